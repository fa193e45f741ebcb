import { defineEntity, p } from '@mikro-orm/core';
import { SalesOrderEntity } from './sales-order.entity.js';

export const OrderHistoryEntity = defineEntity({
  name: 'OrderHistory',
  tableName: 'order_history',
  properties: {
    id: p.bigint('number').primary().generated('identity').autoincrement(),
    orderId: p.manyToOne(SalesOrderEntity).mapToPk().deferMode('deferred'),
    deliveryId: p.integer().nullable(),
    at: p.datetime(),
    who: p.text(),
    userId: p.integer().nullable(),
    actor: p.text(),
    statusFrom: p.text().nullable(),
    statusTo: p.text().nullable(),
    why: p.text(),
  },
  indexes: [{ name: 'order_history_of_order', properties: ['orderId', 'id'] }],
});
