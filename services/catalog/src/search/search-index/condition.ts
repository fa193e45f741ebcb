/** Fields of a lexeme: name, place, properties, description; '' for any. */
export type Fields = '' | 'A' | 'AB' | 'ABC' | 'B' | 'C' | 'D';

/** An article has a lexeme in one of the fields, or a longer one that begins so. */
export interface LexemeCondition {
  readonly lexeme: string;
  readonly fields: Fields;
  readonly isBeginning: boolean;
}

/** A condition on the lexemes of an article. Both adapters ask for it in their own language. */
export type Condition =
  | LexemeCondition
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** Every article meets it. */
export const always: Condition = { all: [] };
export const isAlways = (condition: Condition): boolean => 'all' in condition && condition.all.length === 0;

export const lexeme = (word: string, fields: Fields = '', isBeginning = false): LexemeCondition => ({
  lexeme: word,
  fields,
  isBeginning,
});

/** The lexemes that a condition asks for. */
export function lexemesOf(condition: Condition): LexemeCondition[] {
  if ('lexeme' in condition) return [condition];
  if ('not' in condition) return lexemesOf(condition.not);
  return ('all' in condition ? condition.all : condition.any).flatMap(lexemesOf);
}

export const not = (condition: Condition): Condition => ({ not: condition });

/** Leaves out empty conditions. */
const asking = (conditions: readonly Condition[]): Condition[] =>
  conditions.filter((condition) => !isAlways(condition));

export function allOf(conditions: readonly Condition[]): Condition {
  const asked = asking(conditions);
  return asked.length === 1 && asked[0] ? asked[0] : { all: asked };
}

export function anyOf(conditions: readonly Condition[]): Condition {
  const asked = asking(conditions);
  if (asked.length === 0) return always;
  return asked.length === 1 && asked[0] ? asked[0] : { any: asked };
}
