import { transitions } from '@werkbank/contracts/delivery';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import {
  cancelItems,
  type Change,
  conclude,
  type Delivery,
  type DomainEvent,
  guardContextOf,
  liveItems,
  type Order,
} from '../../order/index.js';
import { alreadyDecided } from './already-decided.js';

export interface Decision {
  /** Ids of deliveries. */
  releaseSections: readonly number[];
  /** Ids of items. */
  cancelItems: readonly number[];
}

/** The buyer releases deliveries and cancels items, in one go or step by step. */
export function decideRelease(order: Order, decision: Decision, now: Date): Change | Refusal {
  if (decision.releaseSections.length + decision.cancelItems.length === 0) {
    return refuse('FIELD_REQUIRED', { field: 'releaseSections' });
  }
  const released = order.deliveries.filter(({ id }) => decision.releaseSections.includes(id));
  const reduced = order.deliveries.filter(({ items }) =>
    items.some(({ id }) => decision.cancelItems.includes(id)),
  );
  if (!refersTo(order, decision)) return refuse('ORDER_DATA_INCONSISTENT');
  const late = alreadyDecided(order, [...released, ...reduced], decision.cancelItems);
  if (late) return late;

  // "Release all" names every section; unanswered ones are left out.
  const answered = released.filter(({ status }) => status !== 'Created');
  const emptied = answered.filter((delivery) =>
    liveItems(delivery).every(({ id }) => decision.cancelItems.includes(id)),
  );
  if (emptied.length > 0) return refuse('ORDER_DATA_INCONSISTENT');
  const refused = [
    ...answered.map((delivery) => refuseMove(order, delivery, 'release')),
    ...reduced.map((delivery) => refuseMove(order, delivery, 'cancel')),
  ].find((refusal) => refusal !== undefined);
  if (refused) return refused;
  if (answered.length + reduced.length === 0) return refuse('PARTIAL_RELEASE_NOT_ALLOWED');

  const events: DomainEvent[] = [
    ...reduced.flatMap((delivery) => cancelItems(delivery, decision.cancelItems, 'customer')),
    ...answered.map(releasedByBuyer),
  ];
  return conclude(order, events, now);
}

function releasedByBuyer({ id, status }: Delivery): DomainEvent {
  return {
    kind: 'moved',
    deliveryId: id,
    from: status,
    to: 'Released',
    actor: 'customer',
    why: 'releasedByBuyer',
  };
}

function refersTo(order: Order, decision: Decision): boolean {
  const sections = order.deliveries.map(({ id }) => id);
  const items = order.deliveries.flatMap((delivery) => delivery.items.map(({ id }) => id));
  return (
    decision.releaseSections.every((id) => sections.includes(id)) &&
    decision.cancelItems.every((id) => items.includes(id))
  );
}

/** Cancelling a single item follows the rules of its delivery. */
function refuseMove(order: Order, delivery: Delivery, action: 'release' | 'cancel'): Refusal | undefined {
  const row = transitions.find(
    ({ action: named, from, actor }) => named === action && from === delivery.status && actor === 'customer',
  );
  if (!row) return refuse('PARTIAL_RELEASE_NOT_ALLOWED');
  const code = row.guard?.(guardContextOf(order.deliveries, delivery));
  return code && refuse(code);
}
