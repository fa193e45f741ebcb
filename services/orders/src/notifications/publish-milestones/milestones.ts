import type { DeliveryStatus } from '@werkbank/contracts/delivery';
import type { OrderMailKind } from '@werkbank/contracts/order-mails';
import type { Change } from '../../order/index.js';

export interface Milestone {
  kind: OrderMailKind;
  deliveryIds: readonly number[];
}

const reached: Partial<Record<DeliveryStatus, OrderMailKind>> = {
  Proposed: 'proposed',
  Released: 'released',
  ReadyToSend: 'readyToSend',
  Sent: 'sent',
  Delivered: 'delivered',
};

/** The mails of a change: one milestone for all deliveries that reached it together. */
export function milestonesOf({ order, events }: Change): Milestone[] {
  const found = new Map<OrderMailKind, Set<number>>();
  const add = (kind: OrderMailKind, deliveryId: number): void => {
    const ids = found.get(kind) ?? new Set<number>();
    found.set(kind, ids.add(deliveryId));
  };
  for (const event of events) {
    if (event.kind === 'moved' && event.from !== event.to) {
      const kind = event.why === 'proposalLapsed' ? 'lapsed' : reached[event.to];
      if (kind) add(kind, event.deliveryId);
    }
    // The last answer of an order starts the deadline of all proposals, even if it was a plain confirmation.
    if (event.kind === 'proposalOpened') {
      for (const { id, status } of order.deliveries) if (status === 'Proposed') add('proposed', id);
    }
  }
  return [...found].map(([kind, ids]) => ({ kind, deliveryIds: [...ids] }));
}
