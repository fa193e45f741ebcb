import { deliveryStatuses, shippers } from '@werkbank/contracts/delivery';
import {
  address,
  cost,
  currency,
  date,
  id,
  instant,
  keptOrderFacts,
  language,
  localizedText,
  orderUnits,
  priceBreakdown,
  totals,
} from '@werkbank/contracts/entities';
import { z } from 'zod';
import { reasons } from '../order/index.js';

const status = z.enum(deliveryStatuses);
const size = z.number().positive().nullable();

const item = z.object({
  id,
  parentItemId: id.nullable(),
  articleId: z.string(),
  materialNumber: z.string(),
  articleText: z.string(),
  articleTexts: localizedText.nullable().default(null),
  unit: z.string(),
  orderUnits: orderUnits.nullable().default(null),
  unitWeight: z.int(),
  tariffNumber: z.string().nullable().default(null),
  originCountry: z.string().nullable().default(null),
  quantity: z.int(),
  deliveredQuantity: z.int(),
  cancelled: z.boolean(),
  price: priceBreakdown,
});

const section = z.object({
  deliveryId: id,
  parentDeliveryId: id.nullable(),
  producerId: id,
  producerName: z.string(),
  producerCompanyId: id,
  dispatchLocation: address,
  status,
  shipper: z.enum(shippers),
  isExport: z.boolean(),
  plannedShipmentDate: date,
  plannedShipmentFromStock: z.boolean(),
  originalPlannedShipmentInfo: z
    .object({ plannedShipmentDate: date, plannedShipmentFromStock: z.boolean() })
    .nullable(),
  weight: size,
  length: size,
  width: size,
  height: size,
  mrnNumber: z.string().nullable(),
  /** Path below the folder. */
  customsDeclarationFile: z.string().nullable(),
  costs: z.array(cost),
  taxes: totals.shape.taxes,
  items: z.array(item),
});
export type DemoSection = z.output<typeof section>;

const historyLine = z.object({
  at: instant,
  who: z.string(),
  actor: z.enum(['customer', 'producer', 'system']),
  userId: id.nullable(),
  deliveryId: id.nullable(),
  from: status.nullable(),
  to: status.nullable(),
  why: z.enum(reasons),
});

const order = z.object({
  id,
  createdOn: instant,
  customerCompanyId: id,
  customerName: z.string(),
  creatorUserId: id,
  creatorFirstName: z.string(),
  creatorLastName: z.string(),
  creatorEmail: z.string(),
  creatorPhone: z.string(),
  ...keptOrderFacts.shape,
  currency,
  language,
  primaryAddress: address,
  shippingAddress: address,
  selfCollection: z.boolean(),
  proposalExpiresAt: instant.nullable(),
  sections: z.array(section).min(1),
  history: z.array(historyLine),
});
export type DemoOrder = z.output<typeof order>;

/** The part of orders.json that this service loads. */
export const ordersFile = z.object({
  orders: z.array(order),
  nextDeliveryId: id,
  nextItemId: id,
});
