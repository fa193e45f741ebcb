import { LockMode, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, readOne, statement } from '@werkbank/platform/database';
import { DeliveryEntity, type DeliveryRow } from './delivery.entity.js';
import { OrderItemEntity, type OrderItemRow } from './order-item.entity.js';
import { SalesOrderEntity, type SalesOrderRow } from './sales-order.entity.js';
import type { Order } from '../model/order.js';
import { deliveryOf, itemOf } from './rows.js';

export interface LoadedOrder {
  head: SalesOrderRow;
  deliveries: DeliveryRow[];
  items: OrderItemRow[];
  /** The order as plain values. */
  order: Order;
}

const customsDeclarations = statement(
  'count-customs-declarations',
  { delivery: p.integer(), files: p.integer() },
  `select object_id::int as delivery, count(*)::int as files from attachment
   where object_type = 'Delivery' and attachment_type = 'CustomsDeclaration' and enabled
     and object_id in (select id::text from delivery where order_id = ?)
   group by object_id`,
);

/** An order for changing it. Its row stays locked until the transaction ends, so changes of one order queue up. */
export async function loadOrder(em: EntityManager, id: number): Promise<LoadedOrder | undefined> {
  const head = await em.findOne(
    SalesOrderEntity,
    { id, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!head) return undefined;
  const deliveries = await em.find(DeliveryEntity, { orderId: id }, { orderBy: { id: 'asc' } });
  const items = await em.find(OrderItemEntity, { orderId: id }, { orderBy: { id: 'asc' } });
  const declarations = await readMany(em, customsDeclarations, [id]);
  const order: Order = {
    id,
    customerId: head.customerId,
    currency: head.currency,
    proposalExpiresAt: head.proposalExpiresAt ?? null,
    deliveries: deliveries.map((row) =>
      deliveryOf(
        row,
        items.filter(({ deliveryId }) => deliveryId === row.id).map(itemOf),
        declarations.find(({ delivery }) => delivery === row.id)?.files ?? 0,
      ),
    ),
  };
  return { head, deliveries, items, order };
}

const orderIdOfDelivery = statement(
  'order-of-delivery',
  columns(DeliveryEntity, 'orderId'),
  'select order_id as "orderId" from delivery where id = ?',
);

/** The order that a delivery belongs to. */
export async function orderOfDelivery(em: EntityManager, deliveryId: number): Promise<number | undefined> {
  return (await readOne(em, orderIdOfDelivery, [deliveryId]))?.orderId;
}
