import { defineEntity, p } from '@mikro-orm/core';
import { SalesOrderEntity } from './sales-order.entity.js';

/** Companies of an order: its buyer and its producers. A trigger writes them; policies show the order to them only. */
export const OrderPartyEntity = defineEntity({
  name: 'OrderParty',
  tableName: 'order_party',
  properties: {
    companyId: p.integer().primary(),
    orderId: p.manyToOne(SalesOrderEntity).mapToPk().deferMode('deferred').deleteRule('cascade').primary(),
  },
});
