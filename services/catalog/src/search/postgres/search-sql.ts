import type { FilterChoice, Filters } from '@werkbank/contracts/filters';
import type { SearchQuery } from '../search-index/search-index.js';

/** A part of an SQL statement with the values of its query marks. */
export interface Sql {
  text: string;
  values: unknown[];
}

export function join(parts: readonly Sql[], separator: string, empty: string): Sql {
  if (parts.length === 0) return { text: empty, values: [] };
  return {
    text: parts.map(({ text }) => text).join(separator),
    values: parts.flatMap(({ values }) => values),
  };
}

/**
 * A copy of words for several tests of a row. PostgreSQL stores long values apart and compressed, and would fetch them for each
 * test again. `offset 0` keeps the copy in a separate select.
 */
export const atHand = (words: string): string => `${words} || ''::tsvector`;

/** Matches articles with one of the chosen values, or with a number within the chosen range. */
function filterMatch(property: string, choice: FilterChoice): Sql {
  if ('values' in choice) {
    const marks = choice.values.map(() => '?').join(', ');
    return { text: `properties ->> ? in (${marks})`, values: [property, ...choice.values] };
  }
  const number = numberOf(property);
  const ends: Sql[] = [];
  if (choice.range.min !== undefined)
    ends.push({ text: `${number.text} >= ?`, values: [...number.values, choice.range.min] });
  if (choice.range.max !== undefined)
    ends.push({ text: `${number.text} <= ?`, values: [...number.values, choice.range.max] });
  return join(ends, ' and ', 'true');
}

export const filtersMatch = (filters: Filters): Sql =>
  join(
    Object.entries(filters).map(([property, choice]) => filterMatch(property, choice)),
    ' and ',
    'true',
  );

export function categoryMatch(categoryId: string | undefined): Sql {
  return categoryId === undefined
    ? { text: 'true', values: [] }
    : { text: 'category_ids @> array[?]::text[]', values: [categoryId] };
}

export function orderBy(sort: SearchQuery['sort']): Sql {
  if (!sort) return { text: 'rank desc, standing desc, position, article_id', values: [] };
  const direction = sort.descending ? 'desc' : 'asc';
  const number = numberOf(sort.property);
  return {
    text: `${number.text} ${direction} nulls last, properties ->> ? ${direction} nulls last, position, article_id`,
    values: [...number.values, sort.property],
  };
}

function numberOf(property: string): Sql {
  return {
    text: `case when jsonb_typeof(properties -> ?) = 'number' then (properties ->> ?)::numeric end`,
    values: [property, property],
  };
}
