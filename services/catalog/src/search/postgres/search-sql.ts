import type { FilterChoice } from '@werkbank/contracts/filters';
import type { Language } from '@werkbank/contracts/localization';
import type { SearchQuery } from '../search-index/search-index.js';
import type { Term } from '../search-index/understand-query.js';
import { isSizeMark } from '../search-index/query-term.js';
import { isPair } from '../search-index/vocabulary.js';
import { isNumber } from '../search-index/words.js';
import { joint, quoted, wholePrefix } from './marks.js';

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
export type Fields = '' | 'A' | 'AB' | 'ABC' | 'B' | 'C' | 'D';

/** How far from what was typed a term may be taken: itself, what else it is called, what serves instead. */
export type Reach = 'itself' | 'names' | 'kin';

export const alternativesOf = ({ itself, names, kin }: Term, reach: Reach): Term['itself'] =>
  reach === 'itself' ? itself : [...itself, ...names, ...(reach === 'kin' ? kin : [])];

/** A tsquery that asks for all terms within some fields. */
export function termsQuery(terms: readonly Term[], language: Language, fields: Fields, reach: Reach): Sql {
  return allOf(
    terms.map((term) =>
      anyOf(
        alternativesOf(term, reach).map((words) =>
          allOf(words.map((word) => wordQuery(word, language, fields))),
        ),
      ),
    ),
  );
}

export const allOf = (parts: readonly Sql[]): Sql => wrapped(join(parts, ' && ', `''::tsquery`));
export const anyOf = (parts: readonly Sql[]): Sql => wrapped(join(parts, ' || ', `''::tsquery`));
const wrapped = ({ text, values }: Sql): Sql => ({ text: `(${text})`, values });

/** Of a word that is not typed to its end. */
const shortestBeginning = 3;

function wordQuery(word: string, language: Language, fields: Fields): Sql {
  if (isSizeMark(word)) return { text: '?::tsquery', values: [quoted(word)] };
  if (isPair(word))
    return marked(
      wholePrefix,
      word.split(joint).map((one) => stemOf(one, language)),
      fields,
    );
  const isWhole = word.length < shortestBeginning || isNumber(word) || word.includes('/');
  const exact = { text: '?::tsquery', values: [`'${word}':${isWhole ? '' : '*'}${fields}`] };
  if (!/^[a-z]{2,}$/.test(word)) return exact;
  const stem = fields === '' ? word : `${word}:${fields}`;
  const config = language === 'de' ? 'german' : 'english';
  return { text: `(${exact.text} || to_tsquery('${config}', ?))`, values: [...exact.values, stem] };
}

/** A tsquery for one marked lexeme; what it is made of is computed by the dictionary that the index was made with. */
export function marked(prefix: string, stems: readonly Sql[], fields: string): Sql {
  const lexeme = join(stems, ` || '${joint}' || `, `''`);
  return {
    text: `('''${prefix}' || ${lexeme.text} || '''${fields === '' ? '' : `:${fields}`}')::tsquery`,
    values: lexeme.values,
  };
}

export function stemOf(word: string, language: Language): Sql {
  if (!/^[a-z]{2,}$/.test(word)) return { text: '?::text', values: [word] };
  const dictionary = language === 'de' ? 'german_stem' : 'english_stem';
  return { text: `coalesce((ts_lexize('${dictionary}', ?))[1], ?)`, values: [word, word] };
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
