import { ButtonLink } from '@werkbank/kit/button';
import { useFormats } from '@werkbank/kit/formats';
import { useBasket, useSession } from '@werkbank/kit/host';
import { Notice } from '@werkbank/kit/feedback';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { isBasketOf } from '../../order-summary/basket-of-draft';

/** Links back to an open draft, from this or another device, while the basket still matches it. */
export function OpenDraftNotice() {
  const { t } = useTranslation('checkout');
  const formats = useFormats();
  const { basket, valid } = useBasket();
  const { user } = useSession();
  const own = useApiQuery('getOwnBasket', {}, { enabled: typeof user?.companyId === 'number' });
  const open = own.data?.openDraft;
  const draft = useApiQuery('getOrderDraft', { params: { draftId: open?.id ?? '' } }, { enabled: !!open });
  if (!open || !draft.data || draft.data.salesOrderId !== null) return null;
  if (!valid || !isBasketOf(basket, draft.data)) return null;
  const { total, currency } = draft.data.totals;
  return (
    <Notice kind="info">
      {t('basket.openDraft', {
        when: formats.dateTime(open.draftedAt),
        total: formats.money(total, currency),
      })}{' '}
      <ButtonLink to={`/checkout?draft=${open.id}`}>{t('basket.continueDraft')}</ButtonLink>
    </Notice>
  );
}
