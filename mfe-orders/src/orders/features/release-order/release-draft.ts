import type { CallRequest } from '@werkbank/contracts/calls';
import type { Delivery, OrderItem } from '@werkbank/contracts/entities';
import { liveDeliveries, liveItems } from '../../order/items';

/** A buyer's decision about a proposal that is not sent yet. */
export interface ReleaseDraft {
  /** Deliveries to release. */
  readonly released: readonly number[];
  /** Items to cancel. */
  readonly cancelled: readonly number[];
}

export type Release = CallRequest<'releaseSalesOrder'>['body'];

export const emptyRelease: ReleaseDraft = { released: [], cancelled: [] };

export const mayRelease = (delivery: Delivery) => delivery.allowedActions.includes('release');
export const mayCancel = (delivery: Delivery) => delivery.allowedActions.includes('cancel');

export function releaseDelivery(draft: ReleaseDraft, delivery: Delivery): ReleaseDraft {
  if (!mayRelease(delivery)) return draft;
  // A delivery that was to be cancelled completely is released with all of its items.
  const cancelled = keptItems(draft, delivery).length > 0 ? draft.cancelled : without(draft, delivery);
  return { cancelled, released: [...new Set([...draft.released, delivery.id])] };
}

export function undoRelease(draft: ReleaseDraft, delivery: Delivery): ReleaseDraft {
  return { ...draft, released: draft.released.filter((id) => id !== delivery.id) };
}

export function cancelItem(draft: ReleaseDraft, delivery: Delivery, item: OrderItem): ReleaseDraft {
  if (!mayCancel(delivery)) return draft;
  const next = { ...draft, cancelled: [...new Set([...draft.cancelled, item.id])] };
  return keptItems(next, delivery).length > 0 ? next : undoRelease(next, delivery);
}

/** The item is what it was before. */
export function undoCancel(draft: ReleaseDraft, item: OrderItem): ReleaseDraft {
  return { ...draft, cancelled: draft.cancelled.filter((id) => id !== item.id) };
}

/** Releases every undecided delivery; cancellations stay. */
export function releaseRest(draft: ReleaseDraft, deliveries: readonly Delivery[]): ReleaseDraft {
  return liveDeliveries(deliveries)
    .filter((delivery) => keptItems(draft, delivery).length > 0)
    .reduce(releaseDelivery, draft);
}

/** Cancels every item that can be. */
export function cancelAll(deliveries: readonly Delivery[]): ReleaseDraft {
  const cancelled = deliveries.filter(mayCancel).flatMap((delivery) => liveItems(delivery));
  return { released: [], cancelled: cancelled.map(({ id }) => id) };
}

/** Content of the decision: deliveries with at least one item left, and the cancelled items. */
export function composeRelease(deliveries: readonly Delivery[], draft: ReleaseDraft): Release {
  const decidable = liveDeliveries(deliveries);
  return {
    releaseSections: decidable
      .filter((delivery) => draft.released.includes(delivery.id) && mayRelease(delivery))
      .filter((delivery) => keptItems(draft, delivery).length > 0)
      .map(({ id }) => id),
    cancelItems: decidable
      .filter(mayCancel)
      .flatMap((delivery) => liveItems(delivery))
      .filter(({ id }) => draft.cancelled.includes(id))
      .map(({ id }) => id),
  };
}

export interface ReleaseSummary {
  readonly deliveries: number;
  readonly items: number;
  /** Deliveries about which nothing is decided yet. */
  readonly undecided: number;
  /** Net value in cents of the released deliveries. */
  readonly value: number;
  /** Net value in cents of the items that are cancelled. */
  readonly cancelledValue: number;
  readonly empty: boolean;
}

export function summaryOf(deliveries: readonly Delivery[], draft: ReleaseDraft): ReleaseSummary {
  const { releaseSections, cancelItems } = composeRelease(deliveries, draft);
  const waiting = liveDeliveries(deliveries).filter(mayRelease);
  const released = waiting.filter(({ id }) => releaseSections.includes(id));
  const cancelledIn = (some: readonly Delivery[]) =>
    some
      .flatMap(liveItems)
      .filter(({ id }) => cancelItems.includes(id))
      .reduce((sum, item) => sum + item.price.taxBase, 0);
  return {
    deliveries: releaseSections.length,
    items: cancelItems.length,
    undecided: waiting.filter(
      (delivery) => !releaseSections.includes(delivery.id) && keptItems(draft, delivery).length > 0,
    ).length,
    value: released.reduce((sum, delivery) => sum + delivery.taxBase, 0) - cancelledIn(released),
    cancelledValue: cancelledIn(deliveries),
    empty: releaseSections.length + cancelItems.length === 0,
  };
}

function keptItems(draft: ReleaseDraft, delivery: Delivery): OrderItem[] {
  return liveItems(delivery).filter(({ id }) => !draft.cancelled.includes(id));
}

function without(draft: ReleaseDraft, delivery: Delivery): number[] {
  return draft.cancelled.filter((id) => !delivery.items.some((item) => item.id === id));
}
