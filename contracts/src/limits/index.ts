// In files of their own: what the first load of the front end does not use, and what is loaded later does.
export {
  boughtSuggestionLimits,
  largestInteger,
  listLimits,
  pageSizes,
  suggestionLimits,
} from './list-limits.js';
export { allowedAttachments, attachmentLimits } from './attachment-limits.js';
export { discountLimits } from './discount-limits.js';
export {
  articleEditLimits,
  catalogueImportLimits,
  categoryLimits,
  ownArticleLimits,
} from './catalogue-limits.js';
export { costRuleLimits } from './cost-rule-limits.js';
export { ownNumberLimits } from './own-number-limits.js';
export { maxPlaceName, placeNameOf } from './place-name.js';
export { approvalLimits } from './approval-limits.js';
export { savedListLimits } from './saved-list-limits.js';
export { searchLogLimits, synonymLimits } from './search-word-limits.js';

/** Business constants of the specification (section 9 of both files). Zod-free: the first load of the front end uses them. */
/** Pieces of one article in a basket or an order line. */
export const quantityLimits = { min: 1, max: 9999, priceQuantity: 1_000_000 } as const;

/** Lines in one basket, draft or price query; caps the work of a single request. */
export const maxBasketItems = 1_000;

/** Facts that a buyer adds to an order; a wished date lies within a year. */
export const orderFactLimits = {
  ownOrderNumber: 35,
  costCenter: 50,
  remark: 500,
  /** Of one line. */
  lineRemark: 200,
  contactName: 100,
  wishedDays: 365,
} as const;

/** Parcel data of a delivery: weight in kg (3 decimals), sides in cm. */
export const parcelLimits = {
  weight: { moreThan: 0, max: 999_999.999, fractionDigits: 3 },
  side: { min: 1, max: 1000 },
  mrnNumber: { max: 100 },
} as const;

/** Limits of one order. A call that names all parts or items of an order accepts as many. */
export const orderLimits = {
  /** Sections of a new order, each of which becomes a delivery. */
  sections: 50,
  /** Deliveries that one delivery may be divided into, cancelled ones included. */
  partsOfDelivery: 20,
  /** Partial receipts of one delivery. */
  partReceipts: 100,
} as const;

/** What counts as bought recently, for marking it in lists. */
export const boughtArticleLimits = { days: 365, orders: 200, articles: 500 } as const;

/** A proposal without an answer lapses after this time. Unit: milliseconds. */
export const proposalLifetimeMs = 24 * 60 * 60 * 1000;

/** A proposal is about to lapse when this much time is left. Unit: milliseconds. */
export const lapseWarningMs = 4 * 60 * 60 * 1000;

/** Addresses of one company; every change of it reads them all. */
export const maxAddresses = 200;

/** People of one company, disabled ones included. Deleting the company deletes them all at once. */
export const maxPeopleOfCompany = 2_000;

export const maxNotifications = 5;
export const openEndedDate = '9999-12-31';
