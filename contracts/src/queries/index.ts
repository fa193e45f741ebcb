import { z } from 'zod';
import { notAvailableReason } from '../entities/article.js';
import { keptSpendingLimit } from '../entities/approval.js';
import { promisedPart } from '../entities/basket.js';
import { address, company } from '../entities/party.js';
import { madeBy, priceBreakdown } from '../entities/price.js';
import {
  cents,
  country,
  currency,
  date,
  decimal,
  id,
  instant,
  key,
  language,
  localizedText,
  orderUnits,
  quantity,
} from '../entities/values.js';
import { heldRows } from '../entities/personal-data.js';
import { boughtArticleLimits, maxBasketItems } from '../limits/index.js';

const quoteItem = z.object({ articleId: key, quantity, dispatchLocationId: id.optional() });

/** Per cent, the reason if it is not the country's own, and the rule behind it. */
const chargedTax = z.object({ rate: z.number(), reason: z.string().nullable(), madeBy: madeBy.optional() });

/** Price and dispatch date of one line for this customer. Prices are null if the line cannot be ordered. */
export const quotedItem = z.object({
  articleId: key,
  materialNumber: z.string(),
  ownArticleNumber: z.string().optional(),
  articleText: z.string(),
  articleTexts: localizedText.optional(),
  imageUrl: z.string().nullable(),
  /** Null where the article is unknown. */
  producerId: id.nullable(),
  producerName: z.string(),
  producerCompanyId: id.nullable(),
  /** The requested location if it belongs to the article's producer, else the one that serves the country. */
  dispatchLocation: address.nullable(),
  /** Grams of one order unit. */
  unitWeight: z.int().min(0),
  /** HS code for customs and country of origin; null if the catalogue has none. */
  tariffNumber: z.string().nullable().optional(),
  originCountry: country.nullable().optional(),
  quantity,
  orderUnits: orderUnits.optional(),
  price: priceBreakdown.nullable(),
  /** Why the tax rate is not the country's own: a message key. */
  taxReason: z.string().nullable(),
  stockLevel: z.int().min(0),
  leadTimeDays: z.int().min(0),
  availabilityInDays: z.int().min(0),
  plannedShipmentDate: date,
  plannedShipmentFromStock: z.boolean(),
  /** Present if stock covers a part of the line only: what leaves from stock, then the rest. */
  promisedParts: z.array(promisedPart).min(2).optional(),
  notAvailableReason,
});
export type QuotedItem = z.infer<typeof quotedItem>;

/** What a domain keeps of one person, page by page; the first is asked for without `after`. */
const personalData = {
  ask: z.object({ userId: id, after: z.string().max(40).nullable() }),
  answer: z.object({ held: z.array(heldRows), next: z.string().nullable() }),
};

