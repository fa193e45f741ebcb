import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { orderLimits } from '@werkbank/contracts/limits';
import type { Address, DispatchAddress } from '@werkbank/contracts/entities';
import { evolve } from '../transitions/evolve.js';
import type { DomainEvent } from '../model/domain-event.js';
import { type Delivery, type Order, type Plan, liveItems } from '../model/order.js';
import { sectionOf } from '../figures/settle-costs.js';
import { type CustomsAreas, sameCustomsArea } from './customs-areas.js';

/** A part of a delivery that the producer wants to send separately. */
export interface WantedSplit {
  deliveryId: number;
  dispatchLocationId: number;
  plan: Plan;
  items: readonly { splitParentItemId: number; quantity: number }[];
}

/** Data for a split beside the order: locations of the producer company, customs areas, unused ids. */
export interface SplitSurroundings {
  dispatchLocations: readonly { producerCompanyId: number; address: DispatchAddress }[];
  customsAreas: CustomsAreas;
  newId: (what: 'delivery' | 'item') => number;
}

/** Validates one split against the current order, including earlier splits of the same command. */
export function planSplit(
  order: Order,
  wanted: WantedSplit,
  surroundings: SplitSurroundings,
): { order: Order; event: DomainEvent } | Refusal {
  const parent = order.deliveries.find(({ id }) => id === wanted.deliveryId);
  if (!parent) return refuse('ORDER_DATA_INCONSISTENT');
  if (partsOfSection(order, parent) >= orderLimits.partsOfDelivery) {
    return refuse('TOO_MANY_PARTS', { params: { max: orderLimits.partsOfDelivery } });
  }
  const location = surroundings.dispatchLocations.find(
    ({ producerCompanyId, address }) =>
      address.id === wanted.dispatchLocationId && producerCompanyId === parent.producerCompanyId,
  );
  if (!location) return refuse('INCORRECT_DELIVERY_SPLIT', { field: 'dispatchLocationId' });
  const sameArea = sameCustomsArea(
    surroundings.customsAreas,
    parent.dispatchLocation.country,
    location.address.country,
  );
  // Another customs area would turn an inland delivery into an export, with additional costs that the buyer has not
  // accepted.
  if (!sameArea) return refuse('INCORRECT_DELIVERY_SPLIT', { field: 'dispatchLocationId' });
  const refused = refuseItems(parent, wanted.items);
  if (refused) return refused;
  const event: DomainEvent = {
    kind: 'split',
    deliveryId: parent.id,
    newDeliveryId: surroundings.newId('delivery'),
    dispatchLocation: addressOf(location.address),
    plan: wanted.plan,
    items: wanted.items.map(({ splitParentItemId, quantity }) => ({
      itemId: splitParentItemId,
      quantity,
      newItemId: surroundings.newId('item'),
    })),
  };
  return { order: evolve(order, event), event };
}

/** An order stores the address only, because the location's calendar changes over time. */
const addressOf = ({ calendar: _, ...address }: DispatchAddress): Address => address;

/** Number of deliveries that one ordered section is split into; cancelled parts count. */
function partsOfSection(order: Order, delivery: Delivery): number {
  const section = sectionOf(order, delivery);
  return order.deliveries.filter((one) => sectionOf(order, one) === section).length;
}

/** Both deliveries keep at least one item, both parts of an item at least one piece. */
function refuseItems(parent: Delivery, wanted: WantedSplit['items']): Refusal | undefined {
  const items = liveItems(parent);
  const ids = new Set(wanted.map(({ splitParentItemId }) => splitParentItemId));
  if (ids.size < wanted.length) return refuse('INCORRECT_ITEM_SPLIT', { field: 'items' });
  for (const { splitParentItemId, quantity } of wanted) {
    const item = items.find(({ id }) => id === splitParentItemId);
    if (!item || quantity < 1 || quantity > item.quantity) {
      return refuse('INCORRECT_ITEM_SPLIT', { field: 'items' });
    }
  }
  const everythingGoes = items.every((item) =>
    wanted.some(
      ({ splitParentItemId, quantity }) => splitParentItemId === item.id && quantity === item.quantity,
    ),
  );
  return wanted.length === 0 || everythingGoes ? refuse('INCORRECT_DELIVERY_SPLIT') : undefined;
}
