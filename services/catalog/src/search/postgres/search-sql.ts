import type { FilterChoice } from '@werkbank/contracts/filters';
import type { Language } from '@werkbank/contracts/localization';
import type { SearchQuery } from '../search-index/search-index.js';
import type { Term } from '../search-index/understand-query.js';
import { isNumber } from '../search-index/words.js';

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

/** Fields in which words may stand: name, place, properties, description. */
export type Fields = '' | 'A' | 'AB' | 'ABC';

/** A tsquery that asks for all terms within some fields. */
export function termsQuery(terms: readonly Term[], language: Language, fields: Fields): Sql {
  return join(
    terms.map(({ alternatives }) => {
      const anyOf = alternatives.map((words) => {
        const allOf = join(
          words.map((word) => wordQuery(word, language, fields)),
          ' && ',
          `''::tsquery`,
        );
        return { text: `(${allOf.text})`, values: allOf.values };
      });
      const either = join(anyOf, ' || ', `''::tsquery`);
      return { text: `(${either.text})`, values: either.values };
    }),
    ' && ',
    `''::tsquery`,
  );
}

function wordQuery(word: string, language: Language, fields: Fields): Sql {
  const exact = { text: '?::tsquery', values: [`'${word}':${isNumber(word) ? '' : '*'}${fields}`] };
  if (!/^[a-z]{2,}$/.test(word)) return exact;
  const stem = fields === '' ? word : `${word}:${fields}`;
  const config = language === 'de' ? 'german' : 'english';
  return { text: `(${exact.text} || to_tsquery('${config}', ?))`, values: [...exact.values, stem] };
}

/** Whether an article has one of the chosen values, or a number within the chosen range. */
export function filterMatch(property: string, choice: FilterChoice): Sql {
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

export function categoryMatch(categoryId: string | undefined): Sql {
  return categoryId === undefined
    ? { text: 'true', values: [] }
    : { text: 'category_ids @> array[?]::text[]', values: [categoryId] };
}

export function orderBy(sort: SearchQuery['sort']): Sql {
  if (!sort) return { text: 'rank desc, position, article_id', values: [] };
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