/** Queries between services that need an answer now. On the wire under `ask.<name>`. */
export const queries = {
  'catalog.quote-prices': {
    ask: z.object({
      language,
      country,
      currency,
      customerCompanyId: id.nullable(),
      items: z.array(quoteItem).min(1).max(maxBasketItems),
      /**
       * The submitted draft: pieces from stock are reserved for it, until its order takes them, they are released, or no order
       * came for a while. The same draft again keeps the same pieces.
       */
      reserveFor: z.uuid().optional(),
      /** The order is delivered in parts, so the part of a line in stock is reserved too. */
      reserveParts: z.boolean().optional(),
      /** Earliest end of the reservation, two days ahead at most; absent for the usual time until an order arrives. */
      keepUntil: instant.optional(),
    }),
    /** One entry per item asked for, in that order; unknown articles are NoLongerInCatalogue and have no location. */
    answer: z.object({
      items: z.array(quotedItem),
      /**
       * Tax in per cent on costs (freight, customs) of a section from this location. Without a rate for the country the
       * list lacks the location, and its items have no price.
       */
      costTax: z.array(chargedTax.extend({ dispatchLocationId: id })),
      /** Ratios of the price conversion: an amount in this currency times the ratio is the amount in the requested currency. */
      exchangeRatios: z.record(currency, decimal).default({}),
    }),
  },
  /** Tax rates and exchange rates for the costs of goods between two countries, by day. */
  'catalog.get-cost-terms': {
    ask: z.object({ from: country, to: country, currency, days: z.array(date).min(1).max(2) }),
    /** For each requested day: the applied rates, and those of the country alone; null without a rate. */
    answer: z.array(
      z.object({
        tax: chargedTax.nullable(),
        countryTax: chargedTax.nullable(),
        exchangeRatios: z.record(currency, decimal),
      }),
    ),
  },
  /** What was reserved for a draft is free again: it was not ordered. */
  'catalog.release-stock': {
    ask: z.object({ draftId: z.uuid() }),
    answer: z.object({ released: z.boolean() }),
  },
  'catalog.get-producer-of-article': {
    ask: z.object({ articleId: key }),
    /** null for a missing article. */
    answer: z.object({ producerId: id.nullable() }),
  },
  'catalog.count-articles': {
    ask: z.object({ producerId: id }),
    answer: z.object({ articles: z.int().min(0) }),
  },
  'orders.count-orders': {
    ask: z.object({ producerId: id, companyIds: z.array(id) }),
    /** Orders with deliveries of the producer, or that one of the companies bought or delivers, whatever became of them. */
    answer: z.object({ orders: z.int().min(0) }),
  },
  'orders.count-open-orders': {
    ask: z.object({ companyId: id }),
    /** Orders of the company, as a buyer or with deliveries of it as a producer, that are neither received nor cancelled. */
    answer: z.object({ openOrders: z.int().min(0) }),
  },
  'orders.get-order-lines': {
    ask: z.object({ orderId: id, customerCompanyId: id }),
    /**
     * Lines of the company's earlier order, one per article, with items that were cancelled since; null for an order of others.
     */
    answer: z
      .object({
        currency,
        orderedOn: instant.optional(),
        lines: z.array(
          z.object({
            articleId: key,
            materialNumber: z.string(),
            articleText: z.string(),
            producerId: id,
            producerName: z.string(),
            dispatchLocationId: id,
            /** Over all parts: an article may be in several deliveries. */
            quantity: z.int().min(1),
            taxBase: cents,
          }),
        ),
      })
      .nullable(),
  },
  'orders.get-bought-articles': {
    ask: z.object({ customerCompanyId: id }),
    /** The goods of recent orders of the company that were not cancelled, each article as of its last order, the newest first. */
    answer: z.object({
      articles: z
        .array(
          z.object({
            articleId: key,
            materialNumber: z.string(),
            articleText: z.string(),
            producerId: id,
            producerName: z.string(),
            quantity: z.int().min(1),
            taxBase: cents,
            currency,
            orderedOn: instant,
          }),
        )
        .max(boughtArticleLimits.articles),
    }),
  },
  'catalog.get-personal-data': personalData,
  'checkout.get-personal-data': personalData,
  'orders.get-personal-data': personalData,
  'admin.get-approvers': {
    ask: z.object({ userId: id, companyId: id }),
    /** Current approvers of the person's orders, and the people whose orders the person approves. */
    answer: z.object({ approvers: z.array(id), approvesFor: z.array(id) }),
  },
  'admin.get-buyer': {
    ask: z.object({
      userId: id,
      companyId: id,
      /** Session of the token behind the change. */
      session: z.object({ sessionId: z.string().max(100), issuedAt: z.number().optional() }).optional(),
    }),
    /** The buyer's company with its addresses, as many as it may have, and how to reach the person; null where either is gone. */
    answer: z
      .object({
        user: z.object({
          id,
          firstName: z.string(),
          lastName: z.string(),
          email: z.string(),
          phone: z.string(),
        }),
        company,
        /** How much the person may order without an approval; absent without a limit. */
        spendingLimit: keptSpendingLimit.optional(),
        /** Whether the session of the query is over, so that its token changes nothing any more. */
        sessionOver: z.boolean().optional(),
      })
      .nullable(),
  },
} as const satisfies Record<string, { ask: z.ZodType; answer: z.ZodType }>;

export type QueryName = keyof typeof queries;
/** Input of a query as the caller writes it. */
export type Ask<N extends QueryName> = z.input<(typeof queries)[N]['ask']>;
/** Input as the answering service receives it: checked, with defaults filled in. */
export type Asked<N extends QueryName> = z.output<(typeof queries)[N]['ask']>;
export type QueryAnswer<N extends QueryName> = z.output<(typeof queries)[N]['answer']>;
