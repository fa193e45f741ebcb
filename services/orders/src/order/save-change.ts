import type { EntityManager } from '@mikro-orm/postgresql';
import { DeliveryEntity } from './storage/delivery.entity.js';
import { OrderHistoryEntity } from './storage/order-history.entity.js';
import { OrderItemEntity } from './storage/order-item.entity.js';
import { PurchaseOrderEntity } from './storage/purchase-order.entity.js';
import type { Change } from './model/domain-event.js';
import { historyLines } from './model/history.js';
import type { LoadedOrder } from './storage/load-order.js';
import { publishChange } from './publish-change.js';
import { deliveryFields, itemFields, orderFields, purchaseOrderFields } from './storage/rows.js';
import type { ActingPerson } from './model/acting-person.js';

/** Writes what a decision changed: the order, a line of history for each step, and the events for other domains. */
export async function saveChange(
  em: EntityManager,
  loaded: LoadedOrder,
  change: Change,
  by: ActingPerson,
  now: Date,
): Promise<void> {
  const { order, events } = change;
  Object.assign(loaded.head, orderFields(order));
  for (const delivery of order.deliveries) {
    const fields = deliveryFields(order.id, delivery);
    const row = loaded.deliveries.find(({ id }) => id === delivery.id);
    if (row) Object.assign(row, fields);
    else em.persist(em.create(DeliveryEntity, fields));
    for (const item of delivery.items) {
      const itemRow = loaded.items.find(({ id }) => id === item.id);
      if (itemRow) Object.assign(itemRow, itemFields(order.id, delivery.id, item));
      else em.persist(em.create(OrderItemEntity, itemFields(order.id, delivery.id, item)));
    }
  }
  for (const line of historyLines(order.id, events, by, now)) {
    em.persist(em.create(OrderHistoryEntity, line));
  }
  await em.flush();
  await em.upsertMany(PurchaseOrderEntity, purchaseOrderFields(order));
  await publishChange(em, change, now);
}
