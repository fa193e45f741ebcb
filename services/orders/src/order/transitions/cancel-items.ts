import type { DomainEvent } from '../model/domain-event.js';
import { type Delivery, liveItems } from '../model/order.js';

/** Takes items out of a delivery that is not released; with its last one the delivery is cancelled as well. */
export function cancelItems(
  delivery: Delivery,
  itemIds: readonly number[],
  actor: 'customer' | 'system',
): DomainEvent[] {
  const live = liveItems(delivery);
  const cancelled = live.filter(({ id }) => itemIds.includes(id)).map(({ id }) => id);
  if (cancelled.length === 0) return [];
  const nothingLeft = cancelled.length === live.length;
  const why = actor === 'system' ? 'proposalLapsed' : 'cancelledByBuyer';
  const events: DomainEvent[] = [
    {
      kind: 'itemsCancelled',
      deliveryId: delivery.id,
      itemIds: cancelled,
      actor,
      why: actor === 'system' ? 'proposalLapsed' : 'itemsCancelledByBuyer',
      nothingLeft,
    },
  ];
  if (nothingLeft) {
    events.push({
      kind: 'moved',
      deliveryId: delivery.id,
      from: delivery.status,
      to: 'Cancelled',
      actor,
      why,
    });
  }
  return events;
}
