import type { DiscountAssignment } from '@werkbank/contracts/entities';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { useFormats } from '@werkbank/kit/formats';
import { knownChoices, useListState } from '@werkbank/kit/list-state';
import { TextFilter } from '@werkbank/kit/text-filter';
import { ChoicesFilter } from '@werkbank/kit/ui/choice-filter';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DeskList } from '../../rules/desk-list';
import { usePeriodColumns } from '../../rules/period-columns';
import { useActionsColumn } from '../../rules/row-actions';
import { useOwnRules } from '../../rules/use-own-rules';

interface ListProps {
  /** The customer of the assignments; all customers by default. */
  customerId?: number;
  onEdit: (assignment: DiscountAssignment) => void;
  onDelete: (assignment: DiscountAssignment) => void;
}

/** Which customer has which discount group, by name of the customer. */
export function AssignmentList({ customerId, onEdit, onDelete }: ListProps) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const list = useListState();
  const params = useOwnRules();
  const answer = useApiQuery('listDiscountAssignments', { params });
  const groups = useApiQuery('listDiscountGroups', { params }).data ?? [];
  const period = usePeriodColumns<DiscountAssignment>();
  const groupOf = ({ discountGroupId }: DiscountAssignment) =>
    groups.find(({ id }) => id === discountGroupId)?.name ?? '';
  const nameOf = ({ customerName, validFrom }: DiscountAssignment) =>
    [customerName, ...(validFrom === null ? [] : [formats.date(validFrom)])].join(', ');
  const actions = useActionsColumn({ nameOf, onEdit, onDelete });
  const search = list.filter('search');
  const groupIds = groups.map(({ id }) => String(id));
  const chosen = knownChoices(list.filter('group'), groupIds);
  const customer: WorkingColumn<DiscountAssignment> = {
    key: 'customer',
    title: t('assignment.field.customerCompanyId'),
    sortable: true,
    render: ({ customerCompanyId, customerName }) => (
      <Link to={`/management/discount-assignments/${customerCompanyId}`}>{customerName}</Link>
    ),
    text: ({ customerName }) => customerName,
  };
  const group: WorkingColumn<DiscountAssignment> = {
    key: 'group',
    title: t('assignment.field.discountGroupId'),
    sortable: true,
    render: (assignment) => (
      <Link to={`/management/discount-groups/${assignment.discountGroupId}`}>{groupOf(assignment)}</Link>
    ),
    text: groupOf,
  };
  const ofOne = customerId !== undefined;
  return (
    <DeskList
      name={ofOne ? 'discount-assignments-of-customer' : 'discount-assignments'}
      caption={t('assignment.title')}
      list={list}
      answer={answer}
      columns={[...(ofOne ? [] : [customer]), group, ...period, actions]}
      sortKeys={{
        customer: ({ customerName }) => customerName,
        group: groupOf,
        validFrom: ({ validFrom }) => validFrom ?? '',
        validUntil: ({ validUntil }) => validUntil,
      }}
      rowKey={({ id }) => id}
      nameOf={nameOf}
      onOpen={onEdit}
      fits={({ customerCompanyId, discountGroupId }) =>
        (!ofOne || customerCompanyId === customerId) &&
        (chosen.length === 0 || chosen.includes(String(discountGroupId)))
      }
      filterNames={['search', 'group']}
      filters={
        ofOne ? null : (
          <>
            <TextFilter
              label={t('assignment.search')}
              value={search}
              onChange={(text) => list.setFilters({ search: text })}
            />
            <ChoicesFilter
              label={t('assignment.field.discountGroupId')}
              value={chosen}
              options={groups
                .filter(({ isOtherCustomerGroup }) => !isOtherCustomerGroup)
                .map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(values) => list.setFilters({ group: values.join(',') })}
            />
          </>
        )
      }
      empty={{
        title: t(ofOne ? 'assignment.emptyCustomer' : 'assignment.empty'),
        help: t(ofOne ? 'assignment.emptyCustomerHelp' : 'assignment.emptyHelp'),
      }}
    />
  );
}
