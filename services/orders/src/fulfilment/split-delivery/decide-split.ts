import { findTransition } from '@werkbank/contracts/delivery';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import {
  type Change,
  conclude,
  type Order,
  planSplit,
  type SplitSurroundings,
  type WantedSplit,
} from '../../order/index.js';

export interface SplitCommand extends Omit<WantedSplit, 'plan'> {
  optimisticLockKey: number;
  producerCompanyId: number;
}

/** A producer divides a released delivery in two. The date was agreed and stays the same for both. */
export function decideSplit(
  order: Order,
  command: SplitCommand,
  surroundings: SplitSurroundings,
  now: Date,
): Change | Refusal {
  const delivery = order.deliveries.find(
    ({ id, producerCompanyId }) =>
      id === command.deliveryId && producerCompanyId === command.producerCompanyId,
  );
  if (!delivery) return refuse('DELIVERY_NOT_FOUND');
  if (delivery.lockKey !== command.optimisticLockKey) return refuse('DELIVERY_LOCK_FAILED');
  if (findTransition(delivery.status, delivery.status, 'producer')?.action !== 'splitAfterRelease') {
    return refuse('DELIVERY_SPLIT_NOT_POSSIBLE', { params: { from: delivery.status } });
  }
  const split = planSplit(order, { ...command, plan: delivery.plan }, surroundings);
  return isRefusal(split) ? split : conclude(order, [split.event], now);
}
