import { z } from 'zod';
import { statuses, deliveryStatuses } from '../delivery/index.js';
import {
  attachment,
  attachmentData,
  attachmentList,
  attachmentObjectTypes,
  attachmentTitle,
  attachmentTypes,
  orderList,
  parcel,
  purchaseOrder,
  salesOrder,
  videoAddress,
} from '../entities/order.js';
import { reportPeriod } from '../entities/report-period.js';
import { date, done, id, key, pageOf, percentEncoded, requiredLockKey, textId } from '../entities/values.js';
import {
  attachmentLimits,
  listLimits,
  maxBasketItems,
  orderLimits,
  pageSizes,
  quantityLimits,
} from '../limits/index.js';
import { type CallSchemas, downloadedFile, fileTypes } from './call.js';
import { fileHeaders } from './file-headers.js';
import { orderPapersCalls } from './order-papers.js';
import { ownOrdersCalls } from './own-orders.js';

const orderParams = z.object({ orderId: textId });
const deliveryParams = z.object({ deliveryId: textId });
const list = (allowed: readonly string[]) =>
  z
    .string()
    .max(500)
    .default('')
    .transform((text) => text.split(',').filter((entry) => allowed.includes(entry)));

const { orderFilters } = listLimits;
const searched = (max: number) => z.string().trim().max(max).default('');
const listQuery = z.object({
  ...pageOf(pageSizes.orders),
  /** Comma-separated; empty = all. */
  statuses: list(statuses),
  orderNumber: searched(orderFilters.orderNumber),
  articleNumber: searched(orderFilters.articleNumber),
  customerName: searched(orderFilters.customerName),
  producerNames: searched(orderFilters.producerNames),
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
  ...orderPapersCalls,
  ...ownOrdersCalls,
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
      /** It was invoiced and is kept in the lists; only what had not left yet is cancelled. */
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
      /** The buyer's receipt of a part: what has arrived so far of each item. */
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
  listDeliveryAttachments: {
    summary: 'Files of a delivery',
    params: deliveryParams,
    answer: z.array(attachment),
    refusals: ['DELIVERY_NOT_FOUND'],
  },
  listPurchaseOrderAttachments: {
    summary: 'Files and videos that a producer company keeps at its part of an order',
    params: z.object({ orderId: textId, producerCompanyId: textId }),
    answer: attachmentList,
    refusals: ['ORDER_NOT_FOUND'],
  },
  listArticleAttachments: {
    summary: 'Files and videos at an article; those that are switched off only for whoever may change them',
    params: z.object({ articleId: key }),
    answer: attachmentList,
    refusals: [],
  },
  createAttachment: {
    summary:
      'Attach a file or a video; the body is the file, the headers say what it is. Once more with the same file id is the same one',
    headers: z.object({
      'x-file-id': z.uuid(),
      'x-type': z.enum(['pdf', 'youtube']).default('pdf'),
      /** Percent-encoded; a video has none. */
      'x-file-name': percentEncoded(z.string().min(1).max(attachmentLimits.fileName)).optional(),
      'x-title': percentEncoded(attachmentTitle).optional(),
      'x-url': percentEncoded(videoAddress).optional(),
      'x-status': z.enum(['enabled', 'disabled']).default('enabled'),
      /** By default after those that are there. */
      'x-order': z.coerce.number().int().min(0).max(attachmentLimits.order).optional(),
      'x-attachment-type': z.enum(attachmentTypes),
      'x-object-type': z.enum(attachmentObjectTypes),
      'x-object-id': z.string().min(1).max(120),
    }),
    answer: attachment,
    refusals: [
      'DELIVERY_NOT_FOUND',
      'ATTACHMENT_FORBIDDEN',
      'FILE_TYPE_NOT_ALLOWED',
      'PDF_ACTIVE_CONTENT',
      'PDF_NOT_READABLE',
      'SIDEBAR_URL_REQUIRED',
      'BODY_TOO_LARGE',
      'ONLY_ONE_CUSTOMS_DECLARATION',
      'TOO_MANY_ATTACHMENTS',
      'TOO_MANY_FILE_CHANGES',
      'ATTACHMENT_QUOTA_REACHED',
      'CUSTOMS_DECLARATION_IN_USE',
    ],
  },
  getAttachment: {
    summary: 'A file as base64, or the file itself for whoever accepts `application/pdf`',
    params: z.object({ attachmentId: textId }),
    headers: fileHeaders,
    answer: z.object({ fileName: z.string(), mediaType: z.string(), pdfContent: z.string() }),
    alsoFile: 'application/pdf',
    refusals: ['ATTACHMENT_NOT_FOUND', 'RANGE_NOT_IN_FILE'],
  },
  updateAttachment: {
    summary: 'Change title, order and address of an attachment, or switch it on or off',
    params: z.object({ attachmentId: textId }),
    body: attachmentData,
    answer: attachment,
    refusals: [
      'ATTACHMENT_NOT_FOUND',
      'ATTACHMENT_FORBIDDEN',
      'SIDEBAR_URL_REQUIRED',
      'TOO_MANY_FILE_CHANGES',
      'CUSTOMS_DECLARATION_IN_USE',
    ],
  },
  deleteAttachment: {
    summary: 'Remove a file',
    params: z.object({ attachmentId: textId }),
    answer: done,
    refusals: ['ATTACHMENT_NOT_FOUND', 'ATTACHMENT_FORBIDDEN', 'CUSTOMS_DECLARATION_IN_USE'],
  },
} as const satisfies Record<string, CallSchemas>;
