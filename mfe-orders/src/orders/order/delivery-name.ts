import type { Delivery } from '@werkbank/contracts/entities';
import { useTranslation } from 'react-i18next';

/** How a delivery is called: by its number, or as the part that it will become once the answer is sent. */
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
