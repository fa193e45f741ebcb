import type { OwnDiscountRequest } from '@werkbank/contracts/entities';
import type { WorkingColumn } from '@werkbank/kit/columns';
import * as icons from '@werkbank/kit/icons';
import { useListState } from '@werkbank/kit/list-state';
import { EmptyState, ErrorState } from '@werkbank/kit/feedback';
import { Pagination } from '@werkbank/kit/ui/pagination';
import { Table } from '@werkbank/kit/ui/table';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { useRequestColumns } from '../../discount-requests/request-columns';
import { RequestStatus } from '../../discount-requests/request-status';
import css from '../../discount-requests/requests.module.css';
import { RequestDetails } from './request-details';

/** What the own company has asked for, the latest first, and what became of it. */
export function OwnRequests() {
  const { t } = useTranslation('orders');
  const list = useListState();
  const { data, error, refetch } = useApiQuery(
    'listOwnDiscountRequests',
    { query: { page: list.page } },
    { keepPrevious: true },
  );
  const { askedOn, askedBy, article, country } = useRequestColumns<OwnDiscountRequest>();
  const producers: WorkingColumn<OwnDiscountRequest> = {
    key: 'producers',
    title: t('request.field.producers'),
    render: (request) => (
      <span className={css.statuses}>
        {request.producers.map(({ producerCompanyId, producerName, status }) => (
          <span key={producerCompanyId}>
            {producerName} <RequestStatus status={status} />
          </span>
        ))}
      </span>
    ),
    text: (request) =>
      request.producers
        .map(({ producerName, status }) => `${producerName}: ${t(`request.status.${status}`)}`)
        .join('; '),
  };
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  return (
    <>
      <Table
        name="own-discount-requests"
        caption={t('request.own')}
        flush
        columns={[askedOn, article, producers, country, askedBy]}
        rows={data?.requests}
        rowKey={({ id }) => id}
        nameOf={({ askedOn: day, article: about }) =>
          `${about?.materialNumber ?? ''} ${day.slice(0, 10)}`.trim()
        }
        details={(request) => <RequestDetails request={request} />}
        expected={3}
        empty={
          <EmptyState icon={icons.document} title={t('request.none')}>
            {t('request.noneHelp')}
          </EmptyState>
        }
      />
      {data && data.totalItems > 0 ? <Pagination paging={data} list={list} /> : null}
    </>
  );
}
