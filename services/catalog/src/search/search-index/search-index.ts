import type { Filters } from '@werkbank/contracts/filters';
import type { Language } from '@werkbank/contracts/localization';
import type { ArticleDocument } from './article-document.js';

export interface SearchQuery {
  language: Language;
  /** As it was typed; empty finds everything. */
  text: string;
  /** Only articles below this category or group. */
  categoryId?: string;
  filters: Filters;
  /** A property to sort by; otherwise by relevance, then in the catalogue's own order. */
  sort?: { property: string; descending: boolean };
  page: number;
  pageSize: number;
}

/** How many articles have each value of a property. Numbers are written with a point: "6.8". */
export type ValueCounts = Record<string, number>;

export interface SearchHits {
  total: number;
  /** False where there are more than were counted. */
  totalIsExact: boolean;
  /** Of the page that was asked for, best first. */
  articleIds: string[];
  /** Hits by group. */
  groupCounts: Record<string, number>;
  /**
   * Counts the values of properties among the hits. A property's own filter is left aside for its counts, so that the
   * siblings of a chosen value stay visible.
   */
  countValues(properties: readonly string[]): Promise<Record<string, ValueCounts>>;
}

/**
 * Finds articles by what people type: with typing errors, beginnings of words, article numbers with or without blanks
 * and dashes, ä as ae, synonyms, decimal comma or point. A whole word comes before the words that it is a part of, and
 * first of all the group that is called so. Where the language asked for has nothing, words of the other are understood. It knows no prices and no stock: those are the customer's and
 * the moment's, and are looked up for the page that is shown.
 */
export interface SearchIndex {
  find(query: SearchQuery): Promise<SearchHits>;
  /** Adds documents or replaces them. */
  put(batches: AsyncIterable<readonly ArticleDocument[]>): Promise<void>;
  remove(articleIds: readonly string[]): Promise<void>;
  /** Nothing was ever put in, what was is gone, or it was put in by a version that stored other things. */
  needsRebuild(): Promise<boolean>;
  /** Replaces everything at once; until the last document is in, readers see what was there before. */
  rebuild(batches: AsyncIterable<readonly ArticleDocument[]>): Promise<number>;
}

/** The adapter that this process uses. */
export const SEARCH_INDEX = Symbol('SEARCH_INDEX');
