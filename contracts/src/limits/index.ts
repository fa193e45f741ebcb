// In files of their own: what the first load of the front end does not use, and what is loaded later does.
export {
  boughtSuggestionLimits,
  largestInteger,
  listLimits,
  pageSizes,
  suggestionLimits,
} from './list-limits.js';
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
  contactName: 100,
  wishedDays: 365,
} as const;

/** Parcel data of a delivery: weight in kg (3 decimals), sides in cm. */
export const parcelLimits = {
  weight: { moreThan: 0, max: 999_999.999, fractionDigits: 3 },
  side: { min: 1, max: 1000 },
  mrnNumber: { max: 100 },
} as const;

/** What one order may grow to; a call that names all parts or items of an order takes as many. */
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

/** Files at deliveries, purchase orders and articles. */
export const attachmentLimits = {
  bytes: 10 * 1024 * 1024,
  title: 200,
  /** As long as a name can be on the sender's computer, however many bytes its signs take in a header. */
  fileName: 255,
  /** The largest place in the order of the files of one object. */
  order: 9999,
  filesOfObject: 50,
  /** How often a file may come or be changed at one delivery, for its history tells each. */
  changesOfObject: 500,
  filesOfCompany: 20_000,
  bytesOfCompany: 5 * 1024 * 1024 * 1024,
} as const;

/** Whether a file or a video can be attached, by what it is attached to. */
export const allowedAttachments = {
  Article: ['pdf', 'youtube'],
  Delivery: ['pdf', 'youtube'],
  PurchaseOrder: ['pdf', 'youtube'],
} as const;

/** What producers agree with customers, in per cent, and how many rules one company may have. */
export const discountLimits = {
  name: 200,
  discountValue: { min: 0, lessThan: 100 },
  quantityDiscountValue: { moreThan: -100, lessThan: 100 },
  minQuantity: { min: 0, max: 9999 },
  countryPriceFactor: { min: 0, max: 100 },
  surcharge: { min: 0, max: 100 },
  /** Of all of these values. */
  fractionDigits: 2,
  tiersOfDiscount: 100,
  discountsOfGroup: 5_000,
  /** Discounts that one request saves. */
  savedAtOnce: 500,
  groupsOfCompany: 1_000,
  factorsOfCompany: 1_000,
  surchargesOfCompany: 5_000,
  remarks: 10_000,
  /** Producers that one request asks, and requests of a company within a day: each is a mail. */
  producersAsked: 100,
  requestsOfDay: 50,
  /** Articles that one simulation prices. */
  simulatedArticles: 50,
} as const;

/** Files of articles that producers bring in, and what they may grow to. */
export const catalogueImportLimits = {
  /** Of the file, and of the catalogue that a ZIP holds. */
  bytes: 2 * 1024 * 1024 * 1024,
  unpackedBytes: 20 * 1024 * 1024 * 1024,
  columns: 500,
  leadTimeDays: 999,
  stockLevel: 999_999_999,
  cents: 1_000_000_000,
  priceQuantity: 1_000_000,
  /** Imports of a company that are not finished. */
  openOfCompany: 20,
  linesOfCall: 5_000,
  placesAtOnce: 2_000,
  /** Columns of the table of a group. */
  columnsOfGroup: 60,
  /** How long an import can be withdrawn. */
  withdrawDays: 30,
  samples: 20,
} as const;

/** The tree of categories and the tables of its groups. */
export const categoryLimits = {
  name: 100,
  description: 2_000,
  categories: 5_000,
  /** From the top down to a group. */
  levels: 6,
  pictureBytes: 10 * 1024 * 1024,
  columnName: 60,
  unit: 15,
  letter: 5,
  digits: 6,
  /** Words of one column, and characters of each. */
  values: 500,
  valueName: 80,
  /** Columns that one request sends; a group has `catalogueImportLimits.columnsOfGroup` at most. */
  columnsSent: 200,
} as const;

/** Limits of one article that a producer enters by hand. */
export const ownArticleLimits = {
  number: 100,
  name: 500,
  description: 50_000,
  keyword: 100,
  keywords: 100,
  value: 2_000,
  values: 50,
  unit: 40,
  code: 100,
  source: 2_000,
  reason: 200,
  prices: 200,
  territories: 60,
  packings: 20,
  /** Order units in one package. */
  packed: 1_000_000,
  features: 1_000,
  related: 500,
  media: 500,
  locations: 500,
  content: 9_999_999,
  contentDigits: 4,
  leadTimeDays: 3_650,
  grams: 100_000_000,
  /** Of one uploaded file. */
  mediaBytes: 15_000_000,
} as const;

/** An edit of many articles at once. */
export const articleEditLimits = {
  percent: { min: -99, max: 1000, fractionDigits: 2 },
  replaced: 200,
} as const;

/** What administrators may enter as rules of freight, customs and tax. */
export const costRuleLimits = {
  /** Whole cents of one amount. */
  cents: 100_000_000,
  percent: { min: 0, max: 100, fractionDigits: 2 },
  /** Whole grams up to which a step holds. */
  grams: 999_999_999,
  steps: 20,
  currencies: 20,
  /** Things that rules are about, of freight, of customs and of tax, and versions of the rule about one of them. */
  rules: 300,
  versions: 200,
} as const;

/** An order proposal that nobody acted upon lapses after this time. Unit: milliseconds. */
export const proposalLifetimeMs = 24 * 60 * 60 * 1000;

/** A proposal is about to lapse when this much time is left. Unit: milliseconds. */
export const lapseWarningMs = 4 * 60 * 60 * 1000;

/** Addresses of one company; every change of it reads them all. */
export const maxAddresses = 200;

/** People of one company, disabled ones too; whoever deletes it deletes them all at once. */
export const maxPeopleOfCompany = 2_000;

export const maxNotifications = 5;
export const openEndedDate = '9999-12-31';
