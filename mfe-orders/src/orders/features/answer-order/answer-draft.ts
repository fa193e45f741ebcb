import type { Delivery, DispatchLocation } from '@werkbank/contracts/entities';
import type { Plan } from '../../planning/plan';

/** A part that leaves separately. Until the answer is sent it exists only here, with a negative id. */
export interface SplitPart {
  readonly id: number;
  readonly parentId: number;
  readonly dispatchLocation: DispatchLocation;
  readonly plan: Plan;
  readonly items: readonly { readonly itemId: number; readonly quantity: number }[];
}

interface Proposal {
  readonly plan: Plan;
  readonly optimisticLockKey: number;
  /** Proposed only because a part was split off: without the part it is open again. */
  readonly onlyBySplit: boolean;
}

/**
 * Draft of a producer's answer. Each entry keeps the lock key of the shown delivery, so that a later change by others is
 * refused instead of overwritten.
 */
export interface AnswerDraft {
  /** Lock key by delivery. */
  readonly confirmed: Readonly<Record<number, number>>;
  readonly proposed: Readonly<Record<number, Proposal>>;
  readonly parts: readonly SplitPart[];
}

export const emptyAnswer: AnswerDraft = { confirmed: {}, proposed: {}, parts: [] };

/** The producer still has to answer for the delivery. */
export function awaitsAnswer({ allowedActions }: Delivery): boolean {
  return allowedActions.includes('confirm') || allowedActions.includes('propose');
}

export function isAnswered(draft: AnswerDraft, deliveryId: number): boolean {
  return deliveryId in draft.confirmed || deliveryId in draft.proposed;
}

/** Confirms the plan; drops an earlier proposal with its date. */
export function confirmDelivery(draft: AnswerDraft, delivery: Delivery): AnswerDraft {
  const cleared = takeBack(draft, delivery.id);
  return { ...cleared, confirmed: { ...cleared.confirmed, [delivery.id]: delivery.optimisticLockKey } };
}

/** Agrees to every delivery that has no answer yet. */
export function confirmRest(draft: AnswerDraft, deliveries: readonly Delivery[]): AnswerDraft {
  return deliveries
    .filter((delivery) => delivery.allowedActions.includes('confirm') && !isAnswered(draft, delivery.id))
    .reduce(confirmDelivery, draft);
}

/** Another date, or from stock. */
export function proposePlan(draft: AnswerDraft, delivery: Delivery, plan: Plan): AnswerDraft {
  const { [delivery.id]: _confirmed, ...confirmed } = draft.confirmed;
  const proposal = { plan, optimisticLockKey: delivery.optimisticLockKey, onlyBySplit: false };
  return { ...draft, confirmed, proposed: { ...draft.proposed, [delivery.id]: proposal } };
}

/** Another date for a part that was split off. */
export function replanPart(draft: AnswerDraft, partId: number, plan: Plan): AnswerDraft {
  const parts = draft.parts.map((part) => (part.id === partId ? { ...part, plan } : part));
  return { ...draft, parts };
}

/**
 * Splits a part off; with it the delivery itself becomes a proposal, for its content is another. From stock, it leaves on
 * the next working day.
 */
export function splitOff(
  draft: AnswerDraft,
  delivery: Delivery,
  part: Omit<SplitPart, 'id' | 'parentId'>,
  { today, fromStock }: { today: string; fromStock: string },
): AnswerDraft {
  const { [delivery.id]: _confirmed, ...confirmed } = draft.confirmed;
  const { plannedShipmentDate, plannedShipmentFromStock } = delivery;
  const known = draft.proposed[delivery.id];
  const proposal = known ?? {
    // A date that has passed is not promised again.
    plan: {
      plannedShipmentDate: plannedShipmentFromStock ? fromStock : later(plannedShipmentDate, today),
      plannedShipmentFromStock,
    },
    optimisticLockKey: delivery.optimisticLockKey,
    onlyBySplit: true,
  };
  const id = Math.min(0, ...draft.parts.map((other) => other.id)) - 1;
  return {
    confirmed,
    proposed: { ...draft.proposed, [delivery.id]: proposal },
    parts: [...draft.parts, { ...part, id, parentId: delivery.id }],
  };
}

/** Undoes the decision about a delivery, or returns a part to its delivery. */
export function takeBack(draft: AnswerDraft, id: number): AnswerDraft {
  if (id < 0) return withoutPart(draft, id);
  const { [id]: _confirmed, ...confirmed } = draft.confirmed;
  const { [id]: _proposed, ...proposed } = draft.proposed;
  return { confirmed, proposed, parts: draft.parts.filter((part) => part.parentId !== id) };
}

function withoutPart(draft: AnswerDraft, partId: number): AnswerDraft {
  const parentId = draft.parts.find(({ id }) => id === partId)?.parentId;
  const parts = draft.parts.filter(({ id }) => id !== partId);
  if (parentId === undefined || parts.some((part) => part.parentId === parentId)) return { ...draft, parts };
  if (!draft.proposed[parentId]?.onlyBySplit) return { ...draft, parts };
  const { [parentId]: _proposal, ...proposed } = draft.proposed;
  return { ...draft, proposed, parts };
}

const later = (one: string, other: string): string => (one < other ? other : one);
