import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryStatus } from '@werkbank/contracts/delivery';
import type { EventPayload } from '@werkbank/contracts/events';
import { Outbox } from '@werkbank/platform/messaging';
import type { Change } from './model/domain-event.js';
import type { OrderHead } from './storage/insert-orders.js';
import { type Delivery, liveItems, type Order, type OrderItem } from './model/order.js';

type StockLines = EventPayload<'orders.items-cancelled.v1'>['lines'];

/** Stock that an order takes or returns. */
export function stockLines(items: readonly OrderItem[]): StockLines {
  return items.map(({ articleId, stockLocationId, quantity }) => ({
    articleId,
    dispatchLocationId: stockLocationId,
    quantity,
  }));
}

/** The companies of an order, for its followers. */
export function partiesOf({ customerId, deliveries }: Pick<Order, 'customerId' | 'deliveries'>) {
  return {
    customerId,
    producerCompanyIds: [...new Set(deliveries.map(({ producerCompanyId }) => producerCompanyId))],
  };
}

/** Announces a new order and the stock that it takes to other domains. */
export async function publishCreated(em: EntityManager, { draftId }: OrderHead, order: Order): Promise<void> {
  await Outbox.record(
    em,
    'orders.order-created.v1',
    {
      orderId: order.id,
      customerId: order.customerId,
      lines: stockLines(order.deliveries.flatMap(({ items }) => items)),
      ...(draftId && { draftId }),
    },
    { key: order.id },
  );
}

/** Announces a change to other domains, event by event. */
export async function publishChange(em: EntityManager, change: Change, now: Date): Promise<void> {
  const { order, events } = change;
  for (const event of events) {
    if (event.kind === 'moved' && event.from !== event.to) {
      await publishStatus(em, order, event.deliveryId, event.from, event.to, now);
    }
    if (event.kind === 'split') {
      const child = order.deliveries.find(({ id }) => id === event.newDeliveryId);
      if (child) await publishStatus(em, order, child.id, null, child.status, now);
    }
    if (event.kind === 'received') await publishReceipt(em, order, event.deliveryId, now);
  }
  const cancelled = events.flatMap((event) => (event.kind === 'itemsCancelled' ? event.itemIds : []));
  if (cancelled.length === 0) return;
  const items = order.deliveries.flatMap((delivery) => delivery.items);
  const concerned = order.deliveries.filter((delivery) =>
    delivery.items.some(({ id }) => cancelled.includes(id)),
  );
  await Outbox.record(
    em,
    'orders.items-cancelled.v1',
    {
      orderId: order.id,
      lines: stockLines(items.filter(({ id }) => cancelled.includes(id))),
      deliveries: concerned.map(({ id, producerCompanyId }) => ({ id, producerCompanyId })),
      ...partiesOf(order),
    },
    { key: order.id },
  );
}

async function publishReceipt(em: EntityManager, order: Order, deliveryId: number, now: Date): Promise<void> {
  const delivery = deliveryOf(order, deliveryId);
  await Outbox.record(
    em,
    'orders.items-received.v1',
    {
      orderId: order.id,
      deliveryId,
      producerCompanyId: delivery.producerCompanyId,
      ...partiesOf(order),
      deliveredQuantity: liveItems(delivery).reduce((sum, item) => sum + item.deliveredQuantity, 0),
      at: now.toISOString(),
    },
    { key: order.id },
  );
}

export async function publishStatus(
  em: EntityManager,
  order: Pick<Order, 'id' | 'customerId'> & { deliveries: readonly Delivery[] },
  deliveryId: number,
  from: DeliveryStatus | null,
  to: DeliveryStatus,
  now: Date,
): Promise<void> {
  const delivery = deliveryOf(order, deliveryId);
  await Outbox.record(
    em,
    'orders.delivery-status-changed.v1',
    {
      orderId: order.id,
      deliveryId,
      producerCompanyId: delivery.producerCompanyId,
      ...partiesOf(order),
      from,
      to,
      at: now.toISOString(),
    },
    { key: order.id },
  );
}

function deliveryOf(
  { id: orderId, deliveries }: { id: number; deliveries: readonly Delivery[] },
  deliveryId: number,
): Delivery {
  const delivery = deliveries.find(({ id }) => id === deliveryId);
  if (!delivery) throw new Error(`Order ${orderId} has no delivery ${deliveryId}`);
  return delivery;
}
