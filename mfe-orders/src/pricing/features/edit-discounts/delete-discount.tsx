import type { DiscountEntry } from '@werkbank/contracts/entities';
import { useApiMutation } from '@werkbank/kit/api';
import { DeleteDialog } from '@werkbank/kit/ui/delete-dialog';
import { useTranslation } from 'react-i18next';
import { type OwnGroup, showDiscount } from '../../cache-updates/discount-groups';

/** Asks before a discount is deleted. */
export function DeleteDiscount({
  discount,
  name,
  params,
  onClose,
}: {
  discount: DiscountEntry;
  name: string;
  params: OwnGroup;
  onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const remove = useApiMutation('deleteDiscount', {
    success: t('done.discountDeleted'),
    changes: ['getDiscountGroup', 'listDiscountGroups'],
    local: (cache, { groupLockKey }) => showDiscount(cache, params, { groupLockKey, before: discount }),
  });
  return (
    <DeleteDialog
      title={t('discount.deleteTitle', { name })}
      confirm={t('discount.delete')}
      remove={() => remove.mutateAsync({ params: { ...params, discountId: discount.id } })}
      onClose={onClose}
    >
      {t('discount.deleteHelp')}
    </DeleteDialog>
  );
}
