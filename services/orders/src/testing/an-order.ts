import type { DeliveryStatus } from '@werkbank/contracts/delivery';
import { orderOfSubmission } from '../negotiation/create-order/order-of-submission.js';
import type { Delivery, Order } from '../order/model/order.js';
import type { SplitSurroundings } from '../order/splitting/plan-split.js';
import { usualCustomsAreas } from '../order/splitting/customs-areas.js';
import { aSection, aSubmission, anAddress, germanProducer, swissProducer } from './a-submission.js';

/** Noon in Zurich on 3 February 2030. */
export const noon = new Date('2030-02-03T11:00:00Z');
/** Orders of that Sunday count for Monday, so goods on stock leave on Tuesday. */
export const nextShipment = '2030-02-05';

/** Numbers from 1 on, deliveries and items apart. */
export function numbers(from = { delivery: 1, item: 1 }): (what: 'delivery' | 'item') => number {
  const next = { ...from };
  return (what) => next[what]++;
}

/** An order whose deliveries are in these statuses: of the Swiss and the German producer in turn. Items: 1, 2; 3, 4; … */
export function anOrder(...statuses: DeliveryStatus[]): Order {
  const producers = [swissProducer, germanProducer];
  const sections = statuses.map((_, index) => aSection(producers[index % 2] ?? swissProducer));
  const order = orderOfSubmission(aSubmission(100_042, { orderSections: sections }), numbers());
  return {
    ...order,
    deliveries: order.deliveries.map((delivery, index) => inStatus(delivery, statuses[index] ?? 'Created')),
  };
}

function inStatus(delivery: Delivery, status: DeliveryStatus): Delivery {
  const items = delivery.items.map((item) => ({ ...item, cancelled: status === 'Cancelled' }));
  return { ...delivery, status, items };
}

/** Changes one delivery of an order, by its number. */
export function withDelivery(order: Order, id: number, change: Partial<Delivery>): Order {
  return {
    ...order,
    deliveries: order.deliveries.map((delivery) =>
      delivery.id === id ? { ...delivery, ...change } : delivery,
    ),
  };
}

export function deliveryOfOrder(order: Order, id: number): Delivery {
  const delivery = order.deliveries.find((candidate) => candidate.id === id);
  if (!delivery) throw new Error(`no delivery ${id}`);
  return delivery;
}

/** The Swiss producer ships from Zurich (2010) and Vaduz (2011), the German one from Ulm (2020). New numbers from 50 on. */
export function surroundings(): SplitSurroundings {
  return {
    dispatchLocations: [
      { producerCompanyId: swissProducer, address: anAddress(2010, 'CH', 'DispatchLocation') },
      { producerCompanyId: swissProducer, address: anAddress(2011, 'LI', 'DispatchLocation') },
      { producerCompanyId: swissProducer, address: anAddress(2012, 'DE', 'DispatchLocation') },
      { producerCompanyId: germanProducer, address: anAddress(2020, 'DE', 'DispatchLocation') },
    ],
    customsAreas: usualCustomsAreas,
    newId: numbers({ delivery: 50, item: 50 }),
  };
}
