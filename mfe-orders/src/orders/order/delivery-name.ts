import type { Delivery } from '@werkbank/contracts/entities';
import { useTranslation } from 'react-i18next';

/** Name of a delivery: its number, or the part that it becomes once the answer is sent. */
export function useDeliveryName(): (delivery: Delivery) => string {
  const { t } = useTranslation('orders');
  return ({ id, parentDeliveryId, dispatchLocation }) =>
    id < 0
      ? t('delivery.partTitle', { id: parentDeliveryId, city: dispatchLocation.city })
      : t('delivery.title', { id });
}

/** Names a button with its delivery, because several deliveries have buttons with equal words. */
export function useActionName(
  delivery: Delivery,
): (action: string) => { 'aria-label': string; children: string } {
  const name = useDeliveryName()(delivery);
  return (action) => ({ 'aria-label': `${action} (${name})`, children: action });
}
