import { lexeme } from './condition.js';
import { wordTerm } from './query-term.js';
import { marked, termsCondition } from './term-conditions.js';

const stems: Record<string, string> = { bohrer: 'bohr', solid: 'solid', carbide: 'carbid' };
const stemOf = (word: string) => stems[word] ?? null;
const asked = (word: string, fields: '' | 'A' = '') =>
  termsCondition([wordTerm(word, {})], stemOf, fields, 'kin');

describe('the condition of a term', () => {
  it.each([
    [
      'a word by its beginning and its stem',
      asked('bohrer'),
      { any: [lexeme('bohrer', '', true), lexeme('bohr')] },
    ],
    [
      'the same within some fields',
      asked('bohrer', 'A'),
      { any: [lexeme('bohrer', 'A', true), lexeme('bohr', 'A')] },
    ],
    ['a word without a stem by its beginning', asked('fuer'), lexeme('fuer', '', true)],
    ['a number as it is', asked('6.8'), lexeme('6.8')],
    ['two letters as they are', asked('m8', 'A'), lexeme('m8', 'A')],
    ['two words side by side by their stems', asked('solid_carbide'), lexeme('=solid_carbid')],
    ['a size by its mark', asked('$6.8', 'A'), lexeme('$6.8')],
    [
      'a marked lexeme with words that have no stem',
      marked('@', ['bohrer', '10'], stemOf, ''),
      lexeme('@bohr_10'),
    ],
  ])('asks for %s', (_what, condition, expected) => {
    expect(condition).toEqual(expected);
  });
});
