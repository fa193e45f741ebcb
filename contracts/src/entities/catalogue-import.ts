import { z } from 'zod';
import { catalogueImportLimits, quantityLimits } from '../limits/index.js';
import { text } from '../validation/text-types.js';
import { country, currency, date, id, instant, key, paging } from './values.js';

/** `full`: what the file does not have goes off sale. The others change what the file has: all of it, prices, or stock. */
export const catalogueImportModes = ['full', 'update', 'prices', 'stock'] as const;
export type CatalogueImportMode = (typeof catalogueImportModes)[number];
export const catalogueImportStatuses = [
  'Waiting',
  'Reading',
  'NeedsMapping',
  'Preview',
  'AwaitingApproval',
  'Applying',
  'Done',
  'Failed',
  'Discarded',
  'Withdrawn',
] as const;
export type CatalogueImportStatus = (typeof catalogueImportStatuses)[number];
export const catalogueImportActions = ['map', 'apply', 'approve', 'withdraw', 'discard'] as const;
export const catalogueFileFormats = ['bmecat', 'csv', 'xlsx'] as const;

const count = z.int().min(0);
const problem = { code: z.string(), message: z.string() };

/** The form of a file as it was recognised. A field is null in files of another format. */
export const recognisedFile = z.object({
  format: z.enum(catalogueFileFormats),
  encoding: z.string(),
  /** Separator of a table. */
  separator: z.string().nullable(),
  decimalSign: z.string().nullable(),
  sheet: z.string().nullable(),
  /** Transaction of a BMEcat. */
  transaction: z.string().nullable(),
  catalogue: z.string().nullable(),
  supplier: z.string().nullable(),
});

