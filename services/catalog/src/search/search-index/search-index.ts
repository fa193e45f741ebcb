import type { Filters } from '@werkbank/contracts/filters';
import type { Language } from '@werkbank/contracts/localization';
import type { ArticleDocument } from './article-document.js';
import type { QueryPart, UnderstoodQuery } from './understand-query.js';
import type { Vocabulary } from './vocabulary.js';

export interface SearchQuery {
  language: Language;
  /** As typed; empty finds everything. */
  text: string;
  /** Only articles below this category or group. */
  categoryId?: string;
  filters: Filters;
  /** A property to sort by; otherwise by relevance, then in the catalogue's own order. */
  sort?: { property: string; descending: boolean };
  page: number;
  pageSize: number;
}

/** Number of articles with each value of a property. Numbers have a decimal point: "6.8". */
export type ValueCounts = Record<string, number>;

export interface SearchHits {
  total: number;
  /** False if there are more hits than counted. */
  totalIsExact: boolean;
  /** Ids of the requested page, best first. */
  articleIds: string[];
  /** Hits by group. */
  groupCounts: Record<string, number>;
  /** The recognised parts of the text, in the order of typing. */
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
 * Finds articles by typed text: with typing errors, beginnings of words, article numbers with or without
 * blanks and dashes, ä as ae, synonyms, decimal comma or point. A whole word ranks above words that
 * contain it, and a group with exactly this name first. If the requested language has no match, words of
 * the other one are used. The index holds no prices and no stock levels, because these depend on customer
 * and time; they are read for the shown page.
 */
export interface SearchIndex {
  /** Understands the words of the trade, or those of another vocabulary. */
  find(query: SearchQuery, vocabulary?: Vocabulary): Promise<SearchHits>;
  /** Adds documents or replaces them. */
  put(batches: AsyncIterable<readonly ArticleDocument[]>): Promise<void>;
  remove(articleIds: readonly string[]): Promise<void>;
  /** The index is empty, has lost its documents, or was filled by a version that stored other things. */
  needsRebuild(): Promise<boolean>;
  /** Replaces all documents at once; readers see the previous ones until the last document is in. */
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
