import type { Filters } from '@werkbank/contracts/filters';
import type { StoredColumn } from '../../catalogue/index.js';
import type { ArticleTables } from '../article-tables/article-tables.js';
import { wordsOf } from '../search-index/words.js';
import { columnsByKey } from './build-facets.js';

/**
 * Filters by the keys of their values, which are the same in every language. An old or foreign address may
 * hold the name of a value in either language.
 */
export function understandFilters(filters: Filters, tables: ArticleTables): Filters {
  const columns = columnsByKey(tables);
  return Object.fromEntries(
    Object.entries(filters).map(([key, choice]) => {
      const column = columns.get(key);
      if (!column || 'range' in choice) return [key, choice];
      return [key, { values: [...new Set(choice.values.map((value) => keyOf(value, column)))] }];
    }),
  );
}

function keyOf(value: string, { values }: StoredColumn): string {
  if (!values || Object.hasOwn(values, value)) return value;
  const named = wordsOf(value).join(' ');
  const found = Object.entries(values).find(([, names]) =>
    [names.de, names.en].some((name) => wordsOf(name).join(' ') === named),
  );
  return found?.[0] ?? value;
}
