import type { DiscountRequestStatus, ReceivedDiscountRequest } from '@werkbank/contracts/entities';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { useHost } from '@werkbank/kit/host';
import { knownChoices, useListState } from '@werkbank/kit/list-state';
import { TextFilter } from '@werkbank/kit/text-filter';
import { ChoiceFilter } from '@werkbank/kit/ui/choice-filter';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useApiQuery } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRequestColumns } from '../../discount-requests/request-columns';
import { RequestStatus } from '../../discount-requests/request-status';
import { useOwnRules } from '../../rules/use-own-rules';
import { AnswerDialog } from './answer-dialog';
import type { AnswerStatus } from './answer-values';
import { ReceivedDetails } from './received-details';
import { useGroupToday } from './use-group-today';

const statuses = ['Open', 'Granted', 'Declined'] as const satisfies readonly DiscountRequestStatus[];

/** Requests of customers: open ones first, then the latest. A row opens in place. */
export function ReceivedRequests() {
  const { t } = useTranslation('orders');
  const { api } = useHost();
  const list = useListState();
  const params = useOwnRules();
  const [status = ''] = knownChoices(list.filter('status'), statuses);
  const [answering, setAnswering] = useState<{ request: ReceivedDiscountRequest; status: AnswerStatus }>();
  const search = list.filter('search');
  const query = { page: list.page, status, search } as const;
  const answer = useApiQuery('listDiscountRequests', { params, query }, { keepPrevious: true });
  const groupOf = useGroupToday();
  const { askedOn, askedBy, article, country } = useRequestColumns<ReceivedDiscountRequest>();
  const customer: WorkingColumn<ReceivedDiscountRequest> = {
    key: 'customer',
    title: t('assignment.field.customerCompanyId'),
    render: ({ customerCompanyId, customerName }) => (
      <Link to={`/management/discount-assignments/${customerCompanyId}`}>{customerName}</Link>
    ),
    text: ({ customerName }) => customerName,
  };
  const state: WorkingColumn<ReceivedDiscountRequest> = {
    key: 'status',
    title: t('request.field.status'),
    render: (request) => <RequestStatus status={request.status} />,
    text: (request) => t(`request.status.${request.status}`),
  };
  const remarks: WorkingColumn<ReceivedDiscountRequest> = {
    key: 'remarks',
    title: t('request.field.remarks'),
    extra: true,
    render: (request) => request.remarks,
    text: (request) => request.remarks,
  };
  const columns = [customer, askedOn, article, state, askedBy, country, remarks];
  return (
    <>
      <WorkingList
        name="discount-requests"
        caption={t('answerRequest.list')}
        list={list}
        answer={answer}
        paging={answer.data}
        fixedPageSize
        columns={columns}
        rows={answer.data?.requests}
        rowKey={({ id }) => id}
        nameOf={({ customerName, id }) => `${customerName}, ${id}`}
        details={(request) => (
          <ReceivedDetails
            request={request}
            groupName={groupOf(request)}
            address={`/management/discount-requests/${request.id}`}
            onAnswer={(decision) => setAnswering({ request, status: decision })}
          />
        )}
        readPage={async ({ page }, signal) => {
          const request = { params, query: { ...query, page } };
          const { requests, ...paging } = await api('listDiscountRequests', request, { signal });
          return { rows: requests, paging };
        }}
        filterNames={['search', 'status']}
        filters={
          <>
            <TextFilter
              label={t('answerRequest.search')}
              value={search}
              onChange={(value) => list.setFilters({ search: value })}
            />
            <ChoiceFilter
              label={t('request.field.status')}
              value={status}
              options={[
                { value: '', label: t('request.allStatuses') },
                ...statuses.map((value) => ({ value, label: t(`request.status.${value}`) })),
              ]}
              onChange={(value) => list.setFilters({ status: value })}
            />
          </>
        }
        empty={{ title: t('answerRequest.empty'), help: t('answerRequest.emptyHelp') }}
      />
      {answering ? <AnswerDialog {...answering} onClose={() => setAnswering(undefined)} /> : null}
    </>
  );
}
