import { useApiQuery } from '@werkbank/kit/api';
import { ButtonLink } from '@werkbank/kit/button';
import { EmptyState, ErrorState } from '@werkbank/kit/feedback';
import { usePreferences } from '@werkbank/kit/host';
import { Page } from '@werkbank/kit/page';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { EditList } from '../features/order-from-list/edit-list';
import { OrderFromList } from '../features/order-from-list/order-from-list';

/** A saved list with the prices of its lines now and before. */
export default function ListPage() {
  const { t } = useTranslation('checkout');
  const { listId = '' } = useParams();
  const { language: lng, country, currency } = usePreferences();
  const {
    data: list,
    error,
    refetch,
  } = useApiQuery(
    'getSavedList',
    { params: { listId }, query: { lng, country, currency } },
    { keepPrevious: true },
  );
  const crumbs = [{ label: t('lists.title'), to: '/lists' }];
  if (!list)
    return error ? (
      <Page title={t('lists.one')} crumbs={crumbs}>
        <ErrorState error={error} retry={() => void refetch()} />
      </Page>
    ) : (
      <PageSkeleton />
    );
  return (
    <Page
      title={list.name}
      crumbs={crumbs}
      lead={t(list.isShared ? 'lists.sharedBy' : 'lists.privateOf', { author: list.authorName })}
      actions={list.mayChange ? <EditList list={list} /> : null}
    >
      {list.lines.length === 0 ? (
        <EmptyState
          title={t('lists.withoutLines')}
          actions={<ButtonLink to="/quick-order">{t('quickOrder.title')}</ButtonLink>}
        >
          {t('lists.withoutLinesHelp')}
        </EmptyState>
      ) : (
        <OrderFromList
          key={list.id}
          name={list.name}
          lines={list.lines}
          changedListId={list.mayChange ? list.id : undefined}
        />
      )}
    </Page>
  );
}
