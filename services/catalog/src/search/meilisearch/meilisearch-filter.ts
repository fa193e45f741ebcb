import type { FilterChoice, Filters } from '@werkbank/contracts/filters';
import type { Language } from '@werkbank/contracts/localization';
import type { Condition, LexemeCondition } from '../search-index/condition.js';
import { isOfName } from '../search-index/marks.js';

/** A filter expression; empty where every document passes. The server takes the longer the longer it is, times itself. */
export type Expression = string;

export const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;
export const oneOf = (attribute: string, values: readonly string[]): Expression =>
  `${attribute} IN [${values.map(quoted).join(', ')}]`;

export const every = (expressions: readonly Expression[]): Expression => joined(expressions, ' AND ');
/** Matches no document without expressions, and every document if one of them is empty. */
export const some = (expressions: readonly Expression[]): Expression =>
  expressions.includes('') ? '' : joined(expressions, ' OR ');

function joined(expressions: readonly Expression[], operator: string): Expression {
  const asked = expressions.filter((expression) => expression !== '');
  return asked.length > 1 ? `(${asked.join(operator)})` : (asked[0] ?? '');
}

interface Lexemes {
  language: Language;
  /** Lexemes without digits that begin so. */
  begunBy: (beginning: string) => readonly string[];
}

/** A condition on the lexemes of a language. */
export function expressionOf(condition: Condition, lexemes: Lexemes): Expression {
  if ('all' in condition) return every(condition.all.map((one) => expressionOf(one, lexemes)));
  if ('not' in condition) return `NOT ${expressionOf(condition.not, lexemes)}`;
  if (!('any' in condition)) return lexemesOf([condition], lexemes);
  const single = condition.any.filter((one) => 'lexeme' in one);
  const others = condition.any.filter((one) => !('lexeme' in one));
  return joined([lexemesOf(single, lexemes), ...others.map((one) => expressionOf(one, lexemes))], ' OR ');
}

/** One of the lexemes. Those of a beginning are named; of those with digits, documents have the beginnings. */
function lexemesOf(asked: readonly LexemeCondition[], { language, begunBy }: Lexemes): Expression {
  const named = asked.flatMap(({ lexeme, fields, isBeginning }) =>
    withLetters(isBeginning ? [lexeme, ...begunBy(lexeme)] : [lexeme], fields),
  );
  const begun = asked.flatMap(({ lexeme, fields, isBeginning }) =>
    isBeginning ? withLetters([lexeme], fields) : [],
  );
  return joined(
    [
      named.length === 0 ? '' : oneOf(language, [...new Set(named)]),
      begun.length === 0 ? '' : oneOf('beginnings', [...new Set(begun)]),
    ],
    ' OR ',
  );
}

const withLetters = (lexemes: readonly string[], fields: LexemeCondition['fields']): string[] =>
  lexemes.flatMap((lexeme) =>
    (isOfName(lexeme) ? 'A' : fields === '' ? 'ABCD' : fields).split('').map((letter) => letter + lexeme),
  );

/** The choices of a query, each of which must hold; `without` leaves one property's own choice aside. */
export function choicesOf(filters: Filters, categoryId: string | undefined, without?: string): Expression[] {
  const expressions = Object.entries(filters).flatMap(([property, choice]) =>
    property === without ? [] : expressionsOf(`properties.${property}`, choice),
  );
  return categoryId === undefined ? expressions : [`categoryIds = ${quoted(categoryId)}`, ...expressions];
}

function expressionsOf(attribute: string, choice: FilterChoice): Expression[] {
  if ('values' in choice) return [oneOf(attribute, choice.values)];
  const { min, max } = choice.range;
  return [
    ...(min === undefined ? [] : [`${attribute} >= ${min}`]),
    ...(max === undefined ? [] : [`${attribute} <= ${max}`]),
  ];
}
