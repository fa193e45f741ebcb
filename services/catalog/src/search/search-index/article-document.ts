import type { Language } from '@werkbank/contracts/localization';

/** The key under which an article's producer can be filtered like a property. */
export const producerProperty = 'producer';

/** Texts in one language, in order of weight: a hit in `name` counts more than one in `description`. */
export interface ArticleTexts {
  /** The part of the name before the first standard, size or addition. */
  head: string;
  name: string;
  /** The name of the group: a search for just that name means the group. */
  group: string;
  /** Group, categories, producer. */
  place: string;
  /** Values of the properties in words. */
  properties: string;
  description: string;
}

/** An article in the search index. */
export interface ArticleDocument {
  articleId: string;
  groupId: string;
  /** From the top of the tree down to the group. */
  categoryIds: string[];
  /** Position in the catalogue's own order: by category, then by size. */
  position: number;
  /** Article number, the producer's number, EAN, as printed. */
  numbers: string[];
  /** Raw values by column key, and the producer's id under `producerProperty`. */
  properties: Record<string, number | string>;
  texts: Record<Language, ArticleTexts>;
  sizes: ArticleSizes;
  /** Decides between hits that fit equally well (`standingOf`). */
  standing: number;
}

/** Sizes in their one form (`sizesIn`): 6.8, m8x1, 1/2, er32. */
export interface ArticleSizes {
  /** Sizes in the article's name: its first dimension, its thread, its range. */
  naming: string[];
  /** Other sizes of its table and its name. */
  others: string[];
}

/** Searched fields; `place` contains the name of the group. */
export const textFields = [
  'head',
  'name',
  'place',
  'properties',
  'description',
] as const satisfies (keyof ArticleTexts)[];
