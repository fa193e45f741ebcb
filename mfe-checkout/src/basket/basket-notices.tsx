import { useBasket, useHost } from '@werkbank/kit/host';
import { Button, ButtonLink } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Notice } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';

/**
 * The obstacles between this basket and an order, each with a solution: in the basket, or from the
 * checkout back to it.
 */
export function BasketNotices({ elsewhere = false }: { elsewhere?: boolean }) {
  const { t } = useTranslation('checkout');
  const { basket: port } = useHost();
  const { valid, refreshError, refreshing, basket } = useBasket();
  const gone = basket.some((producer) =>
    producer.dispatchLocationItems.some((section) =>
      section.items.some((item) => item.notAvailableReason !== null),
    ),
  );
  const refresh = (
    <Button icon={icons.reload} busy={refreshing} onClick={() => void port.refresh()}>
      {t('basket.refresh')}
    </Button>
  );
  if (refreshError) {
    return (
      <Notice kind="error">
        {t('basket.refreshError')} {refresh}
      </Notice>
    );
  }
  if (gone) {
    return (
      <Notice kind="error">
        {t('basket.articleGone')}{' '}
        {elsewhere ? <ButtonLink to="/basket">{t('checkout.toBasket')}</ButtonLink> : null}
      </Notice>
    );
  }
  if (!valid && !refreshing) {
    return (
      <Notice kind="error">
        {t('basket.invalid')} {refresh}
      </Notice>
    );
  }
  return null;
}
