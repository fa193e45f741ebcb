import { z } from 'zod';
import { deliveryActions, shippers, statuses, deliveryStatuses, waitingFor } from '../delivery/index.js';
import { attachmentLimits, parcelLimits } from '../limits/index.js';
import { languages } from '../localization/index.js';
import { videoIdOf } from '../video/index.js';
import { written } from '../validation/text-types.js';
import { hasDecimals } from './has-decimals.js';
import { keptOrderFacts } from './order-facts.js';
import { address } from './party.js';
import { agreedCosts, cost, priceBreakdown, taxLine, totals } from './price.js';
import {
  cents,
  currency,
  date,
  id,
  instant,
  key,
  localizedText,
  orderUnits,
  paging,
  text,
} from './values.js';

export const status = z.enum(statuses);
export const deliveryStatus = z.enum(deliveryStatuses);

export const orderListEntry = z.object({
  id,
  createdOn: instant,
  creatorFirstName: z.string(),
  creatorLastName: z.string(),
  customerId: id,
  customerName: z.string(),
  /** The buyer's number. Absent in older answers. */
  ownOrderNumber: z.string().nullable().optional(),
  status,
  currency,
  taxBase: cents,
  producerNames: z.array(z.string()),
  /** When an open proposal lapses. */
  proposalExpiresAt: instant.nullable(),
  /** The earliest planned date of unsent deliveries. */
  plannedShipmentDate: date.nullable(),
  /** Party whose turn it is, from the view of the reader; null if no step is left. */
  waitsFor: z.enum(waitingFor).nullable(),
});
export type OrderListEntry = z.infer<typeof orderListEntry>;
/** `newest` is the block on top: new purchase orders (Created), or proposals that wait for the buyer (Proposed). */
export const orderList = z.object({
  newest: z.array(orderListEntry),
  orders: z.array(orderListEntry),
  ...paging.shape,
});
export type OrderList = z.infer<typeof orderList>;

const actions = z.array(z.enum(deliveryActions));

export const orderItem = z.object({
  id,
  parentItemId: id.nullable(),
  articleId: key,
  materialNumber: z.string(),
  /** The buyer's number. Absent in older answers. */
  ownArticleNumber: z.string().nullable().optional(),
  articleText: z.string(),
  /** null in orders from before both languages were kept: then `articleText` is all there is. */
  articleTexts: localizedText.nullable(),
  unit: z.string(),
  quantity: z.int().min(1),
  /** Of the buyer. Absent in older answers. */
  remark: z.string().nullable().optional(),
  orderUnits: orderUnits.optional(),
  /** Grams of one order unit. Absent in answers of older services. */
  unitWeight: z.int().min(0).optional(),
  deliveredQuantity: z.int().min(0),
  status: deliveryStatus,
  price: priceBreakdown,
  displayPrice: z.object({ amount: cents, currency }),
});
export type OrderItem = z.infer<typeof orderItem>;

export const attachmentTypes = ['none', 'PurchaseOrder', 'ShippingLabel', 'CustomsDeclaration'] as const;
export const attachmentObjectTypes = ['Article', 'Delivery', 'PurchaseOrder'] as const;
export const attachmentTitle = text(attachmentLimits.title);
export const attachmentOrder = z.int().min(0).max(attachmentLimits.order);
export const videoAddress = written()
  .max(500)
  .refine((address) => videoIdOf(address) !== undefined, { error: 'SIDEBAR_VIDEO_ADDRESS' });
/** Editable data of an attachment; its kind and place are fixed. */
export const attachmentData = z.object({
  title: attachmentTitle,
  order: attachmentOrder,
  enabled: z.boolean(),
  /** Address of a video; a file has none. */
  url: videoAddress.nullable().default(null),
});
export const attachment = z.object({
  id,
  /** Empty for a video. */
  fileName: z.string(),
  title: z.string(),
  attachmentType: z.enum(attachmentTypes),
  objectType: z.enum(attachmentObjectTypes),
  objectId: z.string(),
  type: z.enum(['pdf', 'youtube']),
  order: z.int().min(0),
  enabled: z.boolean(),
  bytes: z.int().min(0),
  /** Address of a video. Absent in answers of older services. */
  url: z.string().nullable().optional(),
});
export type Attachment = z.infer<typeof attachment>;
/** Attachments of one object, with the reader's rights to change and add them. */
export const attachmentList = z.object({
  attachments: z.array(attachment.extend({ mayChange: z.boolean() })),
  mayAttach: z.boolean(),
});
export type AttachmentList = z.infer<typeof attachmentList>;

