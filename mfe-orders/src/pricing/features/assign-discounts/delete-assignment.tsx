import type { DiscountAssignment } from '@werkbank/contracts/entities';
import { useApiMutation } from '@werkbank/kit/api';
import { DeleteDialog } from '@werkbank/kit/ui/delete-dialog';
import { useTranslation } from 'react-i18next';
import { useOwnRules } from '../../rules/use-own-rules';
import { removeAssignment } from '../../cache-updates/discount-assignments';

/** Asks before a discount group is taken from a customer. */
export function DeleteAssignment({
  assignment,
  onClose,
}: {
  assignment: DiscountAssignment;
  onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const params = useOwnRules();
  const remove = useApiMutation('deleteDiscountAssignment', {
    success: t('done.discountAssignmentDeleted'),
    changes: ['listDiscountAssignments', 'listAssignableCustomers', 'listDiscountGroups', 'getDiscountGroup'],
    local: (cache) => removeAssignment(cache, assignment),
  });
  return (
    <DeleteDialog
      title={t('assignment.deleteTitle', { name: assignment.customerName })}
      confirm={t('assignment.delete')}
      remove={() => remove.mutateAsync({ params: { ...params, assignmentId: assignment.id } })}
      onClose={onClose}
    >
      {t('assignment.deleteHelp')}
    </DeleteDialog>
  );
}
