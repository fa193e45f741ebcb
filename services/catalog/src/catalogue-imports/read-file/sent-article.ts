import type { Language } from '@werkbank/contracts/localization';

/** Texts by the language that a file names; `und` without one (BCP 47). */
export type SentTexts = Partial<Record<Language | 'und', string>>;

/** A decimal as a file writes it, such as `1,5` or `1 500`. */
type SentNumber = string;

export interface SentPrice {
  /** As in the file: `net_customer`, `net_list`, `nrp`, or a word of the maker's own. */
  type: string;
  amount: SentNumber;
  currency: string | undefined;
  /** For how many units, where the price itself has it. */
  quantity: SentNumber | undefined;
  /** The unit of the price, if it differs from the order unit (`PRICE_BASE` of 2005). */
  unit: string | undefined;
  /** Multiplies the amount. */
  factor: SentNumber | undefined;
  /** Smallest number of order units. */
  lowerBound: SentNumber | undefined;
  /** ISO 3166 codes. An empty list means everywhere. */
  territories: readonly string[];
  validFrom: string | undefined;
  validUntil: string | undefined;
}

export interface SentFeature {
  /** ETIM's or ECLASS's key, where the file has one. */
  id: string | undefined;
  name: SentTexts;
  values: readonly SentTexts[];
  unit: string | undefined;
}

export interface SentFeatures {
  /** Such as `ETIM-9.0`. Undefined for features of the maker's own. */
  system: string | undefined;
  /** The class in that system. */
  group: string | undefined;
  features: readonly SentFeature[];
}

export interface SentMedium {
  source: string;
  /** MIME type. */
  type: string | undefined;
  /** As in the file: `normal`, `thumbnail`, `data_sheet`, `MD01`, … */
  purpose: string | undefined;
  description: SentTexts;
}

export interface SentReference {
  /** `accessories`, `sparepart`, `followup`, … */
  type: string;
  article: string;
  quantity: SentNumber | undefined;
}

export interface SentPacking {
  code: string | undefined;
  quantity: SentNumber | undefined;
  gtin: string | undefined;
}

/** An article as a file sends it, with numbers and units as they are written. */
export interface SentArticle {
  number: string;
  /** `new`, `update` or `delete`. */
  mode: string | undefined;
  shortText: SentTexts;
  longText: SentTexts;
  keywords: SentTexts[];
  gtin: string | undefined;
  makerNumber: string | undefined;
  maker: string | undefined;
  materialGroup: string | undefined;
  leadTimeDays: SentNumber | undefined;
  tariffNumber: string | undefined;
  originCountry: string | undefined;
  weight: SentNumber | undefined;
  /** Undefined means kilograms. */
  weightUnit: string | undefined;
  /** Such as `new_article` or `others: Auslauf`. */
  statuses: readonly string[];
  orderUnit: string | undefined;
  contentUnit: string | undefined;
  contentPerOrderUnit: SentNumber | undefined;
  priceQuantity: SentNumber | undefined;
  minimum: SentNumber | undefined;
  interval: SentNumber | undefined;
  packings: readonly SentPacking[];
  prices: readonly SentPrice[];
  features: readonly SentFeatures[];
  /** Undefined: the file leaves the media as they are. An empty list: the article has none. */
  media: readonly SentMedium[] | undefined;
  references: readonly SentReference[];
  /** Ids of groups that the article itself names. */
  groups: readonly string[];
  dangerousGoods: readonly string[];
}

/** An article of which only the number is known. */
export function emptyArticle(number: string): SentArticle {
  return {
    number,
    mode: undefined,
    shortText: {},
    longText: {},
    keywords: [],
    gtin: undefined,
    makerNumber: undefined,
    maker: undefined,
    materialGroup: undefined,
    leadTimeDays: undefined,
    tariffNumber: undefined,
    originCountry: undefined,
    weight: undefined,
    weightUnit: undefined,
    statuses: [],
    orderUnit: undefined,
    contentUnit: undefined,
    contentPerOrderUnit: undefined,
    priceQuantity: undefined,
    minimum: undefined,
    interval: undefined,
    packings: [],
    prices: [],
    features: [],
    media: undefined,
    references: [],
    groups: [],
    dangerousGoods: [],
  };
}

export interface SentGroup {
  id: string;
  parentId: string | undefined;
  name: SentTexts;
  position: SentNumber | undefined;
}

/** Parts of a file, one after the other. */
export type SentRecord =
  | { kind: 'header'; header: SentHeader }
  | { kind: 'group'; group: SentGroup; line: number }
  | { kind: 'article'; article: SentArticle; line: number }
  | { kind: 'place'; article: string; group: string; line: number };

export interface SentHeader {
  transaction: 'T_NEW_CATALOG' | 'T_UPDATE_PRODUCTS' | 'T_UPDATE_PRICES' | undefined;
  catalogue: string | undefined;
  version: string | undefined;
  language: Language | undefined;
  currency: string | undefined;
  territories: readonly string[];
  supplier: string | undefined;
  /** The sign of decimals in the first prices. */
  decimalSign: '.' | ',';
}
