import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Currency, Language } from '@werkbank/contracts/localization';
import { columns, readMany, type RowOf, statement } from '@werkbank/platform/database';
import { DeliveryEntity, OrderItemEntity, SalesOrderEntity } from '../../order/index.js';

const reportedItem = {
  orderId: SalesOrderEntity.properties.id,
  /** The instant as the database writes it, exact to the microsecond. */
  placedAt: p.text(),
  ...columns(
    SalesOrderEntity,
    'customerId',
    'customerName',
    'ownOrderNumber',
    'wishedDate',
    'contactName',
    'contactPhone',
    'remark',
  ),
  /** Milliseconds. */
  createdOn: p.float(),
  deliveryId: DeliveryEntity.properties.id,
  ...columns(DeliveryEntity, 'status'),
  ...columns(
    OrderItemEntity,
    'materialNumber',
    'ownArticleNumber',
    'cancelled',
    'quantity',
    'deliveredQuantity',
    'unit',
    'orderUnits',
  ),
  articleText: p.text(),
  lineRemark: p.text().nullable(),
  /** Whole cents. */
  price: p.float(),
  currency: p.text().$type<Currency>(),
  street: p.text(),
  house: p.text(),
  addressSupplement: p.text().nullable(),
  zipCode: p.text(),
  country: p.text(),
  city: p.text(),
  /** The name of the shipping address. */
  recipient: p.text(),
};

/** An ordered item with the reported data of its order. */
export type ReportedItem = RowOf<typeof reportedItem>;

export interface ReportAsked {
  producerCompanyId: number;
  /** The first instant, and the first one that is too late. */
  from: Date;
  before: Date;
  language: Language;
}

const ordersAtOnce = 250;

/**
 * Ordered items of a producer company, oldest first. One statement reads whole orders, so each order is consistent. A slow
 * reader holds no transaction open, because each part has its own statement.
 */
export async function* reportedItems(
  em: EntityManager,
  { producerCompanyId, from, before, language }: ReportAsked,
): AsyncGenerator<ReportedItem[]> {
  let after = { placedAt: from.toISOString(), orderId: 0 };
  for (;;) {
    const part = await readMany(em, itemsOfOrders, [
      producerCompanyId,
      before.toISOString(),
      after.placedAt,
      after.orderId,
      ordersAtOnce,
      language,
      producerCompanyId,
    ]);
    const last = part.at(-1);
    if (!last) return;
    yield part;
    after = last;
  }
}

const itemsOfOrders = statement(
  'reported-items',
  reportedItem,
  `with part as materialized (
    select o.id, o.created_on, o.customer_id, o.customer_name, o.shipping_address as address,
        o.own_order_number, o.wished_date, o.contact_name, o.contact_phone, o.remark
      from purchase_order p join sales_order o on o.id = p.order_id
     where p.producer_company_id = ? and o.deleted_at is null and o.created_on < ?::timestamptz
       and (o.created_on, o.id) > (?::timestamptz, ?)
     order by o.created_on, o.id limit ?)
  select o.id as "orderId", o.created_on::text as "placedAt", o.customer_id as "customerId",
      o.customer_name as "customerName", o.own_order_number as "ownOrderNumber", o.wished_date as "wishedDate",
      o.contact_name as "contactName", o.contact_phone as "contactPhone", o.remark, (extract(epoch from o.created_on) * 1000)::float8 as "createdOn",
      d.id as "deliveryId", i.material_number as "materialNumber",
      i.own_article_number as "ownArticleNumber", i.remark as "lineRemark",
      coalesce(i.article_texts ->> ?, i.article_text) as "articleText", d.status, i.cancelled, i.quantity,
      i.unit, i.order_units as "orderUnits", i.delivered_quantity as "deliveredQuantity", (i.price ->> 'taxBase')::float8 as price,
      i.price ->> 'currency' as currency, o.address ->> 'street' as street, o.address ->> 'house' as house,
      o.address ->> 'addressSupplement' as "addressSupplement", o.address ->> 'zipCode' as "zipCode",
      o.address ->> 'country' as country, o.address ->> 'city' as city, o.address ->> 'name' as recipient
    from part o join delivery d on d.order_id = o.id and d.producer_company_id = ?
      join order_item i on i.delivery_id = d.id
   order by o.created_on, o.id, d.id, i.id`,
);
