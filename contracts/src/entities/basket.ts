import { z } from 'zod';
import { maxBasketItems, orderFactLimits } from '../limits/index.js';
import { address, dispatchLocation } from './party.js';
import { notAvailableReason } from './article.js';
import { keptOrderFacts, orderFacts } from './order-facts.js';
import { cost, costBasis, priceBreakdown, taxLine, totals } from './price.js';
import { shippers } from '../delivery/index.js';
import {
  cents,
  country,
  currency,
  date,
  id,
  instant,
  key,
  language,
  localizedText,
  orderUnits,
  printedText,
  quantity,
} from './values.js';

/** Order units of a line that leave on one day. */
export const promisedPart = z.object({
  quantity,
  plannedShipmentDate: date,
  plannedShipmentFromStock: z.boolean(),
});

/** A buyer's remark on one line of an order. */
export const lineRemark = printedText(orderFactLimits.lineRemark);
/** As a form has it. */
export const lineRemarkData = z.object({ remark: lineRemark.nullable() });

export const basketItem = z.object({
  articleId: key,
  quantity,
  /** Of the buyer. */
  remark: z.string().optional(),
  orderUnits: orderUnits.optional(),
  materialNumber: z.string(),
  ownArticleNumber: z.string().optional(),
  articleText: z.string(),
  imageUrl: z.string().nullable(),
  price: priceBreakdown.nullable(),
  stockLevel: z.int().min(0),
  availabilityInDays: z.int().min(0),
  /** Present if stock covers a part of the line only: what leaves from stock, then the rest. */
  promisedParts: z.array(promisedPart).min(2).optional(),
  notAvailableReason,
});
export type BasketItem = z.infer<typeof basketItem>;

export const basketSection = z.object({ dispatchLocation, items: z.array(basketItem) });
export const basketProducer = z.object({
  producerId: id,
  producerName: z.string(),
  dispatchLocationItems: z.array(basketSection),
});
export const basket = z.array(basketProducer);
export type Basket = z.infer<typeof basket>;

/** Data that the refresh of a basket needs; the service looks up the rest. */
export const basketRequest = z
  .array(
    z
      .object({
        producerId: id.optional(),
        /** The specification's name of it. */
        producer: id.or(z.object({ id })).optional(),
        dispatchLocationItems: z
          .array(
            z.object({
              dispatchLocation: z.object({ id }),
              items: z
                .array(z.object({ articleId: key, quantity, remark: lineRemark.optional() }))
                .max(maxBasketItems),
            }),
          )
          .max(maxBasketItems),
      })
      .transform(({ producerId, producer, ...entry }, context) => {
        const known = producerId ?? (typeof producer === 'object' ? producer.id : producer);
        if (known !== undefined) return { producerId: known, ...entry };
        context.addIssue({ code: 'custom', path: ['producerId'], message: 'FIELD_REQUIRED' });
        return z.NEVER;
      }),
  )
  .max(maxBasketItems);

/** A line of a person's basket as it is kept: what and how many, and where it stood. Never a price. */
export const keptLine = z.object({
  articleId: key,
  quantity,
  producerId: id,
  dispatchLocationId: id,
  remark: lineRemark.optional(),
});
export type KeptLine = z.infer<typeof keptLine>;

export const ownBasket = z.object({
  lines: z.array(keptLine).max(maxBasketItems),
  /** Counts what was changed. */
  version: z.int().min(0),
});
export type OwnBasket = z.infer<typeof ownBasket>;
export const shownBasket = ownBasket.extend({
  /** The newest order that was drawn up and not placed yet, on whatever device; null where the newest one was placed. */
  openDraft: z.object({ id: z.uuid(), draftedAt: instant }).nullable(),
});
export type ShownBasket = z.infer<typeof shownBasket>;

/** A line as it is from now on; null in place of a quantity removes it. */
export const lineChange = keptLine.extend({ quantity: quantity.nullable() });
export type LineChange = z.infer<typeof lineChange>;

export const refreshedBasket = z.object({
  basket,
  /** Net sum of all items that have a price, in cents. */
  taxBase: cents,
  currency,
  /** Every item can be ordered as it stands. */
  valid: z.boolean(),
  /** All items come from the one producer where goods can be collected. */
  selfCollectionAllowed: z.boolean(),
});
export type RefreshedBasket = z.infer<typeof refreshedBasket>;

