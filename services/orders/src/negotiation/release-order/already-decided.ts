import { isInNegotiation } from '@werkbank/contracts/delivery';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Delivery, Order } from '../../order/index.js';

/**
 * The refusal for outdated pages, because the buyer's release carries no lock keys. It names the whole order if no
 * delivery is open any more, otherwise the requested part.
 */
export function alreadyDecided(
  order: Order,
  concerned: readonly Delivery[],
  cancelItems: readonly number[],
): Refusal | undefined {
  const closed = concerned.find(({ status }) => !isInNegotiation(status));
  const goneItem = concerned.some(({ items }) =>
    items.some(({ id, cancelled }) => cancelled && cancelItems.includes(id)),
  );
  if (!closed && !goneItem) return undefined;
  const cancelled = order.deliveries.filter(({ status }) => status === 'Cancelled').length;
  const stillOpen = order.deliveries.some(({ status }) => isInNegotiation(status));
  if (cancelled === order.deliveries.length) return refuse('ORDER_ALREADY_CANCELLED');
  if (!stillOpen && cancelled === 0 && !goneItem) return refuse('ORDER_ALREADY_RELEASED');
  return closed && closed.status !== 'Cancelled'
    ? refuse('ORDER_ALREADY_PARTIALLY_RELEASED')
    : refuse('ORDER_ALREADY_PARTIALLY_CANCELLED');
}
