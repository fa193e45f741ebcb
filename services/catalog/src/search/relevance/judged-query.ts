import type { Language } from '@werkbank/contracts/localization';

/** Articles that answer a query: they meet all of these conditions. */
export interface Wanted {
  /** Ids of categories or groups, or their beginnings, one of which holds the article. */
  in?: string | readonly string[];
  /** Words of the German name; all of them must occur. */
  name?: string | readonly string[];
  /** Properties by key: a value, or several of which one holds, or the ends of a range. */
  with?: Readonly<Record<string, PropertyWanted>>;
  producer?: string;
  /** The beginning of the article number, without separators. */
  number?: string;
}

export type PropertyWanted =
  | number
  | string
  | readonly (number | string)[]
  | { readonly from?: number; readonly to?: number };

/** A typed query, and the articles that answer it, by grade. */
export interface JudgedQuery {
  q: string;
  lng: Language;
  /** The meant articles: grade 3. */
  best: Wanted | readonly Wanted[];
  /** Equivalent articles: grade 2. */
  good?: Wanted | readonly Wanted[];
  /** Articles of the same family: grade 1. */
  fair?: Wanted | readonly Wanted[];
}