const side = z.number().min(parcelLimits.side.min).max(parcelLimits.side.max);
/** Ready-to-send data: kg with three decimals, cm. */
export const parcel = z.object({
  weight: z
    .number()
    .gt(parcelLimits.weight.moreThan)
    .max(parcelLimits.weight.max)
    .refine(hasDecimals(parcelLimits.weight.fractionDigits), {
      // A rule of our own names its refusal as the message and gives the refusal's parameters.
      error: 'TOO_MANY_DECIMALS',
      params: { fractionDigits: parcelLimits.weight.fractionDigits },
    }),
  length: side,
  width: side,
  height: side,
  mrnNumber: text(parcelLimits.mrnNumber.max),
});

export const delivery = z.object({
  /** Section and delivery are one to one and share the id. */
  id,
  deliveryId: id,
  producerId: id,
  producerName: z.string(),
  producerCompanyId: id,
  status: deliveryStatus,
  shipper: z.enum(shippers),
  isExport: z.boolean(),
  dispatchLocation: address,
  plannedShipmentDate: date,
  plannedShipmentFromStock: z.boolean(),
  /** The plan before the producer's proposal. */
  originalPlannedShipmentInfo: z
    .object({ plannedShipmentDate: date, plannedShipmentFromStock: z.boolean() })
    .nullable(),
  /** Time of dispatch; null before. */
  sentAt: instant.nullable(),
  /** Page of the carrier that tracks the parcel; null before dispatch or without one. Absent in answers of older services. */
  trackingUrl: z.url().nullable().optional(),
  optimisticLockKey: z.int(),
  parentDeliveryId: id.nullable(),
  isSplit: z.boolean(),
  parcel: z.object({
    weight: z.number().nullable(),
    length: z.number().nullable(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    mrnNumber: z.string().nullable(),
  }),
  attachments: z.array(attachment),
  deliveryCosts: z.array(cost),
  /** Costs that the buyer agreed to for the section; null on a split-off delivery. Absent in answers of older services. */
  agreedCosts: agreedCosts.nullable().optional(),
  /** Numbers of the credit notes of its invoice, the newest last. Likewise. */
  creditNotes: z.array(z.string()).optional(),
  freight: cents,
  customs: cents,
  customsHandling: cents,
  taxes: z.array(taxLine),
  taxBase: cents,
  items: z.array(orderItem),
  /** Actions that the caller may take on this delivery now; screens offer only these. */
  allowedActions: actions,
});
export type Delivery = z.infer<typeof delivery>;

export const historyLine = z.object({
  at: instant,
  who: z.string(),
  actor: z.enum(['producer', 'customer', 'system', 'platform']),
  deliveryId: id.nullable(),
  from: deliveryStatus.nullable(),
  to: deliveryStatus.nullable(),
  /** A message key, e.g. `proposedNewDate`. */
  why: z.string(),
});

const orderHead = z.object({
  id,
  createdOn: instant,
  creatorFirstName: z.string(),
  creatorLastName: z.string(),
  creatorEmail: z.string(),
  creatorPhone: z.string(),
  customerId: id,
  customerName: z.string(),
  ...keptOrderFacts.shape,
  selfCollection: z.boolean(),
  /** Language of its documents. Absent in answers of older services. */
  language: z.enum(languages).optional(),
  status,
  orderStatus: status,
  currency,
  primaryAddress: address,
  shippingAddress: address,
  isPartialReleaseAllowed: z.boolean(),
  proposalExpiresAt: instant.nullable(),
  /** Party whose turn it is, from the view of the reader; null if no step is left. */
  waitsFor: z.enum(waitingFor).nullable(),
  sections: z.array(delivery),
  history: z.array(historyLine),
});

/** The buyer's side: all producers. `status` counts all deliveries. */
export const salesOrder = orderHead.extend({ totals, taxBase: cents });
export type SalesOrder = z.infer<typeof salesOrder>;

/** One producer company's side: only its deliveries; `status` counts those, `orderStatus` the whole order. */
export const purchaseOrder = orderHead.extend({ producerCompanyId: id, taxBase: cents });
export type PurchaseOrder = z.infer<typeof purchaseOrder>;

/** An article as the newest order of a company names it. Answers of older services lack the name. */
export const boughtArticle = orderItem
  .pick({ materialNumber: true, articleText: true, articleTexts: true })
  .partial()
  .extend({ articleId: key, lastBoughtOn: instant });
export type BoughtArticle = z.infer<typeof boughtArticle>;