/** The lines of an order, one per article, as they would be ordered now. */
export const reorderedBasket = refreshedBasket.extend({
  /** Lines that cost something else than they did, net, in cents. Only amounts in one currency are compared. */
  changedPrices: z.array(
    z.object({ articleId: key, materialNumber: z.string(), formerTaxBase: cents, taxBase: cents }),
  ),
});
export type ReorderedBasket = z.infer<typeof reorderedBasket>;

export const checkoutOrder = z.object({
  orderCurrency: currency,
  orderLanguage: language,
  shippingAddressId: id,
  selfCollection: z.boolean(),
  /** Goods on stock leave at once, the rest later. Absent: each section is one delivery. */
  deliverInParts: z.boolean().optional(),
  ...orderFacts.shape,
  orderSections: z
    .array(
      z.object({
        producerId: id,
        dispatchLocationId: id,
        items: z
          .array(z.object({ articleId: key, quantity, remark: lineRemark.optional() }))
          .min(1)
          .max(maxBasketItems),
      }),
    )
    .min(1)
    .max(50),
});
export type CheckoutOrder = z.infer<typeof checkoutOrder>;
/** As it is sent: what a buyer adds may be left out. */
export type SentOrder = z.input<typeof checkoutOrder>;

export const orderedItem = z.object({
  articleId: key,
  materialNumber: z.string(),
  /** The number by which the buyer's company keeps the article, as of the draft. */
  ownArticleNumber: z.string().optional(),
  articleText: z.string(),
  /** For readers in another language than that of the order. Absent in drafts and orders from before. */
  articleTexts: localizedText.optional(),
  quantity,
  /** Of the buyer. */
  remark: z.string().optional(),
  orderUnits: orderUnits.optional(),
  price: priceBreakdown,
  /**
   * Message key of the reason for another tax rate than the country's own. With `price.taxRate` it identifies the line's row of
   * the section's `taxes`. Absent in older drafts and orders.
   */
  taxReason: z.string().nullable().optional(),
  /** Grams of one order unit; freight is computed from it. */
  unitWeight: z.int().min(0),
  /** HS code for customs and country of origin, if the catalogue has them. Absent in older drafts. */
  tariffNumber: z.string().nullable().optional(),
  originCountry: country.nullable().optional(),
});

/** The part of a section that leaves on one day. */
export const sectionPart = z.object({
  plannedShipmentDate: date,
  plannedShipmentFromStock: z.boolean(),
  items: z.array(z.object({ articleId: key, quantity })).min(1),
});
export type SectionPart = z.infer<typeof sectionPart>;

export const draftSection = z.object({
  producerId: id,
  producerName: z.string(),
  producerCompanyId: id,
  dispatchLocation: address,
  shipper: z.enum(shippers),
  isExport: z.boolean(),
  /** Date of the last part. */
  plannedShipmentDate: date,
  plannedShipmentFromStock: z.boolean(),
  items: z.array(orderedItem),
  /** Deliveries of the line, the first one first. Absent if everything leaves at once. */
  parts: z.array(sectionPart).min(2).optional(),
  costs: z.array(cost),
  freight: cents,
  customsHandling: cents,
  customs: cents,
  /** Tax, with a row per rate and reason, computed once on goods plus costs. */
  taxes: z.array(taxLine),
  /** Goods plus costs, net. */
  taxBase: cents,
  /** The basis of costs, which are computed again once goods are cancelled. Absent for buyers and in drafts from before it was kept. */
  costBasis: costBasis.optional(),
});
export type DraftSection = z.infer<typeof draftSection>;

export const orderDraft = z.object({
  id: z.uuid(),
  orderCurrency: currency,
  orderLanguage: language,
  selfCollection: z.boolean(),
  deliverInParts: z.boolean().optional(),
  ...keptOrderFacts.shape,
  billingAddress: address,
  /** The place of delivery; the dispatch location where goods are collected. */
  shippingAddress: address,
  orderSections: z.array(draftSection),
  totals,
  /** Author of the draft; any colleague may see and submit it. Absent in older drafts. */
  draftedBy: z.object({ userId: id, firstName: z.string(), lastName: z.string() }).optional(),
  /** Absent without a request for an approval. */
  approval: z.enum(['Waiting', 'Declined']).optional(),
  /** The order number once the draft was submitted. */
  salesOrderId: id.nullable(),
});
export type OrderDraft = z.infer<typeof orderDraft>;
