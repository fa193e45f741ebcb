import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { DeliveryStatus, Shipper, Status } from '@werkbank/contracts/delivery';
import type {
  Address,
  AgreedCosts,
  Cost,
  LocalizedText,
  PriceBreakdown,
  Totals,
} from '@werkbank/contracts/entities';
import type { Currency, Language } from '@werkbank/contracts/localization';
import type { DeliveryFigures } from '../figures/figures.js';
import type { Plan, TaxRate } from '../model/order.js';

const text = () => p.string();

export const SalesOrderEntity = defineEntity({
  name: 'SalesOrder',
  tableName: 'sales_order',
  properties: {
    id: p.integer().primary(),
    draftId: p.uuid().nullable(),
    createdOn: p.datetime(),
    creatorUserId: p.integer(),
    creatorFirstName: text(),
    creatorLastName: text(),
    creatorEmail: text(),
    creatorPhone: text(),
    customerId: p.integer(),
    customerName: text(),
    costCenter: p.string().nullable(),
    selfCollection: p.boolean(),
    currency: p.string().$type<Currency>(),
    language: p.string().$type<Language>(),
    primaryAddress: p.json<Address>(),
    shippingAddress: p.json<Address>(),
    /** Of the buyer's company, when it ordered; null in orders from before it was kept. */
    customerTaxNumber: p.string().nullable(),
    customerEoriNumber: p.string().nullable(),
    customerType: p.string().nullable(),
    status: p.string().$type<Status>(),
    totals: p.json<Totals>(),
    taxBase: p.bigint('number'),
    producerNames: p.array(),
    nextShipmentDate: p.date().nullable(),
    proposalExpiresAt: p.datetime().nullable(),
    /** The end of the proposal whose buyer was told that it is near. */
    lapseToldFor: p.datetime().nullable(),
    deletedAt: p.datetime().nullable(),
  },
});
export type SalesOrderRow = InferEntity<typeof SalesOrderEntity>;

export const PurchaseOrderEntity = defineEntity({
  name: 'PurchaseOrder',
  tableName: 'purchase_order',
  properties: {
    orderId: p.integer().primary(),
    producerCompanyId: p.integer().primary(),
    status: p.string().$type<Status>(),
    taxBase: p.bigint('number'),
    nextShipmentDate: p.date().nullable(),
    /** PostgreSQL keeps both as they are in the sales order. */
    createdOn: p.datetime().nullable(),
    deletedAt: p.datetime().nullable(),
  },
});

/** Who has a part in an order, as buyer or as producer. PostgreSQL keeps it, and shows an order to nobody else. */
export const OrderPartyEntity = defineEntity({
  name: 'OrderParty',
  tableName: 'order_party',
  properties: { companyId: p.integer().primary(), orderId: p.integer().primary() },
});

/** Each article number that was ever ordered, as it is found. PostgreSQL keeps it. */
export const OrderedNumberEntity = defineEntity({
  name: 'OrderedNumber',
  tableName: 'ordered_number',
  properties: { numberForm: p.text().primary() },
});

export const DeliveryEntity = defineEntity({
  name: 'Delivery',
  tableName: 'delivery',
  properties: {
    id: p.integer().primary(),
    orderId: p.integer(),
    parentDeliveryId: p.integer().nullable(),
    producerId: p.integer(),
    producerName: text(),
    producerCompanyId: p.integer(),
    status: p.string().$type<DeliveryStatus>(),
    shipper: p.string().$type<Shipper>(),
    isExport: p.boolean(),
    dispatchLocation: p.json<Address>(),
    plannedShipmentDate: p.date(),
    plannedShipmentFromStock: p.boolean(),
    originalPlan: p.json<Plan>().nullable(),
    lockKey: p.integer(),
    weight: p.float().nullable(),
    length: p.float().nullable(),
    width: p.float().nullable(),
    height: p.float().nullable(),
    mrnNumber: p.string().nullable(),
    costs: p.json<readonly Cost[]>(),
    /** Null on what was split off, and in rows from before it was kept. */
    agreed: p.json<AgreedCosts>().nullable(),
    /** Rows that a replica of before wrote, while a new one starts, have no amount. */
    taxRates: p.json<readonly (Omit<TaxRate, 'amount'> & Partial<TaxRate>)[]>(),
    /** What the delivery costs now, kept for reading; computed from everything else. */
    figures: p.json<DeliveryFigures>(),
  },
});
export type DeliveryRow = InferEntity<typeof DeliveryEntity>;

export const OrderItemEntity = defineEntity({
  name: 'OrderItem',
  tableName: 'order_item',
  properties: {
    id: p.integer().primary(),
    orderId: p.integer(),
    deliveryId: p.integer(),
    parentItemId: p.integer().nullable(),
    articleId: text(),
    materialNumber: text(),
    articleText: text(),
    articleTexts: p.json<LocalizedText>().nullable(),
    unit: text(),
    unitWeight: p.integer(),
    quantity: p.integer(),
    deliveredQuantity: p.integer(),
    cancelled: p.boolean(),
    stockLocationId: p.integer(),
    price: p.json<PriceBreakdown>(),
    taxReason: p.string().nullable(),
    tariffNumber: p.string().nullable(),
    originCountry: p.string().nullable(),
  },
});
export type OrderItemRow = InferEntity<typeof OrderItemEntity>;

export const OrderHistoryEntity = defineEntity({
  name: 'OrderHistory',
  tableName: 'order_history',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    orderId: p.integer(),
    deliveryId: p.integer().nullable(),
    at: p.datetime(),
    who: text(),
    userId: p.integer().nullable(),
    actor: text(),
    statusFrom: p.string().nullable(),
    statusTo: p.string().nullable(),
    why: text(),
  },
});
