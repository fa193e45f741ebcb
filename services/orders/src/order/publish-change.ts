import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryStatus } from '@werkbank/contracts/delivery';
import type { FactPayload } from '@werkbank/contracts/facts';
import { Outbox } from '@werkbank/platform/messaging';
import type { Change } from './happening.js';
import type { Delivery, Order, OrderItem } from './order.js';

type StockLines = FactPayload<'orders.items-cancelled.v1'>['lines'];

/** What an order took from the shelves, or gives back. */
export function stockLines(items: readonly OrderItem[]): StockLines {
  return items.map(({ articleId, stockLocationId, quantity }) => ({
    articleId,
    dispatchLocationId: stockLocationId,
    quantity,
  }));
}

/** Tells other domains about a change, in the order in which it happened. */
export async function publishChange(em: EntityManager, change: Change, now: Date): Promise<void> {
  const { order, happenings } = change;
  for (const happening of happenings) {
    if (happening.kind === 'moved' && happening.from !== happening.to) {
      await publishStatus(em, order, happening.deliveryId, happening.from, happening.to, now);
    }
    if (happening.kind === 'split') {
      const child = order.deliveries.find(({ id }) => id === happening.newDeliveryId);
      if (child) await publishStatus(em, order, child.id, null, child.status, now);
    }
  }
  const cancelled = happenings.flatMap((happening) =>
    happening.kind === 'itemsCancelled' ? happening.itemIds : [],
  );
  if (cancelled.length === 0) return;
  const items = order.deliveries.flatMap((delivery) => delivery.items);
  await Outbox.record(
    em,
    'orders.items-cancelled.v1',
    { orderId: order.id, lines: stockLines(items.filter(({ id }) => cancelled.includes(id))) },
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
  const delivery = order.deliveries.find(({ id }) => id === deliveryId);
  if (!delivery) throw new Error(`Order ${order.id} has no delivery ${deliveryId}`);
  await Outbox.record(
    em,
    'orders.delivery-status-changed.v1',
    {
      orderId: order.id,
      deliveryId,
      producerCompanyId: delivery.producerCompanyId,
      customerId: order.customerId,
      from,
      to,
      at: now.toISOString(),
    },
    { key: order.id },
  );
}
