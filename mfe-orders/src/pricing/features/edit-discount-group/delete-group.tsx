import type { DiscountGroup } from '@werkbank/contracts/entities';
import { useFormats } from '@werkbank/kit/formats';
import { useApiMutation } from '@werkbank/kit/api';
import { DeleteButton } from '@werkbank/kit/ui/delete-dialog';
import { useTranslation } from 'react-i18next';
import { type OwnGroup, removeGroup } from '../../cache-updates/discount-groups';

/** Deletes a discount group after asking. That of the unassigned customers stays. */
export function DeleteGroup({
  group,
  params,
  onDeleted,
}: {
  group: DiscountGroup;
  params: OwnGroup;
  onDeleted: () => void;
}) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const remove = useApiMutation('deleteDiscountGroup', {
    success: t('done.discountGroupDeleted'),
    changes: ['listDiscountGroups', 'listDiscountAssignments', 'listAssignableCustomers'],
    local: (cache) => removeGroup(cache, group),
  });
  if (group.isOtherCustomerGroup) return <p>{t('discountGroup.notDeletable')}</p>;
  const { customerCount } = group;
  return (
    <DeleteButton
      title={t('discountGroup.deleteTitle', { name: group.name })}
      confirm={t('discountGroup.delete')}
      remove={() => remove.mutateAsync({ params })}
      onDeleted={onDeleted}
    >
      {customerCount > 0
        ? t('discountGroup.deleteHelp', {
            count: customerCount,
            number: formats.number(customerCount),
          })
        : t('discountGroup.deleteHelpNobody')}
    </DeleteButton>
  );
}
