import type { OwnDiscountRequest } from '@werkbank/contracts/entities';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { useListState } from '@werkbank/kit/list-state';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { useRequestColumns } from '../../discount-requests/request-columns';
import { RequestStatus } from '../../discount-requests/request-status';
import css from '../../discount-requests/requests.module.css';
import { RequestDetails } from './request-details';

/** Requests of the own company, the latest first, with their answers. */
export function OwnRequests() {
  const { t } = useTranslation('orders');
  const list = useListState();
  const answer = useApiQuery(
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
  return (
    <WorkingList
      flush
      name="own-discount-requests"
      caption={t('request.own')}
      list={list}
      answer={answer}
      paging={answer.data}
      fixedPageSize
      columns={[askedOn, article, producers, country, askedBy]}
      rows={answer.data?.requests}
      rowKey={({ id }) => id}
      nameOf={({ askedOn: day, article: about }) =>
        `${about?.materialNumber ?? ''} ${day.slice(0, 10)}`.trim()
      }
      details={(request) => <RequestDetails request={request} />}
      expected={3}
      empty={{ title: t('request.none'), help: t('request.noneHelp') }}
    />
  );
}
