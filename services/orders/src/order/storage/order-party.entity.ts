import { defineEntity, p } from '@mikro-orm/core';
import { SalesOrderEntity } from './sales-order.entity.js';

/** Who has a part in an order, as buyer or as producer. PostgreSQL keeps it, and shows an order to nobody else. */
export const OrderPartyEntity = defineEntity({
  name: 'OrderParty',
  tableName: 'order_party',
  properties: {
    companyId: p.integer().primary(),
    orderId: p
      .manyToOne(SalesOrderEntity)
      .mapToPk()
      .joinColumn('order_id')
      .foreignKeyName('order_party_order_id_fkey')
      .deferMode('deferred')
      .deleteRule('cascade')
      .primary(),
  },
});
