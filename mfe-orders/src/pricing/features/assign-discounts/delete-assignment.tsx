import type { DiscountAssignment } from '@werkbank/contracts/entities';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { DeleteRule } from '../../rules/delete-rule';
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
    <DeleteRule
      title={t('assignment.deleteTitle', { name: assignment.customerName })}
      confirm={t('assignment.delete')}
      command={remove}
      onConfirm={() =>
        remove.mutate({ params: { ...params, assignmentId: assignment.id } }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      {t('assignment.deleteHelp')}
    </DeleteRule>
  );
}
