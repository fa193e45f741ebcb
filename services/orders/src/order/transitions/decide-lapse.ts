import { findTransition } from '@werkbank/contracts/delivery';
import type { Change, DomainEvent } from '../model/domain-event.js';
import { cancelItems } from './cancel-items.js';
import type { Order } from '../model/order.js';
import { conclude } from './settle.js';

/**
 * Cancels all deliveries that the buyer has not released in time, confirmed ones included: silence never binds to half
 * an order. `undefined` while the proposal is open, or after a decision.
 */
export function decideLapse(order: Order, now: Date): Change | undefined {
  if (order.proposalExpiresAt === null || order.proposalExpiresAt > now) return undefined;
  const lapsed = order.deliveries.filter(({ status }) => findTransition(status, 'Cancelled', 'system'));
  const events = lapsed.flatMap((delivery): DomainEvent[] =>
    cancelItems(
      delivery,
      delivery.items.map(({ id }) => id),
      'system',
    ),
  );
  return conclude(order, events, now);
}
