import type { OrderApproval } from '@werkbank/contracts/entities';
import { holdsWords } from '@werkbank/contracts/text';
import { useApiQuery } from '@werkbank/kit/api';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { DateText, Money } from '@werkbank/kit/formatted-values';
import { useHost } from '@werkbank/kit/host';
import { useListState } from '@werkbank/kit/list-state';
import { TextFilter } from '@werkbank/kit/text-filter';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { nameOf } from '../../approvals/name-of';

/** Orders that the reader decides about or has requested. */
export function ApprovalList() {
  const { t } = useTranslation('checkout');
  const { navigation } = useHost();
  const list = useListState();
  const answer = useApiQuery('listOrderApprovals', {});
  const search = list.filter('search');
  const rows = answer.data?.approvals.filter(
    ({ askedBy }) => search === '' || holdsWords([nameOf(askedBy)], search),
  );
  const addressOf = ({ draftId }: OrderApproval) => `/approvals/${draftId}`;
  const stateOf = ({ state, mayDecide }: OrderApproval) =>
    t(mayDecide ? 'approval.state.ForYou' : `approval.state.${state}`);
  const columns: WorkingColumn<OrderApproval>[] = [
    {
      key: 'askedBy',
      title: t('approval.askedBy'),
      render: (row) => <Link to={addressOf(row)}>{nameOf(row.askedBy)}</Link>,
      text: ({ askedBy }) => nameOf(askedBy),
    },
    { key: 'state', title: t('approval.stateTitle'), render: stateOf, text: stateOf },
    {
      key: 'taxBase',
      title: t('totals.net'),
      align: 'end',
      render: ({ taxBase, currency }) => <Money cents={taxBase} currency={currency} />,
      text: ({ taxBase }) => taxBase / 100,
    },
    {
      key: 'askedAt',
      title: t('approval.askedAt'),
      render: ({ askedAt }) => <DateText iso={askedAt} />,
      text: ({ askedAt }) => askedAt,
      showFrom: 'narrow',
    },
    {
      key: 'decidedBy',
      title: t('approval.decidedBy'),
      render: ({ decidedBy }) => decidedBy && nameOf(decidedBy),
      text: ({ decidedBy }) => decidedBy && nameOf(decidedBy),
      showFrom: 'medium',
    },
  ];
  return (
    <WorkingList
      name="order-approvals"
      caption={t('approval.title')}
      list={list}
      answer={answer}
      columns={columns}
      rows={rows}
      rowKey={({ draftId }) => draftId}
      nameOf={({ askedBy }) => nameOf(askedBy)}
      onOpen={(row) => navigation.go(addressOf(row))}
      filterNames={['search']}
      filters={
        <TextFilter
          label={t('approval.askedBy')}
          value={search}
          onChange={(text) => list.setFilters({ search: text })}
        />
      }
      empty={{ title: t('approval.empty'), help: t('approval.emptyHelp') }}
    />
  );
}
