import type { DiscountRequestStatus, ReceivedDiscountRequest } from '@werkbank/contracts/entities';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { FilterBar } from '@werkbank/kit/filter-bar';
import { useHost } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { useListState } from '@werkbank/kit/list-state';
import { EmptyState, ErrorState } from '@werkbank/kit/feedback';
import { TextFilter } from '@werkbank/kit/text-filter';
import { ChoiceFilter } from '@werkbank/kit/ui/choice-filter';
import { ExportAll } from '@werkbank/kit/ui/export-rows';
import { Pagination } from '@werkbank/kit/ui/pagination';
import { Table } from '@werkbank/kit/ui/table';
import { useApiQuery } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { knownChoices } from '../../rules/choices';
import desk from '../../rules/rules.module.css';
import { useRequestColumns } from '../../discount-requests/request-columns';
import { RequestStatus } from '../../discount-requests/request-status';
import { useOwnRules } from '../../rules/use-own-rules';
import { AnswerDialog } from './answer-dialog';
import type { AnswerStatus } from './answer-values';
import { ReceivedDetails } from './received-details';
import { useGroupToday } from './use-group-today';

const statuses = ['Open', 'Granted', 'Declined'] as const satisfies readonly DiscountRequestStatus[];

/** What customers ask for: the open requests first, then the latest. A row opens in place. */
export function ReceivedRequests() {
  const { t } = useTranslation('orders');
  const { api } = useHost();
  const list = useListState();
  const params = useOwnRules();
  const [status = ''] = knownChoices(list.filter('status'), statuses);
  const [answering, setAnswering] = useState<{ request: ReceivedDiscountRequest; status: AnswerStatus }>();
  const search = list.filter('search');
  const isNarrowed = status !== '' || search !== '';
  const query = { page: list.page, status, search } as const;
  const { data, error, refetch } = useApiQuery(
    'listDiscountRequests',
    { params, query },
    { keepPrevious: true },
  );
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
  const rowKey = ({ id }: ReceivedDiscountRequest) => id;
  return (
    <div className={desk.stack}>
      <FilterBar
        label={t('desk.filters')}
        onReset={isNarrowed ? () => list.setFilters({ status: '', search: '' }) : undefined}
      >
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
      </FilterBar>
      {error && !data ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Table
          name="discount-requests"
          caption={t('answerRequest.list')}
          columns={columns}
          rows={data?.requests}
          rowKey={rowKey}
          nameOf={({ customerName, id }) => `${customerName}, ${id}`}
          details={(request) => (
            <ReceivedDetails
              request={request}
              groupName={groupOf(request)}
              address={`/management/discount-requests/${request.id}`}
              onAnswer={(answer) => setAnswering({ request, status: answer })}
            />
          )}
          tools={
            <ExportAll
              fileName={t('answerRequest.list')}
              columns={columns}
              rowKey={rowKey}
              read={async ({ page }, signal) => {
                const { requests, ...paging } = await api(
                  'listDiscountRequests',
                  { params, query: { ...query, page } },
                  { signal },
                );
                return { rows: requests, paging };
              }}
            />
          }
          empty={
            <EmptyState
              icon={isNarrowed ? icons.search : icons.document}
              title={t(isNarrowed ? 'desk.nothingFound' : 'answerRequest.empty')}
            >
              {t(isNarrowed ? 'answerRequest.nothingFoundHelp' : 'answerRequest.emptyHelp')}
            </EmptyState>
          }
        />
      )}
      {data ? <Pagination paging={data} list={list} /> : null}
      {answering ? <AnswerDialog {...answering} onClose={() => setAnswering(undefined)} /> : null}
    </div>
  );
}
