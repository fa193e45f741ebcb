import { numberForm, searchWords } from '@werkbank/contracts/text';

/** SQL and the values of its `?`. */
export interface Condition {
  sql: string;
  params: string[];
}

/** Columns to search for words, each with one `?` for a pattern, such as `u.found_by like ?`. */
export interface Places {
  /** Columns with a `search_form`. */
  texts: readonly string[];
  /** Columns with a `number_form`. */
  numbers?: readonly string[];
}

/** SQL for rows that hold each word of a search, in any order and in any of these places; all rows for none. */
export function findByWords(search: string, { texts, numbers = [] }: Places): Condition {
  const found = searchWords(search).map((word) => {
    const number = numberForm(word);
    const asNumber = number === '' ? [] : numbers;
    return {
      sql: `(${[...texts, ...asNumber].join(' or ')})`,
      params: [...texts.map(() => containing(word)), ...asNumber.map(() => containing(number))],
    };
  });
  return {
    sql: found.length === 0 ? 'true' : found.map(({ sql }) => sql).join(' and '),
    params: found.flatMap(({ params }) => params),
  };
}

/** A LIKE pattern for text with this somewhere in it; what LIKE would read as a wildcard is meant as itself. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
