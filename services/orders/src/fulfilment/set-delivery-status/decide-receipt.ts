import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { orderLimits } from '@werkbank/contracts/limits';
import { type Delivery, type DomainEvent, liveItems, type OrderItem } from '../../order/index.js';

/** Arrived pieces of an item so far, over all parcels. */
export interface Arrived {
  id: number;
  deliveredQuantity: number;
}

/** The buyer confirms a whole delivery, or a quantity of each item; without missing pieces it is Delivered. */
export function decideReceipt(
  delivery: Delivery,
  action: 'receive' | 'receivePart',
  { arrived, partReceipts }: { arrived?: readonly Arrived[] | undefined; partReceipts: number },
): DomainEvent[] | Refusal {
  const items = liveItems(delivery);
  const refused = refuseCounts(items, action, arrived ?? []);
  if (refused) return refused;
  if (arrived?.length && arrived.every(({ deliveredQuantity }) => deliveredQuantity === 0)) {
    return refuse('QUANTITY_ZERO', { field: 'items' });
  }
  const received = items.map((item) => ({
    itemId: item.id,
    deliveredQuantity:
      action === 'receive'
        ? item.quantity
        : (arrived?.find(({ id }) => id === item.id)?.deliveredQuantity ?? item.deliveredQuantity),
  }));
  const nothing = items.every(({ id, deliveredQuantity }) =>
    received.some((one) => one.itemId === id && one.deliveredQuantity === deliveredQuantity),
  );
  if (nothing || (action === 'receivePart' && !arrived)) return refuse('FIELD_REQUIRED', { field: 'items' });
  const complete = items.every((item) =>
    received.some(
      ({ itemId, deliveredQuantity }) => itemId === item.id && deliveredQuantity === item.quantity,
    ),
  );
  if (!complete && partReceipts >= orderLimits.partReceipts) {
    return refuse('TOO_MANY_PART_RECEIPTS', { params: { max: orderLimits.partReceipts } });
  }
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

/**
 * Counts are totals of arrived pieces. They only grow, because the producer may have acted on them; buyers settle a
 * wrong count with the producer.
 */
function refuseCounts(
  items: readonly OrderItem[],
  action: 'receive' | 'receivePart',
  arrived: readonly Arrived[],
): Refusal | undefined {
  if (new Set(arrived.map(({ id }) => id)).size < arrived.length) return refuse('ORDER_DATA_INCONSISTENT');
  for (const [index, { id, deliveredQuantity }] of arrived.entries()) {
    const item = items.find((one) => one.id === id);
    const field = `items.${index}.deliveredQuantity`;
    const max = item?.quantity ?? 0;
    if (!item || deliveredQuantity > max) {
      return refuse('QUANTITY_EXCEEDS_ORDERED', { params: { max }, field });
    }
    if (deliveredQuantity < item.deliveredQuantity) {
      return refuse('QUANTITY_BELOW_RECEIVED', { params: { min: item.deliveredQuantity }, field });
    }
    if (action === 'receive' && deliveredQuantity < max) {
      return refuse('RECEIPT_INCOMPLETE', { params: { max }, field });
    }
  }
  return undefined;
}
