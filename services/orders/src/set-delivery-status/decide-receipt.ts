import { type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Happening } from '../order/happening.js';
import { type Delivery, liveItems } from '../order/order.js';

/** How many pieces of an item have arrived so far, all parcels together. */
export interface Arrived {
  id: number;
  deliveredQuantity: number;
}

/** The buyer confirms all of a delivery, or a quantity of each item; when nothing is missing it is Delivered. */
export function decideReceipt(
  delivery: Delivery,
  action: 'receive' | 'receivePart',
  arrived: readonly Arrived[] | undefined,
): Happening[] | Refusal {
  const items = liveItems(delivery);
  for (const [index, { id, deliveredQuantity }] of (arrived ?? []).entries()) {
    const max = items.find((item) => item.id === id)?.quantity ?? 0;
    if (deliveredQuantity > max || max === 0) {
      return refuse('QUANTITY_EXCEEDS_ORDERED', {
        params: { max },
        field: `items.${index}.deliveredQuantity`,
      });
    }
  }
  const received = items.map((item) => ({
    itemId: item.id,
    deliveredQuantity:
      action === 'receive'
        ? item.quantity
        : (arrived?.find(({ id }) => id === item.id)?.deliveredQuantity ?? item.deliveredQuantity),
  }));
  const nothing = received.every(({ deliveredQuantity }) => deliveredQuantity === 0);
  if (nothing || (action === 'receivePart' && !arrived)) return refuse('FIELD_REQUIRED', { field: 'items' });
  const complete = items.every((item) =>
    received.some(
      ({ itemId, deliveredQuantity }) => itemId === item.id && deliveredQuantity === item.quantity,
    ),
  );
  return [
    { kind: 'received', deliveryId: delivery.id, items: received },
    {
      kind: 'moved',
      deliveryId: delivery.id,
      from: delivery.status,
      to: complete ? 'Delivered' : 'PartiallyDelivered',
      actor: 'customer',
      why: complete ? 'received' : 'partReceived',
    },
  ];
}
