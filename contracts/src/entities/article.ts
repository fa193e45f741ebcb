import { z } from 'zod';
import { dispatchLocation } from './party.js';
import { priceBreakdown, priceTier } from './price.js';
import { cents, date, id, key, money, orderUnits, paging, priceQuantity } from './values.js';

/** Why an article cannot be ordered; null where it can. */
export const notAvailableReason = z.enum(['NotAvailableForOrder', 'NoLongerInCatalogue']).nullable();

export const stockLevel = dispatchLocation.extend({ stockLevel: z.int().min(0) });

/** An article as a row of a table: search, group, similar items, comparison. */
export const articleRow = z.object({
  articleId: key,
  groupId: key,
  groupDescription: z.string(),
  materialNumber: z.string(),
  /** The number of the caller's company. */
  ownArticleNumber: z.string().optional(),
  articleText: z.string(),
  producerId: id,
  producerName: z.string(),
  /** Property values by column key, ready to show in the requested language. */
  properties: z.record(z.string(), z.string()),
  dispatchLocation: dispatchLocation.nullable(),
  stockLevel: z.int().min(0),
  stockLevels: z.array(stockLevel),
  /** Working days of the dispatch location. */
  leadTimeDays: z.int().min(0),
  /** The day on which it can leave with the lead time; absent without a dispatch location. */
  leadTimeEndsOn: date.optional(),
  /** The day on which it leaves from stock; likewise. */
  stockLeavesOn: date.optional(),
  /** 0 = on stock; otherwise working days until it can leave. */
  availabilityInDays: z.int().min(0),
  /** Net price in cents of `priceQuantity` order units, for the caller and the smallest quantity; null without a price. */
  price: cents.nullable(),
  displayPrice: money.nullable(),
  priceQuantity: priceQuantity.optional(),
  orderUnits: orderUnits.optional(),
  notAvailableReason,
  imageUrl: z.string().nullable(),
  videoUrl: z.string().nullable(),
});
export type ArticleRow = z.infer<typeof articleRow>;

export const namedValue = z.object({ name: z.string(), value: z.string(), unit: z.string().nullable() });

export const relations = ['accessory', 'sparePart', 'followedBy', 'similar', 'part'] as const;

/** Further data of an article. Each part is absent if the maker does not send it. */
const offered = z.object({
  /** Present if it differs from the name of the producer; the same holds for the number. */
  makerName: z.string().optional(),
  makerNumber: z.string().optional(),
  /** Pictures of the maker's file, in its order. `width` and `height` are those of the picture. */
  pictures: z
    .array(
      z.object({
        src: z.string(),
        srcSet: z.string(),
        thumbnail: z.string(),
        width: z.int().min(1),
        height: z.int().min(1),
        description: z.string().nullable(),
      }),
    )
    .optional(),
  packings: z
    .array(z.object({ unit: z.string(), quantity: z.number(), ean: z.string().nullable() }))
    .optional(),
  relatedItems: z.array(z.object({ relation: z.enum(relations), articles: z.array(articleRow) })).optional(),
  classifications: z
    .array(z.object({ system: z.string(), version: z.string().nullable(), code: z.string() }))
    .optional(),
  safety: z
    .object({
      unNumber: z.string().optional(),
      hazardClasses: z.array(z.string()).optional(),
      marks: z.array(z.string()).optional(),
    })
    .optional(),
  cuttingData: z
    .array(z.object({ material: z.string(), speed: z.number().nullable(), feed: z.number().nullable() }))
    .optional(),
});

export const article = articleRow.extend({
  quantity: z.int().min(1),
  singlePrice: priceBreakdown.nullable(),
  quantityPrice: priceBreakdown.nullable(),
  priceTiers: z.array(priceTier),
  detailsImageUrls: z.array(z.string()),
  otherProperties: z.array(namedValue),
  partSpecifications: z.array(namedValue),
  partDescription: z.string().nullable(),
  documentLinks: z.array(
    z.object({ link: z.string(), fileName: z.string(), mediaType: z.string(), bytes: z.int().nullable() }),
  ),
  inlinePdfUrl: z.string().nullable(),
  pdfUrlPages: z.string().nullable(),
  producerVideoLink: z.string().nullable(),
  ean: z.string().nullable(),
  catalogCategoryPath: z.array(z.object({ categoryId: key, categoryDescription: z.string() })),
  similarItems: z.array(articleRow),
  ...offered.shape,
});
export type Article = z.infer<typeof article>;

/** A column of a group's table. `letter` is the dimension letter in the group's drawing. */
export const column = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string().nullable(),
  letter: z.string().nullable(),
  kind: z.enum(['number', 'text']),
});
export type Column = z.infer<typeof column>;

