import type { Language } from '@werkbank/contracts/localization';

/** The key under which an article's producer can be filtered like a property. */
export const producerProperty = 'producer';

/** Texts of one language, the most telling field first: a hit in `name` counts more than one in `description`. */
export interface ArticleTexts {
  /** What the article is, without its standard, sizes and additions: the name up to the first of these. */
  head: string;
  name: string;
  /** What the group is called: whoever types just that means the group. */
  group: string;
  /** Group, categories, producer. */
  place: string;
  /** Values of the properties in words. */
  properties: string;
  description: string;
}

/** What the search index knows of an article. */
export interface ArticleDocument {
  articleId: string;
  groupId: string;
  /** From the top of the tree down to the group. */
  categoryIds: string[];
  /** Place in the catalogue's own order: category by category, size by size. */
  position: number;
  /** Article number, the producer's number, EAN, as they are printed. */
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
  /** By which the article is named: its first dimension, its thread, its range. */
  naming: string[];
  /** Others of its table and its name. */
  others: string[];
}

/** Fields that are searched; the group's name is among those of the place. */
export const textFields = [
  'head',
  'name',
  'place',
  'properties',
  'description',
] as const satisfies (keyof ArticleTexts)[];
