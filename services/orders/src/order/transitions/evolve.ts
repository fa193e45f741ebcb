import { divideItem } from './divide-item.js';
import type { DomainEvent, SplitItem } from '../model/domain-event.js';
import type { Delivery, Order, OrderItem, Plan } from '../model/order.js';
import { settleCosts } from '../figures/settle-costs.js';

/** Applies an event to an order, without any decision. */
export function evolve(order: Order, event: DomainEvent): Order {
  switch (event.kind) {
    case 'moved':
      return move(order, event);
    case 'itemsCancelled': {
      const cancelled = changeDelivery(order, event.deliveryId, (delivery) => ({
        ...delivery,
        items: delivery.items.map((item) =>
          event.itemIds.includes(item.id) ? { ...item, cancelled: true } : item,
        ),
      }));
      return settleCosts(cancelled, event.deliveryId);
    }
    case 'received':
      return changeDelivery(order, event.deliveryId, (delivery) => ({
        ...delivery,
        items: delivery.items.map((item) => ({
          ...item,
          deliveredQuantity:
            event.items.find(({ itemId }) => itemId === item.id)?.deliveredQuantity ?? item.deliveredQuantity,
        })),
      }));
    case 'split':
      return splitOff(order, event);
    case 'proposalOpened':
      return { ...order, proposalExpiresAt: event.expiresAt };
    case 'proposalClosed':
      return { ...order, proposalExpiresAt: null };
  }
}

function move(order: Order, event: Extract<DomainEvent, { kind: 'moved' }>): Order {
  const moved = changeDelivery(order, event.deliveryId, (delivery) => ({
    ...delivery,
    status: event.to,
    ...(event.plan && replan(delivery, event.plan)),
    ...(event.parcel && { parcel: event.parcel }),
  }));
  switch (event.to) {
    case 'ReadyToSend':
      return settleCosts(moved, event.deliveryId, 'packs');
    case 'Sent':
      return settleCosts(moved, event.deliveryId, 'sends');
    case 'Cancelled':
      return settleCosts(moved, event.deliveryId);
    default:
      return moved;
  }
}

/** Every change of a delivery invalidates lock keys that clients hold. */
function changeDelivery(order: Order, id: number, change: (delivery: Delivery) => Delivery): Order {
  return {
    ...order,
    deliveries: order.deliveries.map((delivery) =>
      delivery.id === id ? { ...change(delivery), lockKey: delivery.lockKey + 1 } : delivery,
    ),
  };
}

/** The first promise is kept, however often it changes afterwards. */
function replan(delivery: Delivery, plan: Plan): Pick<Delivery, 'plan' | 'originalPlan'> {
  return { plan, originalPlan: delivery.originalPlan ?? delivery.plan };
}

function samePlan(one: Plan, other: Plan): boolean {
  return (
    one.plannedShipmentDate === other.plannedShipmentDate &&
    one.plannedShipmentFromStock === other.plannedShipmentFromStock
  );
}

/** The parcel stays with the parent; costs and tax are divided again. */
function splitOff(order: Order, split: Extract<DomainEvent, { kind: 'split' }>): Order {
  const parent = order.deliveries.find(({ id }) => id === split.deliveryId);
  if (!parent) return order;
  const parts = parent.items.map((item) => divide(item, split.items));
  const [itemsLeft, itemsTaken] = [parts.flatMap(({ left }) => left), parts.flatMap(({ taken }) => taken)];
  const child: Delivery = {
    ...parent,
    id: split.newDeliveryId,
    parentDeliveryId: parent.id,
    dispatchLocation: split.dispatchLocation,
    ...(samePlan(parent.plan, split.plan) ? {} : replan(parent, split.plan)),
    lockKey: 1,
    parcel: { weight: null, length: null, width: null, height: null, mrnNumber: null },
    customsDeclarations: 0,
    agreed: null,
    costs: [],
    taxRates: [],
    items: itemsTaken,
  };
  const without = changeDelivery(order, parent.id, (delivery) => ({ ...delivery, items: itemsLeft }));
  return settleCosts({ ...without, deliveries: [...without.deliveries, child] }, child.id);
}

function divide(item: OrderItem, wanted: readonly SplitItem[]): { left: OrderItem[]; taken: OrderItem[] } {
  const split = wanted.find(({ itemId }) => itemId === item.id);
  if (!split) return { left: [item], taken: [] };
  if (split.quantity === item.quantity) return { left: [], taken: [item] };
  const { left, taken } = divideItem(item, split.quantity, split.newItemId);
  return { left: [left], taken: [taken] };
}
