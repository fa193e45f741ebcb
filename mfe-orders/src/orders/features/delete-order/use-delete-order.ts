import { useAnswerCache } from '@werkbank/kit/answer-cache';
import { useHost, useNotify } from '@werkbank/kit/host';
import { useErrorMessage } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { orderReads } from '../../order/order-reads';
import { removeOrder } from '../../order/show-changed-order';

/** The list is read again a little later, when its projection has surely heard of it. */
const reloadAfterMs = 500;

/** Removes an order without an invoice from every list, then reads the lists again. */
export function useDeleteOrder(): (orderId: number) => Promise<void> {
  const { t } = useTranslation('orders');
  const { api } = useHost();
  const cache = useAnswerCache();
  const notify = useNotify();
  const messageOf = useErrorMessage();
  return async (orderId) => {
    try {
      const { stays } = await api('deleteSalesOrder', { params: { orderId } });
      if (stays) notify('info', t('done.orderStays', { id: orderId }));
      else {
        notify('success', t('done.orderDeleted', { id: orderId }));
        removeOrder(cache, orderId);
      }
      setTimeout(() => void cache.readAgain(orderReads), reloadAfterMs);
    } catch (error) {
      notify('error', t('failed.orderDeletedFail', { message: messageOf(error) }));
      throw error;
    }
  };
}
