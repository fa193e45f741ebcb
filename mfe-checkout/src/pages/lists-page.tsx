import { ButtonLink } from '@werkbank/kit/button';
import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SaveOrder } from '../features/list-saved-lists/save-order';
import { SavedLists } from '../features/list-saved-lists/saved-lists';

/** Saved lists. With `?order=<number>` it saves that order as a list, under a name that it asks for. */
export default function ListsPage() {
  const { t } = useTranslation('checkout');
  const [params, setParams] = useSearchParams();
  const orderId = Number(params.get('order'));
  return (
    <Page
      title={t('lists.title')}
      lead={t('lists.lead')}
      actions={
        <>
          <ButtonLink to="/lists/bought">{t('bought.title')}</ButtonLink>
          <ButtonLink to="/quick-order">{t('lists.new')}</ButtonLink>
        </>
      }
    >
      <SavedLists />
      {Number.isSafeInteger(orderId) && orderId > 0 ? (
        <SaveOrder orderId={orderId} onClose={() => setParams({}, { replace: true })} />
      ) : null}
    </Page>
  );
}
