import { useApiMutation } from '@werkbank/kit/api';
import { useHost } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import SaveListDialog from '../../saved-lists/save-list-dialog';

/** Saves the lines of an order as a list. Pages of orders link here. */
export function SaveOrder({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const { t } = useTranslation('checkout');
  const { navigation } = useHost();
  const save = useApiMutation('saveOrderAsList', {
    success: t('lists.saved'),
    changes: ['listSavedLists'],
    silent: true,
  });
  return (
    <SaveListDialog
      title={t('lists.saveOrder', { orderId })}
      save={async (data) => {
        const { id } = await save.mutateAsync({ body: { ...data, orderId } });
        navigation.go(`/lists/${id}`);
      }}
      onClose={onClose}
    />
  );
}
