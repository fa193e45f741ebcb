import { z } from 'zod';
import { statuses, deliveryStatuses } from '../delivery/index.js';
import { orderList, parcel, purchaseOrder, salesOrder } from '../entities/order.js';
import { reportPeriod } from '../entities/report-period.js';
import { chosenOf, date, id, pageOf, requiredLockKey, searchText, textId } from '../entities/values.js';
import { listLimits, maxBasketItems, orderLimits, pageSizes, quantityLimits } from '../limits/index.js';
import { type CallSchemas, downloadedFile, fileTypes } from './call.js';
import { orderAttachmentsCalls } from './order-attachments.js';
import { orderDocumentsCalls } from './order-documents.js';
import { ownOrdersCalls } from './own-orders.js';

const orderParams = z.object({ orderId: textId });
const deliveryParams = z.object({ deliveryId: textId });

const { orderFilters } = listLimits;
const listQuery = z.object({
  ...pageOf(pageSizes.orders),
  /** Comma-separated; empty = all. */
  statuses: chosenOf(statuses),
  orderNumber: searchText(orderFilters.orderNumber),
  articleNumber: searchText(orderFilters.articleNumber),
  customerName: searchText(orderFilters.customerName),
  producerNames: searchText(orderFilters.producerNames),
  sort: z
    .enum(['-createdOn', 'createdOn', '-id', 'id', '-taxBase', 'taxBase', 'status'])
    .default('-createdOn'),
});
const planned = { plannedShipmentDate: date, plannedShipmentFromStock: z.boolean() };
const pieces = z
  .int()
  .refine((quantity) => quantity !== 0, { error: 'QUANTITY_ZERO' })
  .min(quantityLimits.min)
  .max(quantityLimits.max);
const splitItems = z
  .array(z.object({ splitParentItemId: id, quantity: pieces }))
  .min(1)
  .max(200);

export const newDelivery = z.object({
  ...planned,
  dispatchLocationId: id,
  splitParentDeliveryId: id,
  items: splitItems,
});

