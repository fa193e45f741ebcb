import type { Filters } from '@werkbank/contracts/filters';
import type { Language } from '@werkbank/contracts/localization';
import type { ArticleDocument } from './article-document.js';
import type { QueryPart, UnderstoodQuery } from './understand-query.js';
import type { Vocabulary } from './vocabulary.js';

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
  /** What was understood of the text, in the order in which it was typed. */
  understood: readonly QueryPart[];
  /** The language and the terms by which they were found. */
  foundBy: { language: Language; understood: UnderstoodQuery };
  /**
   * Counts the values of properties among the hits. A property's own filter is left aside for its counts, so that the
   * siblings of a chosen value stay visible.
   */
  countValues(properties: readonly string[]): Promise<Record<string, ValueCounts>>;
}

/**
 * Finds articles by what people type: with typing errors, beginnings of words, article numbers with or without blanks
 * and dashes, ä as ae, synonyms, decimal comma or point. A whole word comes before the words that it is a part of, and
 * first of all the group that is called so. Where the language asked for has nothing, words of the other are understood. It
 * knows no prices and no levels of stock: those are the customer's and the moment's, and are looked up for the page that is
 * shown.
 */
export interface SearchIndex {
  /** Understands the words of the trade, or those of another vocabulary. */
  find(query: SearchQuery, vocabulary?: Vocabulary): Promise<SearchHits>;
  /** Adds documents or replaces them. */
  put(batches: AsyncIterable<readonly ArticleDocument[]>): Promise<void>;
  remove(articleIds: readonly string[]): Promise<void>;
  /** The index is empty, has lost its documents, or was filled by a version that stored other things. */
  needsRebuild(): Promise<boolean>;
  /** Replaces everything at once; until the last document is in, readers see what was there before. */
  rebuild(batches: AsyncIterable<readonly ArticleDocument[]>): Promise<number>;
}

/** The index in the own database, which is always kept, and that of a search engine. */
export interface SearchIndexes {
  database: SearchIndex;
  engine: SearchIndex | null;
}
export const SEARCH_INDEXES = Symbol('SEARCH_INDEXES');

/** The index that answers searches: the engine's, or the database's while the engine fails. */
export type Search = Pick<SearchIndex, 'find'>;
export const SEARCH = Symbol('SEARCH');
