import { z } from 'zod';
import { listLimits } from '../limits/index.js';
import { money, chosenOf, id, key, paging, searchText } from './values.js';

export const ownArticleSaleStates = ['on', 'off'] as const;
/** Data that an article may lack: a group of the shop, a price, pieces in stock, a picture, a name in each language. */
export const ownArticleGaps = ['place', 'price', 'stock', 'picture', 'language'] as const;

/** The filter of a producer's own articles, for queries and bodies. */
export const ownArticleFilter = z.object({
  /** Words of the number, the maker's number, the EAN or the name in any language. */
  search: searchText(listLimits.search),
  /** A category with all below it, or a group. */
  categoryId: key.optional(),
  sale: z.enum([...ownArticleSaleStates, '']).default(''),
  /** Articles without all of these. */
  lacks: chosenOf(ownArticleGaps),
});
export type OwnArticleFilter = z.output<typeof ownArticleFilter>;

export const ownArticleSorts = [
  'materialNumber',
  '-materialNumber',
  'articleText',
  '-articleText',
  'listPrice',
  '-listPrice',
  'stock',
  '-stock',
] as const;

export const ownArticleRow = z.object({
  articleId: key,
  materialNumber: z.string(),
  articleText: z.string(),
  /** null: it has no place yet. */
  groupName: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** The price of `priceQuantity` order units that holds everywhere and always; null without one. */
  listPrice: money.extend({ priceQuantity: z.int().min(1) }).nullable(),
  /** Prices under conditions. */
  furtherPrices: z.int().min(0),
  orderUnit: z.string(),
  /** At all dispatch locations. */
  stock: z.int().min(0),
  leadTimeDays: z.int().min(0),
  isOnSale: z.boolean(),
});
export type OwnArticleRow = z.infer<typeof ownArticleRow>;
export const ownArticleList = z.object({ articles: z.array(ownArticleRow), ...paging.shape });

/** Categories, material groups and dispatch locations of own articles, by name. */
export const ownArticlePlaces = z.object({
  /** The tree from the top, with the names above each of them. */
  categories: z.array(
    z.object({
      categoryId: key,
      kind: z.enum(['category', 'group']),
      path: z.string(),
      /** Own articles in it and below. */
      articles: z.int().min(0),
    }),
  ),
  materialGroups: z.array(z.object({ id, name: z.string() })),
  dispatchLocations: z.array(z.object({ id, name: z.string(), city: z.string() })),
});
export type OwnArticlePlaces = z.infer<typeof ownArticlePlaces>;
