import type { EntityManager } from '@mikro-orm/postgresql';
import { DeliveryEntity } from './delivery.entity.js';
import { OrderHistoryEntity } from './order-history.entity.js';
import { OrderItemEntity } from './order-item.entity.js';
import { PurchaseOrderEntity } from './purchase-order.entity.js';
import { SalesOrderEntity, type SalesOrderRow } from './sales-order.entity.js';
import type { HistoryLine } from '../model/history.js';
import type { Order } from '../model/order.js';
import { deliveryFields, itemFields, orderFields, purchaseOrderFields } from './rows.js';

/** The part of an order that never changes. */
export type OrderHead = Omit<
  SalesOrderRow,
  | 'customerFoundBy'
  | 'producersFoundBy'
  | 'ownNumberForm'
  | 'status'
  | 'totals'
  | 'taxBase'
  | 'producerNames'
  | 'nextShipmentDate'
  | 'proposalExpiresAt'
  | 'lapseToldFor'
  | 'deletedAt'
>;

export interface NewOrder {
  head: OrderHead;
  order: Order;
  history: readonly HistoryLine[];
}

/** Writes orders that were not there before, many at a time. */
export async function insertOrders(em: EntityManager, orders: readonly NewOrder[]): Promise<void> {
  await em.insertMany(
    SalesOrderEntity,
    orders.map(({ head, order }) => ({ ...head, ...orderFields(order), deletedAt: null })),
  );
  await em.insertMany(
    DeliveryEntity,
    orders.flatMap(({ order }) => order.deliveries.map((delivery) => deliveryFields(order.id, delivery))),
  );
  await em.insertMany(
    OrderItemEntity,
    orders.flatMap(({ order }) =>
      order.deliveries.flatMap((delivery) =>
        delivery.items.map((item) => itemFields(order.id, delivery.id, item)),
      ),
    ),
  );
  await em.insertMany(
    PurchaseOrderEntity,
    orders.flatMap(({ order }) => purchaseOrderFields(order)),
  );
  await em.insertMany(
    OrderHistoryEntity,
    orders.flatMap(({ history }) => history),
  );
}
