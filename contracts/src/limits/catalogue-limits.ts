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
