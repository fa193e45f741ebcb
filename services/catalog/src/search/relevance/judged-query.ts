import type { Language } from '@werkbank/contracts/localization';

/** Articles that answer a query: all that is said of them holds. */
export interface Wanted {
  /** Ids of categories or groups, or their beginnings, one of which holds the article. */
  in?: string | readonly string[];
  /** Words of the German name, all of which stand in it. */
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

/** What somebody types, and which articles answer it how well. */
export interface JudgedQuery {
  q: string;
  lng: Language;
  /** What was meant: grade 3. */
  best: Wanted | readonly Wanted[];
  /** What serves as well: grade 2. */
  good?: Wanted | readonly Wanted[];
  /** What is of the same family: grade 1. */
  fair?: Wanted | readonly Wanted[];
}