export const ordersCalls = {
  ...orderDocumentsCalls,
  ...ownOrdersCalls,
  ...orderAttachmentsCalls,
  listSalesOrders: {
    summary: "The caller's company's orders as a buyer; all orders for a platform admin",
    query: listQuery,
    answer: orderList,
    refusals: [],
  },
  listUnconfirmedOrders: {
    summary: 'Orders with a delivery that its producer has not answered',
    query: listQuery,
    answer: orderList,
    refusals: [],
  },
  listDelayedOrders: {
    summary: 'Orders with a delivery whose planned date has passed and that was not sent',
    query: listQuery,
    answer: orderList,
    refusals: [],
  },
  getSalesOrder: {
    summary: "An order from the buyer's side",
    params: orderParams,
    answer: salesOrder,
    refusals: ['ORDER_NOT_FOUND'],
  },
  deleteSalesOrder: {
    summary: 'Take an order out of every list and give its stock back',
    params: orderParams,
    answer: z.object({
      /** True for an invoiced order, which stays in the lists; only unsent goods are cancelled. */
      stays: z.boolean(),
    }),
    refusals: ['ORDER_NOT_FOUND'],
  },
  releaseSalesOrder: {
    summary: 'Release deliveries and cancel items of a proposal',
    params: orderParams,
    body: z.object({
      /** Ids of deliveries to release. */
      releaseSections: z.array(id).max(orderLimits.sections * orderLimits.partsOfDelivery),
      /** Ids of items to cancel. */
      cancelItems: z.array(id).max(maxBasketItems * orderLimits.partsOfDelivery),
    }),
    answer: salesOrder,
    refusals: [
      'ORDER_NOT_FOUND',
      'ORDER_ALREADY_RELEASED',
      'ORDER_ALREADY_CANCELLED',
      'ORDER_ALREADY_PARTIALLY_RELEASED',
      'ORDER_ALREADY_PARTIALLY_CANCELLED',
      'PARTIAL_RELEASE_NOT_ALLOWED',
      'ORDER_DATA_INCONSISTENT',
    ],
  },
  listPurchaseOrders: {
    summary: "Orders with deliveries of the caller's producer company",
    query: listQuery,
    answer: orderList,
    refusals: [],
  },
  generateExcelReport: {
    summary: "What was ordered from the caller's producer company within some days, as a workbook",
    body: reportPeriod,
    answer: downloadedFile,
    file: [fileTypes.xlsx],
    refusals: ['DATE_IN_FUTURE', 'PERIOD_REVERSED', 'NOT_A_DATE', 'FIELD_REQUIRED'],
  },
  getPurchaseOrder: {
    summary: 'An order from the side of one producer company',
    params: z.object({ orderId: textId, producerCompanyId: textId }),
    answer: purchaseOrder,
    refusals: ['ORDER_NOT_FOUND'],
  },
  confirmPurchaseOrder: {
    summary: "A producer's answer for all of its deliveries at once: confirmed, proposed, split",
    params: orderParams,
    body: z.object({
      confirmedDeliveries: z.array(z.object({ id, optimisticLockKey: requiredLockKey })).max(200),
      proposedDeliveries: z.array(z.object({ id, optimisticLockKey: requiredLockKey, ...planned })).max(200),
      newDeliveries: z.array(newDelivery).max(200),
    }),
    answer: purchaseOrder,
    refusals: [
      'ORDER_NOT_FOUND',
      'DELIVERY_LOCK_FAILED',
      'NOT_ALL_DELIVERIES_PROCESSED',
      'DELIVERY_WRONG_STATUS',
      'PLANNED_DELIVERY_IN_PAST',
      'QUANTITY_ZERO',
      'INCORRECT_ITEM_SPLIT',
      'INCORRECT_DELIVERY_SPLIT',
      'TOO_MANY_PARTS',
      'ORDER_DATA_INCONSISTENT',
    ],
  },
  setDeliveryStatus: {
    summary: 'Move a delivery on: the producer towards Sent, the buyer to received',
    params: deliveryParams,
    body: z.object({
      deliveryStatus: z.enum(deliveryStatuses),
      optimisticLockKey: requiredLockKey,
      ...parcel.partial().shape,
      /** The buyer's receipt of a part: pieces of each item that have arrived so far. */
      items: z
        .array(z.object({ id, deliveredQuantity: z.int().min(0).max(9999) }))
        .max(2000)
        .optional(),
    }),
    answer: z.object({ id, status: z.enum(deliveryStatuses), optimisticLockKey: requiredLockKey }),
    refusals: [
      'DELIVERY_NOT_FOUND',
      'DELIVERY_LOCK_FAILED',
      'DELIVERY_WRONG_STATUS',
      'WEIGHT_MISSING',
      'LENGTH_MISSING',
      'WIDTH_MISSING',
      'HEIGHT_MISSING',
      'MRN_NUMBER_MISSING',
      'CUSTOMS_DECLARATION_MISSING',
      'ONLY_ONE_CUSTOMS_DECLARATION',
      'VAT_NUMBER_MISSING',
      'QUANTITY_ZERO',
      'QUANTITY_EXCEEDS_ORDERED',
      'QUANTITY_BELOW_RECEIVED',
      'RECEIPT_INCOMPLETE',
      'TOO_MANY_PART_RECEIPTS',
      'ORDER_DATA_INCONSISTENT',
    ],
  },
  splitDelivery: {
    summary: 'Divide a released delivery in two',
    params: deliveryParams,
    body: z.object({
      optimisticLockKey: requiredLockKey,
      orderId: id,
      newDeliverySplitData: z.object({ dispatchLocationId: id, items: splitItems }),
    }),
    answer: purchaseOrder,
    refusals: [
      'DELIVERY_NOT_FOUND',
      'DELIVERY_LOCK_FAILED',
      'DELIVERY_SPLIT_NOT_POSSIBLE',
      'QUANTITY_ZERO',
      'INCORRECT_ITEM_SPLIT',
      'INCORRECT_DELIVERY_SPLIT',
      'TOO_MANY_PARTS',
    ],
  },
} as const satisfies Record<string, CallSchemas>;
