import { z } from 'zod';
import { roles } from '../access/index.js';
import { deliveryStatuses, shippers } from '../delivery/index.js';
import { draftSection } from '../entities/basket.js';
import { configuration } from '../entities/configuration.js';
import { keptOrderFacts } from '../entities/order-facts.js';
import { address, company, customerTypes, dispatchAddress, producer } from '../entities/party.js';
import { totals } from '../entities/price.js';
import { country, currency, date, decimal, id, instant, key, language } from '../entities/values.js';
import { orderMailKinds } from '../order-mails/index.js';
import { approvalEvents } from './approval-events.js';

/** Lines of an order that took or gave back stock. */
const stockLines = z.array(z.object({ articleId: key, dispatchLocationId: id, quantity: z.int().min(1) }));

/**
 * Rises with every event about the same object, so that a late one from the dead letters does not overwrite later ones. Absent
 * in older events.
 */
const version = z.int().min(0).optional();

const editor = z.object({ userId: id, firstName: z.string(), lastName: z.string(), email: z.string() });
const fields = z.record(z.string(), z.unknown());

/** Somebody entered or withdrew a version of a rule; services/admin writes it into the audit trail. */
const ruleChanged = z.object({
  ruleId: id,
  action: z.enum(['saved', 'withdrawn']),
  kind: z.enum(['Freight', 'Customs', 'Tax']),
  /** What the rule is about, e.g. `dhlparcel DE → CH`. */
  subject: z.string(),
  by: editor,
  at: instant,
  /** The values of that day before, and now; null without values. */
  before: fields.nullable(),
  after: fields.nullable(),
});

/** Parties of the order: its buyer and all of its producers. Absent in older events. */
const parties = { customerId: id.optional(), producerCompanyIds: z.array(id).optional() };

