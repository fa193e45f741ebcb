import type { Facet } from '@werkbank/contracts/entities';
import type { FilterChoice, Filters } from '@werkbank/contracts/filters';
import type { Language } from '@werkbank/contracts/localization';
import type { StoredColumn } from '../../catalogue/index.js';
import type { ArticleTables } from '../article-tables/article-tables.js';
import { showValue } from '../article-tables/show-value.js';
import { producerProperty } from '../search-index/article-document.js';
import type { ValueCounts } from '../search-index/search-index.js';
import { rangeOf } from './range-facet.js';

const producerColumn: Omit<StoredColumn, 'values'> = {
  key: producerProperty,
  de: 'Hersteller',
  en: 'Manufacturer',
  unit: null,
  letter: null,
  kind: 'text',
  digits: null,
};

/** Facets with labels in one language, in the order of `keys`; facets without a choice are left out. */
export function buildFacets(
  keys: readonly string[],
  counts: Record<string, ValueCounts>,
  tables: ArticleTables,
  filters: Filters,
  language: Language,
  total: number,
): Facet[] {
  const columns = columnsByKey(tables);
  return keys.flatMap((key) => {
    const column = columns.get(key);
    if (!column) return [];
    const facet = facetOf(column, counts[key] ?? {}, filters[key], language);
    return offersSomething(facet, total) ? [facet] : [];
  });
}

/** A value that every hit has does not narrow a result. Producers are shown even so. */
function offersSomething({ key, kind, range, values }: Facet, total: number): boolean {
  if (kind === 'range') return range !== null;
  const [first, ...others] = values;
  if (first === undefined) return false;
  return others.length > 0 || first.selected || first.count < total || key === producerProperty;
}

function facetOf(
  column: StoredColumn,
  counts: ValueCounts,
  choice: FilterChoice | undefined,
  language: Language,
): Facet {
  const { key, unit } = column;
  const label = column[language];
  if (column.kind === 'number') {
    return { key, label, unit, kind: 'range', values: [], range: rangeOf(counts, choice) };
  }
  const chosen = choice && 'values' in choice ? choice.values : [];
  const all = { ...Object.fromEntries(chosen.map((value) => [value, 0])), ...counts };
  const values = Object.entries(all)
    .map(([value, count]) => ({
      value,
      label: showValue(value, column, language),
      count,
      selected: chosen.includes(value),
    }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, language));
  return { key, label, unit, kind: 'values', values, range: null };
}

/** The columns of all groups of a result, and the producers by their ids. */
export function columnsByKey(tables: ArticleTables): Map<string, StoredColumn> {
  const names = Object.entries(tables.producers).map(([id, name]) => [id, { de: name, en: name }] as const);
  const columns = new Map<string, StoredColumn>([
    [producerProperty, { ...producerColumn, values: Object.fromEntries(names) }],
  ]);
  for (const table of Object.values(tables.byGroup)) {
    for (const column of [...table.columns, ...table.detailsColumns]) {
      const known = columns.get(column.key);
      const values = known?.values || column.values ? { ...known?.values, ...column.values } : null;
      columns.set(column.key, known ? { ...known, values } : column);
    }
  }
  return columns;
}
