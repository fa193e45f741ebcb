import type { Surcharge } from '@werkbank/contracts/entities';
import { removeRow } from '@werkbank/kit/list-rows';
import { useApiMutation } from '@werkbank/kit/api';
import { DeleteDialog } from '@werkbank/kit/ui/delete-dialog';
import { useTranslation } from 'react-i18next';
import { useOwnRules } from '../../rules/use-own-rules';
import { surcharges } from '../../cache-updates/surcharges';

/** Asks before a surcharge is deleted. */
export function DeleteSurcharge({
  surcharge,
  name,
  onClose,
}: {
  surcharge: Surcharge;
  name: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const params = useOwnRules();
  const remove = useApiMutation('deleteSurcharge', {
    success: t('done.surchargeDeleted'),
    changes: ['listSurcharges'],
    local: (cache) => removeRow(cache, surcharges, surcharge),
  });
  return (
    <DeleteDialog
      title={t('surcharge.deleteTitle', { name })}
      confirm={t('surcharge.delete')}
      remove={() => remove.mutateAsync({ params: { ...params, surchargeId: surcharge.id } })}
      onClose={onClose}
    >
      {t('surcharge.deleteHelp')}
    </DeleteDialog>
  );
}
