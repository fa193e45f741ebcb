import { useApiQuery } from '@werkbank/kit/api';
import { ButtonLink } from '@werkbank/kit/button';
import { EmptyState, ErrorState } from '@werkbank/kit/feedback';
import { usePreferences } from '@werkbank/kit/host';
import { Page } from '@werkbank/kit/page';
import { TableSkeleton } from '@werkbank/kit/skeleton';
import { useTranslation } from 'react-i18next';
import { nothingChosen } from '../features/order-from-list/chosen-lines';
import { OrderFromList } from '../features/order-from-list/order-from-list';

/** Articles that the company bought recently, to order some of them again. */
export default function BoughtPage() {
  const { t } = useTranslation('checkout');
  const { language: lng, country, currency } = usePreferences();
  const { data, error, refetch } = useApiQuery(
    'quoteBoughtArticles',
    { query: { lng, country, currency } },
    { keepPrevious: true },
  );
  return (
    <Page
      title={t('bought.title')}
      crumbs={[{ label: t('lists.title'), to: '/lists' }]}
      lead={t('bought.lead')}
    >
      {data === undefined ? (
        error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : (
          <TableSkeleton />
        )
      ) : data.lines.length === 0 ? (
        <EmptyState
          title={t('bought.empty')}
          actions={<ButtonLink to="/">{t('basket.backHome')}</ButtonLink>}
        >
          {t('bought.emptyHelp')}
        </EmptyState>
      ) : (
        <OrderFromList name={t('bought.title')} lines={data.lines} first={nothingChosen(data.lines)} />
      )}
    </Page>
  );
}