/** Events between services, by subject. A change that is not compatible gets a new version, never a new shape. */
export const events = {
  /** A producer with all of its companies and their dispatch locations, as they are now. */
  'admin.producer-changed.v1': producer.extend({
    companies: z.array(z.object({ id, name: z.string(), dispatchLocations: z.array(dispatchAddress) })),
    version,
  }),
  /** A deleted producer; each of its companies has a separate event. */
  'admin.producer-deleted.v1': z.object({ id, version }),
  'admin.company-changed.v1': company.extend({ version }),
  'admin.company-deleted.v1': z.object({ id, version }),
  /** All exchange rates, as they are now. */
  'admin.exchange-rates-changed.v1': z.object({
    rates: z.array(
      z.object({
        validFrom: date,
        validTo: date,
        ratio: decimal,
        sourceCurrency: currency,
        targetCurrency: currency,
        exchangeRateType: z.enum(['Internal', 'external']),
      }),
    ),
    version,
  }),
  /** Own choices of a person, even if they are not offered; null without one, and after the person is gone. */
  'admin.user-preferences-changed.v1': z.object({
    /** The user's. */
    id,
    country: country.nullable(),
    currency: currency.nullable(),
    version,
  }),
  /**
   * A person is erased, perhaps long after leaving: data about the person is deleted unless a duty keeps it. Sent again on
   * later days for data that came late; repetitions change no more.
   */
  'admin.person-erased.v1': z.object({ userId: id, erasedAt: instant }),
  /** Sessions are over: a logout, a new password, a refresh token that was used by two. Their access tokens hold no longer. */
  'admin.session-ended.v1': z.object({ sessionIds: z.array(z.string()).min(1), at: instant }),
  /**
   * Current rights and company of a person. A token with other claims is invalid, and so is one from before the second of
   * `tokensEndedAt`.
   */
  'admin.user-rights-changed.v1': z.object({
    userId: id,
    /** Neither disabled nor deleted. */
    active: z.boolean(),
    roles: z.array(z.enum(roles)),
    companyId: id.nullable(),
    tokensEndedAt: instant.nullable(),
    version: z.int().min(0),
    at: instant,
  }),
  /** The configuration for other domains. Older events lack the offered values. */
  'admin.configuration-changed.v1': z.object({
    customsFreeAreas: z.array(z.array(z.string())),
    countries: z.array(country).optional(),
    defaultCountry: country.optional(),
    currencies: z.array(currency).optional(),
    defaultCurrency: currency.optional(),
    /** Who writes documents, and how figures and days are written on them; likewise. */
    printoutConfig: configuration.shape.printoutConfig.optional(),
    localeConfig: configuration.shape.localeConfig.optional(),
    version,
  }),
  /** Levels of one article at its dispatch locations, as they are now. */
  'catalog.stock-changed.v1': z.object({
    articleId: key,
    levels: z.array(z.object({ dispatchLocationId: id, stockLevel: z.int().min(0) })),
  }),
  /** A request to producer companies for a discount. */
  'catalog.discount-requested.v1': z.object({
    requestId: id,
    producerCompanyIds: z.array(id),
    customerName: z.string(),
    /** Absent in older events. */
    askedBy: z.object({
      userId: id.optional(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
    }),
    remarks: z.string(),
    /** The article that it is about. */
    materialNumber: z.string().nullable(),
  }),
  /** The answer of one producer. */
  'catalog.discount-request-answered.v1': z.object({
    requestId: id,
    /** The person who asked. */
    userId: id,
    producerName: z.string(),
    status: z.enum(['Granted', 'Declined']),
    answer: z.string(),
  }),
  'catalog.tax-rule-changed.v1': ruleChanged,
  /** An admin edited categories, tables or columns; for the audit trail. */
  'catalog.structure-changed.v1': z.object({
    action: z.enum([
      'createCategory',
      'updateCategory',
      'deleteCategory',
      'uploadCategoryPicture',
      'deleteCategoryPicture',
      'saveGroupTable',
      'updateTableColumn',
      'deleteTableColumn',
    ]),
    /** With the name that it had then, in the editor's language. */
    object: z.object({ type: z.enum(['Category', 'TableColumn']), id: z.string(), name: z.string() }),
    by: editor,
    at: instant,
    /** null: it is new. */
    before: fields.nullable(),
    /** null: it is gone. */
    after: fields.nullable(),
  }),
  /** An admin edited the shop's words for the search; for the audit trail. */
  'catalog.synonym-changed.v1': z.object({
    action: z.enum(['createSynonym', 'updateSynonym', 'deleteSynonym']),
    object: z.object({ type: z.literal('Synonym'), id: z.string(), name: z.string() }),
    by: editor,
    at: instant,
    /** null: it is new. */
    before: fields.nullable(),
    /** null: it is gone. */
    after: fields.nullable(),
  }),
  'checkout.cost-rule-changed.v1': ruleChanged,
  ...approvalEvents,
  'checkout.order-submitted.v1': z.object({
    orderId: id,
    draftId: z.uuid(),
    submittedAt: instant,
    /** The person who submitted it. */
    buyer: z.object({
      userId: id,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string(),
      language,
    }),
    /** Author of the draft, if a colleague made it. */
    draftedBy: z.object({ userId: id, firstName: z.string(), lastName: z.string() }).optional(),
    customerId: id,
    customerName: z.string(),
    /** For invoices; absent in older events. */
    customerTaxNumber: z.string().nullable().optional(),
    customerEoriNumber: z.string().nullable().optional(),
    customerType: z.enum(customerTypes).nullable().optional(),
    orderCurrency: currency,
    orderLanguage: language,
    ...keptOrderFacts.shape,
    selfCollection: z.boolean(),
    billingAddress: address,
    shippingAddress: address,
    orderSections: z.array(draftSection),
    totals,
  }),
  /** `draftId`: the draft for which its stock was reserved. Older events do not name it. */
  'orders.order-created.v1': z.object({
    orderId: id,
    customerId: id,
    lines: stockLines,
    draftId: z.uuid().optional(),
  }),
  /** `deliveries`: those of the items. Absent in older events. */
  'orders.items-cancelled.v1': z.object({
    orderId: id,
    lines: stockLines,
    deliveries: z.array(z.object({ id, producerCompanyId: id })).optional(),
    ...parties,
  }),
  /** The buyer said what of a delivery has come so far; it may well be Delivered by that, or PartiallyDelivered once more. */
  'orders.items-received.v1': z.object({
    orderId: id,
    deliveryId: id,
    producerCompanyId: id,
    ...parties,
    /** Pieces of all its items that have arrived by now. */
    deliveredQuantity: z.int().min(0),
    at: instant,
  }),
  /** A file or video of a delivery came, was changed or went; shown to the buyer or kept from them, before and now. */
  'orders.attachment-changed.v1': z.object({
    orderId: id,
    deliveryId: id,
    producerCompanyId: id,
    ...parties,
    attachmentId: id,
    title: z.string(),
    /** Null before its creation or after its deletion. */
    enabledBefore: z.boolean().nullable(),
    enabled: z.boolean().nullable(),
    at: instant,
  }),
  'orders.order-deleted.v1': z.object({ orderId: id, lines: stockLines, ...parties }),
  /** A milestone for a mail: once for all deliveries of an order that reach it together. */
  'orders.milestone-reached.v1': z.object({
    kind: z.enum(orderMailKinds),
    orderId: id,
    buyer: z.object({ userId: id, customerId: id, customerName: z.string() }),
    /** Facts that the buyer added. Absent in older events. */
    facts: z
      .object({
        ownOrderNumber: z.string().nullable(),
        wishedDate: date.nullable(),
        remark: z.string().nullable(),
      })
      .optional(),
    deliveries: z.array(
      z.object({
        id,
        producerCompanyId: id,
        producerName: z.string(),
        plannedShipmentDate: date,
        shipper: z.enum(shippers),
        /** Tracking page of a sent parcel, for carriers that have one. */
        trackingUrl: z.url().nullable(),
      }),
    ),
    /** Deadline for the buyer's release of the proposal. */
    releaseUntil: instant.nullable(),
    at: instant,
  }),
  'orders.delivery-status-changed.v1': z.object({
    orderId: id,
    deliveryId: id,
    producerCompanyId: id,
    customerId: id,
    producerCompanyIds: parties.producerCompanyIds,
    from: z.enum(deliveryStatuses).nullable(),
    to: z.enum(deliveryStatuses),
    at: instant,
  }),
} as const satisfies Record<string, z.ZodType>;

/**
 * Events that end the validity of access tokens, all of one domain. Each process receives them before their cause is answered.
 */
export const endingEvents = [
  'admin.session-ended.v1',
  'admin.user-rights-changed.v1',
  'admin.company-deleted.v1',
  'admin.person-erased.v1',
] as const satisfies readonly EventName[];
export type EndingEvent = (typeof endingEvents)[number];

export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = z.output<(typeof events)[N]>;
