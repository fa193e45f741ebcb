import type { DiscountAssignment } from '@werkbank/contracts/entities';
import { useFormats } from '@werkbank/kit/formats';
import { Notice } from '@werkbank/kit/feedback';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useApiQuery, useApiMutation, useRefetch } from '@werkbank/kit/api';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { withoutAsking } from '@werkbank/kit/navigation-guard';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PeriodFields } from '../../rules/period-fields';
import { useOwnRules } from '../../rules/use-own-rules';
import { addAssignment, showAssignment } from '../../cache-updates/discount-assignments';
import { assignmentErrors, assignmentOf, assignmentValues } from './assignment-values';

const changes = [
  'listDiscountAssignments',
  'listAssignableCustomers',
  'listDiscountGroups',
  'getDiscountGroup',
  // An assignment settles requests of the customer.
  'listDiscountRequests',
] as const;

/** Assigns a discount group to a customer, now or for a time to come, or changes that. */
export function AssignmentDialog({
  assignment,
  customer,
  onClose,
}: {
  /** `null` is a new one. */
  assignment: DiscountAssignment | null;
  /** The customer, if known; else it is chosen among those without a group. */
  customer?: { id: number; name: string } | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const params = useOwnRules();
  const { data: groups } = useApiQuery('listDiscountGroups', { params });
  const customers = useApiQuery('listAssignableCustomers', { params }, { enabled: !customer });
  const create = useApiMutation('createDiscountAssignment', {
    success: t('done.discountAssignmentCreated'),
    changes,
    local: addAssignment,
    silent: true,
  });
  const update = useApiMutation('updateDiscountAssignment', {
    success: t('done.discountAssignmentUpdated'),
    changes,
    local: showAssignment,
    silent: true,
  });
  const refetch = useRefetch('listDiscountAssignments', { params });
  const { data } = useApiQuery('listDiscountAssignments', { params }, { enabled: false });
  const now = (rows = data) => rows?.find(({ id }) => id === assignment?.id);
  const labelOf = (name: string) => t(`assignment.field.${name}`);
  const form = useObjectForm({
    object: now() ?? assignment,
    refetch: async () => now(await refetch()),
    valuesOf: (known) => assignmentValues(known, customer?.id),
    check: (values) => assignmentErrors(values, formats, labelOf),
    save: async (values, key) => {
      const { customerCompanyId, ...body } = assignmentOf(values);
      if (assignment) {
        const at = { params: { ...params, assignmentId: assignment.id } };
        await update.mutateAsync({ ...at, body: { ...body, ...key } });
      } else await create.mutateAsync({ params, body: { customerCompanyId, ...body } });
      onClose();
    },
  });
  const assignable = groups?.filter((group) => !group.isOtherCustomerGroup);
  const known = customer ? [customer] : (customers.data ?? []);
  return (
    <FormDialog form={form} title={t(assignment ? 'assignment.change' : 'assignment.add')} onClose={onClose}>
      {assignable?.length === 0 ? (
        <Notice kind="info">
          {t('assignment.noGroups')}{' '}
          <Link to="/management/discount-groups/new" onClick={() => withoutAsking(onClose)}>
            {t('discountGroup.create')}
          </Link>
        </Notice>
      ) : null}
      <SelectField
        label={labelOf('customerCompanyId')}
        help={customer ? undefined : t('assignment.customerHelp')}
        loading={!customer && customers.isPending}
        options={known.map(({ id, name }) => ({ value: String(id), label: name }))}
        mayBeEmpty
        {...form.field('customerCompanyId')}
        disabled={customer !== undefined || form.busy}
      />
      <SelectField
        label={labelOf('discountGroupId')}
        loading={!groups}
        options={(assignable ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        mayBeEmpty
        {...form.field('discountGroupId')}
      />
      <PeriodFields from={form.field('validFrom')} until={form.field('validUntil')} />
    </FormDialog>
  );
}
