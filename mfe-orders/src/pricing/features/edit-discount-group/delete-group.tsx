import type { DiscountGroup } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useFormats } from '@werkbank/kit/formats';
import * as icons from '@werkbank/kit/icons';
import { useApiMutation } from '@werkbank/kit/api';
import { withoutAsking } from '@werkbank/kit/navigation-guard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteRule } from '../../rules/delete-rule';
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
  const [asking, setAsking] = useState(false);
  const remove = useApiMutation('deleteDiscountGroup', {
    success: t('done.discountGroupDeleted'),
    changes: ['listDiscountGroups', 'listDiscountAssignments', 'listAssignableCustomers'],
    local: (cache) => removeGroup(cache, group),
  });
  if (group.isOtherCustomerGroup) return <p>{t('discountGroup.notDeletable')}</p>;
  const { customerCount } = group;
  return (
    <>
      <Button kind="danger" icon={icons.trash} onClick={() => setAsking(true)}>
        {t('discountGroup.delete')}
      </Button>
      {asking ? (
        <DeleteRule
          title={t('discountGroup.deleteTitle', { name: group.name })}
          confirm={t('discountGroup.delete')}
          command={remove}
          onConfirm={() => remove.mutate({ params }, { onSuccess: () => withoutAsking(onDeleted) })}
          onClose={() => setAsking(false)}
        >
          {customerCount > 0
            ? t('discountGroup.deleteHelp', {
                count: customerCount,
                number: formats.number(customerCount),
              })
            : t('discountGroup.deleteHelpNobody')}
        </DeleteRule>
      ) : null}
    </>
  );
}
