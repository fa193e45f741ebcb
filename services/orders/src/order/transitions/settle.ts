import { orderStatus } from '@werkbank/contracts/delivery';
import { proposalLifetimeMs } from '@werkbank/contracts/limits';
import { evolve } from './evolve.js';
import type { Change, DomainEvent } from '../model/domain-event.js';
import type { Order } from '../model/order.js';

/** Applies a decision, then the automatic steps that follow from it. */
export function conclude(order: Order, events: readonly DomainEvent[], now: Date): Change {
  const decided = events.reduce(evolve, order);
  const agreed = releasesByAgreement(decided);
  const released = agreed.reduce(evolve, decided);
  const clock = proposalClock(released, now);
  return { order: clock.reduce(evolve, released), events: [...events, ...agreed, ...clock] };
}

/** Confirmed deliveries wait until nothing of the order is unanswered or merely proposed, then go on by themselves. */
function releasesByAgreement(order: Order): DomainEvent[] {
  const waits = order.deliveries.some(({ status }) => status === 'Created' || status === 'Proposed');
  if (waits) return [];
  return order.deliveries
    .filter(({ status }) => status === 'Confirmed')
    .map(({ id }) => ({
      kind: 'moved',
      deliveryId: id,
      from: 'Confirmed',
      to: 'Released',
      actor: 'system',
      why: 'releasedByAgreement',
    }));
}

/** One clock per order: it starts when its last producer has answered with a proposal and ends when none is left. */
function proposalClock(order: Order, now: Date): DomainEvent[] {
  const isProposed = orderStatus(order.deliveries.map(({ status }) => status)) === 'Proposed';
  if (isProposed && order.proposalExpiresAt === null) {
    return [{ kind: 'proposalOpened', expiresAt: new Date(now.getTime() + proposalLifetimeMs) }];
  }
  return !isProposed && order.proposalExpiresAt !== null ? [{ kind: 'proposalClosed' }] : [];
}
