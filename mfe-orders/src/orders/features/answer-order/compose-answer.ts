import type { CallRequest } from '@werkbank/contracts/calls';
import type { Delivery } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { type AnswerDraft, awaitsAnswer, isAnswered } from './answer-draft';

export type Answer = CallRequest<'confirmPurchaseOrder'>['body'];

export interface AnswerProgress {
  /** Deliveries that ask for an answer. */
  readonly total: number;
  readonly open: number;
  readonly confirmed: number;
  readonly proposed: number;
  readonly parts: number;
}

/** Counts of answered and open deliveries. */
export function progressOf(deliveries: readonly Delivery[], draft: AnswerDraft): AnswerProgress {
  const asked = deliveries.filter(awaitsAnswer);
  const parts = draft.parts.filter(({ parentId }) => asked.some(({ id }) => id === parentId));
  return {
    total: asked.length,
    open: asked.filter(({ id }) => !isAnswered(draft, id)).length,
    confirmed: asked.filter(({ id }) => id in draft.confirmed).length,
    proposed: asked.filter(({ id }) => id in draft.proposed).length,
    parts: parts.length,
  };
}

/** The answer as it is sent, or why it cannot be sent yet. */
export function composeAnswer(deliveries: readonly Delivery[], draft: AnswerDraft): Answer | Refusal {
  const { open, confirmed, proposed } = progressOf(deliveries, draft);
  if (open > 0 || confirmed + proposed === 0) return refuse('NOT_ALL_DELIVERIES_PROCESSED');
  return {
    confirmedDeliveries: Object.entries(draft.confirmed).map(([id, optimisticLockKey]) => ({
      id: Number(id),
      optimisticLockKey,
    })),
    proposedDeliveries: Object.entries(draft.proposed).map(([id, { plan, optimisticLockKey }]) => ({
      id: Number(id),
      optimisticLockKey,
      ...plan,
    })),
    newDeliveries: draft.parts.map(({ parentId, dispatchLocation, plan, items }) => ({
      splitParentDeliveryId: parentId,
      dispatchLocationId: dispatchLocation.id,
      ...plan,
      items: items.map(({ itemId, quantity }) => ({ splitParentItemId: itemId, quantity })),
    })),
  };
}
