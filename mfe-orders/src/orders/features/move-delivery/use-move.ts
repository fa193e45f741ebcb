import type { Delivery, PurchaseOrder } from '@werkbank/contracts/entities';
import { useTranslation } from 'react-i18next';
import { showMovedDelivery } from '../../order/show-changed-delivery';
import { showPurchaseOrder } from '../../order/show-changed-order';
import { useOrderCommand } from '../../order/use-order-command';
import type { ParcelData } from '../../delivery/parcel-check';
import type { NewPart } from '../../planning/plan';

type Target = 'InCompletion' | 'ReadyToSend' | 'InCustomsClearance' | 'Sent';

export interface Move {
  readonly busy: boolean;
  to: (delivery: Delivery, status: Target, parcel?: ParcelData) => Promise<boolean>;
  split: (delivery: Delivery, part: NewPart) => Promise<boolean>;
}

/** Moves a released delivery towards shipment, or divides it. */
export function useMove(order: PurchaseOrder, onConflict: (message: string) => void): Move {
  const { t } = useTranslation('orders');
  const status = useOrderCommand('setDeliveryStatus', {
    success: (answer) => t(`done.deliveryStatusChangedTo${answer.status}`),
    local: showMovedDelivery,
    onConflict,
  });
  const split = useOrderCommand('splitDelivery', {
    success: t('done.deliverySplitMessage'),
    local: showPurchaseOrder,
    onConflict,
  });
  return {
    busy: status.busy || split.busy,
    to: ({ id, optimisticLockKey }, deliveryStatus, parcel) =>
      status.run({ params: { deliveryId: id }, body: { deliveryStatus, optimisticLockKey, ...parcel } }),
    split: ({ id, optimisticLockKey }, { dispatchLocation, items }) =>
      split.run({
        params: { deliveryId: id },
        body: {
          optimisticLockKey,
          orderId: order.id,
          newDeliverySplitData: {
            dispatchLocationId: dispatchLocation.id,
            items: items.map(({ itemId, quantity }) => ({ splitParentItemId: itemId, quantity })),
          },
        },
      }),
  };
}
