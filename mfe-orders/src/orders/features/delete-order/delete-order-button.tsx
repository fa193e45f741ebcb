import { DeleteButton } from '@werkbank/kit/ui/delete-dialog';
import { useTranslation } from 'react-i18next';
import { useDeleteOrder } from './use-delete-order';

/** Deletes one order of the list, after asking. */
export function DeleteOrderButton({ orderId }: { orderId: number }) {
  const { t } = useTranslation('orders');
  const deleteOrder = useDeleteOrder();
  return (
    <DeleteButton
      inRow
      title={t('delete.title', { id: orderId })}
      confirm={t('delete.confirm')}
      remove={() => deleteOrder(orderId)}
    >
      {t('delete.confirmation')}
    </DeleteButton>
  );
}
