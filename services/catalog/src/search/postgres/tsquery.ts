import type { Condition } from '../search-index/condition.js';
import type { Sql } from './search-sql.js';

/** A lexeme as PostgreSQL writes it. */
export const quoted = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`;

/** A condition as PostgreSQL writes it; empty where every article meets it. */
export function tsqueryOf(condition: Condition): string {
  if ('all' in condition) return joined(condition.all, ' & ');
  if ('any' in condition) return joined(condition.any, ' | ');
  if ('not' in condition) return `!${tsqueryOf(condition.not)}`;
  const where = `${condition.isBeginning ? '*' : ''}${condition.fields}`;
  return where === '' ? quoted(condition.lexeme) : `${quoted(condition.lexeme)}:${where}`;
}

const joined = (conditions: readonly Condition[], operator: string): string =>
  conditions.length === 0 ? '' : `(${conditions.map(tsqueryOf).join(operator)})`;

/** Tests the words in a column. */
export const matches = (words: string, condition: Condition): Sql => ({
  text: `${words} @@ ?::tsquery`,
  values: [tsqueryOf(condition)],
});