export const importKinds = ['new', 'changed', 'gone'] as const;
/** One article that an import would change. Values are texts as the page shows them; null: there is none. */
export const importedChange = z.object({
  materialNumber: z.string(),
  articleText: z.string(),
  kind: z.enum(importKinds),
  /** Change of the list price in per cent; null without a price before or after. */
  priceMove: z.number().nullable(),
  fields: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type ImportedChange = z.infer<typeof importedChange>;
export const importedChangeList = z.object({ changes: z.array(importedChange), ...paging.shape });

export const leftOutOfImport = z.object({ name: z.string(), count, ...problem });

export const catalogueImport = z.object({
  importId: id,
  companyId: id,
  companyName: z.string(),
  mode: z.enum(catalogueImportModes),
  /** An edit of many articles has no file. */
  isEdit: z.boolean(),
  fileName: z.string(),
  /** Bytes. */
  fileSize: count,
  /** The person who sent it. */
  who: z.string(),
  createdOn: instant,
  finishedOn: instant.nullable(),
  status: z.enum(catalogueImportStatuses),
  /** Bytes while the file is read, articles while they are applied; `total` is null in other states. */
  progress: z.object({ done: count, total: count.nullable() }),
  counts: z.object({ new: count, changed: count, unchanged: count, gone: count, refused: count }),
  recognised: recognisedFile.nullable(),
  /** Parts of the file that no article of the shop has, the most frequent first. */
  leftOut: z.array(leftOutOfImport),
  samples: z.array(importedChange),
  /** Set in Failed. */
  failure: z.object(problem).nullable(),
  /** An earlier import of the same file. */
  sameFileAs: id.nullable(),
  /** Set in Done: until when it can be withdrawn. */
  withdrawableUntil: instant.nullable(),
  /** Set in Withdrawn: fields that had been changed since and stayed. */
  notRestored: z.array(z.object({ materialNumber: z.string(), field: z.string() })),
  pictures: z.object({ waiting: count, fetched: count, refused: count }),
  /** True where applying by the caller waits for the approval of the platform. */
  needsApproval: z.boolean(),
  /** The actions of the caller that are possible now. */
  actions: z.array(z.enum(catalogueImportActions)),
});
export type CatalogueImport = z.infer<typeof catalogueImport>;
/** Lists leave out what only the page of an import shows. */
export const listedCatalogueImport = catalogueImport.omit({
  leftOut: true,
  samples: true,
  notRestored: true,
  needsApproval: true,
});
export type ListedCatalogueImport = z.infer<typeof listedCatalogueImport>;
export const catalogueImportList = z.object({ imports: z.array(listedCatalogueImport), ...paging.shape });

/** An article or a line that was not taken, and why. */
export const refusedImportLine = z.object({
  line: z.int().min(1),
  materialNumber: z.string().nullable(),
  field: z.string().nullable(),
  value: z.string().nullable(),
  ...problem,
});
export type RefusedImportLine = z.infer<typeof refusedImportLine>;
export const refusedImportLines = z.object({ refused: z.array(refusedImportLine), ...paging.shape });

/** The field of a column, in the order of the heads. `of` is the language of a text or the quantity from which a price holds. */
export const columnMapping = z.object({
  field: text(60),
  of: text(200).nullable().default(null),
  unit: text(20).nullable().default(null),
});
export type ColumnMapping = z.output<typeof columnMapping>;

/** Values for articles whose file lacks them. */
export const importDefaults = z.object({
  leadTimeDays: z.int().min(1).max(catalogueImportLimits.leadTimeDays),
  currency,
  /** Place of the stock levels; null: the only one, or the one that a column names. */
  dispatchLocationId: id.nullable(),
});
export type ImportDefaults = z.infer<typeof importDefaults>;

export const importMapping = z.object({
  /** Heads of the table with the first values below each; empty for a BMEcat. */
  heads: z.array(z.object({ head: z.string(), values: z.array(z.string()) })),
  columns: z.array(columnMapping),
  /** Fields that a column can be mapped to. */
  fields: z.array(z.object({ field: z.string(), label: z.string(), required: z.boolean(), of: z.boolean() })),
  defaults: importDefaults,
});
export type ImportMapping = z.infer<typeof importMapping>;

/** A group of the producer's own catalogue, and where its articles are shown. */
export const sourceGroup = z.object({
  sourceGroup: z.string(),
  parent: z.string().nullable(),
  name: z.string(),
  articles: count,
  /** It leads to a material group only. */
  isDiscountGroup: z.boolean(),
  groupId: key.nullable(),
  materialGroupId: id.nullable(),
  /** The group of the shop with articles of the same ETIM or ECLASS class, or with the same name. */
  proposal: z.object({ groupId: key, groupName: z.string(), because: z.string() }).nullable(),
});
export type SourceGroup = z.infer<typeof sourceGroup>;
export const sourceGroupPlace = z.object({
  sourceGroup: text(200),
  groupId: key.nullable(),
  materialGroupId: id.nullable(),
});
export const places = z.object({
  sourceGroups: z.array(sourceGroup),
  groups: z.array(z.object({ groupId: key, path: z.string() })),
  materialGroups: z.array(z.object({ id, name: z.string() })),
  /** Articles that no group has. */
  unplaced: count,
});

/** A feature of a producer's articles in a group of the shop, and the column that it fills. */
export const sourceFeature = z.object({
  /** Key of the feature, the same in each article. */
  feature: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  articles: count,
  example: z.string(),
  /** null: it stands among the details only. */
  columnKey: z.string().nullable(),
  /** The producer has chosen it; else its name or letter has. */
  isChosen: z.boolean(),
});
export const sourceFeatures = z.object({
  /** Groups of the shop in which the producer has articles. */
  groups: z.array(z.object({ groupId: key, name: z.string(), articles: count })),
  /** The group that the answer is about; null without articles in a group. */
  groupId: key.nullable(),
  columns: z.array(z.object({ key: z.string(), label: z.string(), unit: z.string().nullable() })),
  features: z.array(sourceFeature),
  mayAddColumns: z.boolean(),
});
export const sourceFeatureColumn = z.object({
  feature: text(300),
  columnKey: key.nullable(),
  /** The group gets a column for it. */
  asNewColumn: z.boolean().default(false),
});

export const unplacedArticle = z.object({
  articleId: key,
  materialNumber: z.string(),
  articleText: z.string(),
  sourceGroups: z.array(z.string()),
});
export const unplacedArticles = z.object({ articles: z.array(unplacedArticle), ...paging.shape });

const number = text(100);
export const stockLine = z.object({
  materialNumber: number,
  level: z.int().min(0).max(catalogueImportLimits.stockLevel),
  /** By default the only dispatch location of the company. */
  dispatchLocationId: id.optional(),
});
export const priceLine = z.object({
  materialNumber: number,
  /** Cents of `priceQuantity` order units. */
  amount: z.int().min(0).max(catalogueImportLimits.cents),
  currency,
  priceQuantity: z.int().min(1).max(catalogueImportLimits.priceQuantity).default(1),
  minQuantity: z.int().min(1).max(quantityLimits.max).default(1),
  territories: z.array(country).max(60).default([]),
  validFrom: date.nullable().default(null),
  validUntil: date.nullable().default(null),
});
export const linesTaken = z.object({
  changed: count,
  unchanged: count,
  refused: z.array(
    z.object({ line: z.int().min(1), materialNumber: z.string(), field: z.string(), ...problem }),
  ),
});

export const importSettings = z.object({ needsApproval: z.boolean() });
export type ImportSettings = z.infer<typeof importSettings>;
