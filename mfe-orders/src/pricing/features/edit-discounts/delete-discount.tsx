import type { DiscountEntry } from '@werkbank/contracts/entities';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { DeleteRule } from '../../rules/delete-rule';
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
    <DeleteRule
      title={t('discount.deleteTitle', { name })}
      confirm={t('discount.delete')}
      command={remove}
      onConfirm={() =>
        remove.mutate({ params: { ...params, discountId: discount.id } }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      {t('discount.deleteHelp')}
    </DeleteRule>
  );
}
