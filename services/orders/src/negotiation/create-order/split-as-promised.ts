import type { SectionPart } from '@werkbank/contracts/entities';
import { type Delivery, evolve, type Order, type Plan } from '../../order/index.js';

/** Divides a new delivery into the parts that the buyer was promised. Each keeps its day as the first promise. */
export function splitAsPromised(
  order: Order,
  delivery: Delivery,
  parts: readonly SectionPart[],
  newId: (what: 'delivery' | 'item') => number,
): Delivery[] {
  const [first, ...later] = parts;
  if (!first) return [delivery];
  let split: Order = { ...order, deliveries: [{ ...delivery, plan: planOf(first) }] };
  for (const part of later) {
    split = evolve(split, {
      kind: 'split',
      deliveryId: delivery.id,
      newDeliveryId: newId('delivery'),
      dispatchLocation: delivery.dispatchLocation,
      plan: planOf(part),
      items: part.items.map(({ articleId, quantity }) => ({
        itemId: itemOf(delivery, articleId),
        quantity,
        newItemId: newId('item'),
      })),
    });
  }
  return split.deliveries.map((one) => ({ ...one, originalPlan: null, lockKey: 1 }));
}

function planOf({ plannedShipmentDate, plannedShipmentFromStock }: SectionPart): Plan {
  return { plannedShipmentDate, plannedShipmentFromStock };
}

function itemOf({ items }: Delivery, articleId: string): number {
  const item = items.find((one) => one.articleId === articleId);
  if (!item) throw new Error(`The section has no article ${articleId} that a part of it promises`);
  return item.id;
}
