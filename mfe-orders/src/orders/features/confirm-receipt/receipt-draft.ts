import type { CallRequest } from '@werkbank/contracts/calls';
import type { Delivery } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { liveItems } from '../../order/items';

/** Received pieces of each item, all parcels together. */
export type Arrived = Readonly<Record<number, number>>;
export type Receipt = CallRequest<'setDeliveryStatus'>['body'];

export const everything = (delivery: Delivery): Arrived =>
  Object.fromEntries(liveItems(delivery).map((item) => [item.id, item.quantity]));

export function isComplete(delivery: Delivery, arrived: Arrived): boolean {
  return liveItems(delivery).every((item) => arrived[item.id] === item.quantity);
}

/** The receipt as it is sent: all of it, or a quantity of each item. */
export function composeReceipt(delivery: Delivery, arrived: Arrived): Receipt | Refusal {
  const items = liveItems(delivery);
  const tooMuch = items.find((item) => (arrived[item.id] ?? 0) > item.quantity);
  if (tooMuch) return refuse('QUANTITY_EXCEEDS_ORDERED', { params: { max: tooMuch.quantity } });
  if (items.every((item) => (arrived[item.id] ?? 0) === 0)) return refuse('QUANTITY_ZERO');
  const { optimisticLockKey } = delivery;
  if (isComplete(delivery, arrived)) return { deliveryStatus: 'Delivered', optimisticLockKey };
  return {
    deliveryStatus: 'PartiallyDelivered',
    optimisticLockKey,
    items: items.map(({ id }) => ({ id, deliveredQuantity: arrived[id] ?? 0 })),
  };
}
