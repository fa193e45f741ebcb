import { defineEntity, type EntityName, type InferEntity, p } from '@mikro-orm/core';
import type { LocalizedText, PriceBreakdown } from '@werkbank/contracts/entities';
import type { OrderUnits } from '@werkbank/contracts/quantities';
import { DeliveryEntity } from './delivery.entity.js';
import { SalesOrderEntity } from './sales-order.entity.js';

export const OrderItemEntity = defineEntity({
  name: 'OrderItem',
  tableName: 'order_item',
  properties: {
    id: p.integer().primary().autoincrement(false),
    orderId: p.manyToOne(SalesOrderEntity).mapToPk().deferMode('deferred'),
    deliveryId: p.manyToOne(DeliveryEntity).mapToPk().deferMode('deferred'),
    parentItemId: () =>
      p
        .manyToOne(itemItself())
        .$type<number>()
        .mapToPk()
        .deferMode('deferred')
        .deleteRule('no action')
        .nullable(),
    articleId: p.text(),
    materialNumber: p.text(),
    /** PostgreSQL fills it: the number as searches compare it. */
    numberForm: p.text().nullable().lazy(),
    ownArticleNumber: p.text().nullable(),
    /** PostgreSQL fills it, too. */
    ownNumberForm: p.text().nullable().lazy(),
    articleText: p.text(),
    articleTexts: p.json<LocalizedText>().nullable(),
    remark: p.text().nullable(),
    unit: p.text(),
    /** null: by the piece, from one on. */
    orderUnits: p.json<OrderUnits>().nullable(),
    unitWeight: p.integer(),
    quantity: p.integer(),
    deliveredQuantity: p.integer(),
    cancelled: p.boolean(),
    stockLocationId: p.integer(),
    price: p.json<PriceBreakdown>(),
    taxReason: p.text().nullable(),
    tariffNumber: p.text().nullable(),
    originCountry: p.text().nullable(),
  },
  indexes: [
    { name: 'order_item_of_order', properties: ['orderId'] },
    { name: 'order_item_of_delivery', properties: ['deliveryId'] },
    { name: 'order_item_of_number', properties: ['numberForm', 'orderId'] },
    { name: 'order_item_of_own_number', properties: ['ownNumberForm', 'orderId'] },
  ],
});
export type OrderItemRow = InferEntity<typeof OrderItemEntity>;

function itemItself(): EntityName {
  return OrderItemEntity;
}
