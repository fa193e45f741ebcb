import type { DispatchAddress } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import {
  type Change,
  conclude,
  type DomainEvent,
  evolve,
  type Order,
  planSplit,
  promise,
  type SplitSurroundings,
} from '../../order/index.js';
import type { ProducerAnswer } from './producer-answer.js';
import { refuseAnswer } from './refuse-answer.js';

export function decideConfirmation(
  order: Order,
  answer: ProducerAnswer,
  surroundings: SplitSurroundings,
  now: Date,
): Change | Refusal {
  const refused = refuseAnswer(order, answer);
  if (refused) return refused;
  const proposals = decideProposals(order, answer, surroundings, now);
  if (isRefusal(proposals)) return proposals;
  const answered: DomainEvent[] = [...answer.confirmed.map(({ id }) => confirmed(id)), ...proposals];
  const splits = decideSplits(answered.reduce(evolve, order), answer, surroundings, now);
  return isRefusal(splits) ? splits : conclude(order, [...answered, ...splits], now);
}

function confirmed(deliveryId: number): DomainEvent {
  return { kind: 'moved', deliveryId, from: 'Created', to: 'Confirmed', actor: 'producer', why: 'confirmed' };
}

/** A split delivery becomes Proposed as well, with its own new date if one was sent. */
function decideProposals(
  order: Order,
  answer: ProducerAnswer,
  surroundings: SplitSurroundings,
  now: Date,
): DomainEvent[] | Refusal {
  const events: DomainEvent[] = [];
  for (const [index, { id, plan }] of answer.proposed.entries()) {
    const place = order.deliveries.find((delivery) => delivery.id === id)?.dispatchLocation;
    if (!place) return refuse('ORDER_DATA_INCONSISTENT');
    const from = placeOf(surroundings, place.id) ?? place;
    const promised = promise(plan, { from, now, field: `proposedDeliveries.${index}` });
    if (isRefusal(promised)) return promised;
    const why = promised.plannedShipmentFromStock ? 'proposedFromStock' : 'proposedNewDate';
    events.push({ ...proposed(id), why, plan: promised });
  }
  const onlySplit = new Set(answer.split.map(({ deliveryId }) => deliveryId));
  for (const { id } of answer.proposed) onlySplit.delete(id);
  return [...events, ...[...onlySplit].map(proposed)];
}

function proposed(deliveryId: number): Extract<DomainEvent, { kind: 'moved' }> {
  return {
    kind: 'moved',
    deliveryId,
    from: 'Created',
    to: 'Proposed',
    actor: 'producer',
    why: 'deliverySplit',
  };
}

function placeOf({ dispatchLocations }: SplitSurroundings, id: number): DispatchAddress | undefined {
  return dispatchLocations.find(({ address }) => address.id === id)?.address;
}

function decideSplits(
  order: Order,
  answer: ProducerAnswer,
  surroundings: SplitSurroundings,
  now: Date,
): DomainEvent[] | Refusal {
  const events: DomainEvent[] = [];
  let current = order;
  for (const [index, wanted] of answer.split.entries()) {
    const from = placeOf(surroundings, wanted.dispatchLocationId);
    if (!from) return refuse('INCORRECT_DELIVERY_SPLIT', { field: 'dispatchLocationId' });
    const plan = promise(wanted.plan, { from, now, field: `newDeliveries.${index}` });
    if (isRefusal(plan)) return plan;
    const split = planSplit(current, { ...wanted, plan }, surroundings);
    if (isRefusal(split)) return split;
    current = split.order;
    events.push(split.event);
  }
  return events;
}
