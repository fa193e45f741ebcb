import { awaitsDispatch } from '@werkbank/contracts/delivery';
import { type Change, conclude, type DomainEvent, liveItems, type Order } from '../../order/index.js';

/** Cancels everything that has not left; sent deliveries stay owed and continue. */
export function cancelRest(order: Order, now: Date): Change {
  const events = order.deliveries
    .filter(({ status }) => awaitsDispatch(status))
    .flatMap((delivery): DomainEvent[] => {
      const common = { deliveryId: delivery.id, actor: 'system', why: 'orderDeleted' } as const;
      const itemIds = liveItems(delivery).map(({ id }) => id);
      return [
        { kind: 'itemsCancelled', ...common, itemIds, nothingLeft: true },
        { kind: 'moved', ...common, from: delivery.status, to: 'Cancelled' },
      ];
    });
  return conclude(order, events, now);
}
