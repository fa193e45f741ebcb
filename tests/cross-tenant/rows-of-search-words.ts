import { type ForeignRow, refused, sent } from './foreign-row.ts';
import { nobodyElse } from './rows-of-categories.ts';

/** Searches without a hit and synonyms belong to the platform. */
export const rowsOfSearchWords: readonly ForeignRow[] = (
  [
    'listMissedSearches',
    'hideMissedSearch',
    'listSynonyms',
    'createSynonym',
    'updateSynonym',
    'deleteSynonym',
  ] as const
).map((call) => refused(call, nobodyElse, () => sent(call, {})));