export const facetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int().min(0),
  selected: z.boolean(),
});
/** A filter that applies to the result. Counts of a key ignore the key's own choice, so siblings stay visible. */
export const facet = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string().nullable(),
  kind: z.enum(['values', 'range']),
  values: z.array(facetValue),
  range: z
    .object({
      min: z.number(),
      max: z.number(),
      chosenMin: z.number().nullable(),
      chosenMax: z.number().nullable(),
      /** Articles per equal-width bucket between min and max. */
      histogram: z.array(z.int().min(0)),
    })
    .nullable(),
});
export type Facet = z.infer<typeof facet>;

export const categoryCard = z.object({
  categoryId: key,
  categoryDescription: z.string(),
  kind: z.enum(['category', 'group']),
  imageUrl: z.string().nullable(),
  articleCount: z.int().min(0),
});
export type CategoryCard = z.infer<typeof categoryCard>;

const resultPage = z.object({
  applicableFilters: z.array(facet),
  articles: z.array(articleRow),
  ...paging.shape,
});

/** A part of a query as it was understood. */
export const queryPart = z.object({
  kind: z.enum(['word', 'size', 'thread', 'standard', 'designation', 'amount']),
  typed: z.string(),
  /** The word that the search takes instead, if it is spelled otherwise. */
  meant: z.string().optional(),
  /** No article has it together with the other parts, so the search goes without it. */
  leftOut: z.boolean().optional(),
  /** The query without this part; empty if it is the only one. */
  rest: z.string(),
});
export type QueryPart = z.infer<typeof queryPart>;

/** A size that there is beside one that there is not. */
export const nearSize = z.object({ label: z.string(), q: z.string() });
export type NearSize = z.infer<typeof nearSize>;

/** Explanation of a hit's rank. The hit with more points comes first. */
export const hitExplanation = z.object({
  articleId: key,
  /** The parts of the query, and where the article has them. */
  parts: z.array(
    z.object({
      typed: z.string(),
      /** It is called so itself, by another name of the same thing, or by what serves instead; null: it has no such word. */
      as: z.enum(['itself', 'otherName', 'kin']).nullable(),
      places: z.array(
        z.enum(['namingSize', 'otherSize', 'nameOrNumber', 'restOfName', 'placeOrProperties', 'description']),
      ),
    }),
  ),
  /** In the order in which they count. */
  rank: z.array(
    z.object({
      criterion: z.enum(['number', 'kindOfTool', 'size', 'words', 'wholeName', 'available', 'bought']),
      points: z.int().min(0),
      most: z.int().min(1),
    }),
  ),
});
export type HitExplanation = z.infer<typeof hitExplanation>;

export const searchResult = resultPage.extend({
  searchString: z.string(),
  /** Articles that the caller's company keeps under the text. Absent if there are none. */
  ownNumberArticles: z.array(articleRow).optional(),
  /** In the order in which they were typed. Older services do not tell. */
  understood: z.array(queryPart).optional(),
  /** The next smaller and the next larger size, if the search goes without the typed one. */
  nearSizes: z.array(nearSize).optional(),
  category: categoryCard.nullable(),
  categories: z.array(categoryCard),
  columns: z.array(column),
  /** Explanations of each hit, with `explain`. */
  explanations: z.array(hitExplanation).optional(),
});
export type SearchResult = z.infer<typeof searchResult>;

/** A page of the catalogue tree. A group has `group` and articles, a category has subcategories. */
export const categoryPage = z.object({
  categoryId: key,
  categoryDescription: z.string(),
  kind: z.enum(['category', 'group']),
  imageUrl: z.string().nullable(),
  articleCount: z.int().min(0),
  /** False if counting stopped at its limit; absent without a search text or filters. */
  totalIsExact: z.boolean().optional(),
  catalogCategoryPath: z.array(z.object({ categoryId: key, categoryDescription: z.string() })),
  /** With a search text or filters: only those with hits. `articleCount` then counts the hits, here and above. */
  subcategories: z.array(categoryCard),
  /** Filters of a category; those of a group come with its articles. Absent in answers of older services. */
  applicableFilters: z.array(facet).optional(),
  group: resultPage
    .extend({
      groupId: key,
      groupDescription: z.string(),
      drawingUrl: z.string().nullable(),
      imageUrl: z.string().nullable(),
      columns: z.array(column),
      detailsColumns: z.array(column),
    })
    .nullable(),
});
export type CategoryPage = z.infer<typeof categoryPage>;
