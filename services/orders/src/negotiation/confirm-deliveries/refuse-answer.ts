import { findTransition } from '@werkbank/contracts/delivery';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Order } from '../../order/index.js';
import type { ProducerAnswer } from './producer-answer.js';

/** Validates an answer as a whole; dates and splits are validated one by one afterwards. */
export function refuseAnswer(order: Order, answer: ProducerAnswer): Refusal | undefined {
  const own = order.deliveries.filter(
    ({ producerCompanyId }) => producerCompanyId === answer.producerCompanyId,
  );
  const named = [...answer.confirmed, ...answer.proposed].map(({ id }) => id);
  const splitIds = answer.split.map(({ deliveryId }) => deliveryId);
  const foreign = [...named, ...splitIds].some((id) => !own.some((delivery) => delivery.id === id));
  const twice = new Set(named).size < named.length;
  const confirmedAndSplit = answer.confirmed.some(({ id }) => splitIds.includes(id));
  if (foreign || twice || confirmedAndSplit) return refuse('ORDER_DATA_INCONSISTENT');

  const stale = [...answer.confirmed, ...answer.proposed].some(
    ({ id, optimisticLockKey }) => own.find((delivery) => delivery.id === id)?.lockKey !== optimisticLockKey,
  );
  if (stale) return refuse('DELIVERY_LOCK_FAILED');

  for (const { id, status } of own) {
    const to = answer.confirmed.some((entry) => entry.id === id) ? 'Confirmed' : 'Proposed';
    const isNamed = named.includes(id) || splitIds.includes(id);
    if (isNamed && !findTransition(status, to, 'producer')) {
      return refuse('DELIVERY_WRONG_STATUS', { params: { from: status, to } });
    }
  }

  const unanswered = own.some(
    ({ id, status }) => status === 'Created' && !named.includes(id) && !splitIds.includes(id),
  );
  const empty = named.length + splitIds.length === 0;
  return unanswered || empty ? refuse('NOT_ALL_DELIVERIES_PROCESSED') : undefined;
}
