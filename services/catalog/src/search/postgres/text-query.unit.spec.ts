import { wordTerm } from '../search-index/query-term.js';
import { allOf, anyOf, marked, termsQuery } from './text-query.js';

const stems: Record<string, string> = { bohrer: 'bohr', solid: 'solid', carbide: 'carbid' };
const stemOf = (word: string) => stems[word] ?? null;
const query = (word: string, fields: '' | 'A' = '') =>
  termsQuery([wordTerm(word, {})], stemOf, fields, 'kin');

describe('a query as PostgreSQL writes it', () => {
  it.each([
    ['a word by its beginning and its stem', query('bohrer'), `('bohrer':* | 'bohr')`],
    ['the same within some fields', query('bohrer', 'A'), `('bohrer':*A | 'bohr':A)`],
    ['a word without a stem by its beginning', query('fuer'), `'fuer':*`],
    ['a number as it is', query('6.8'), `'6.8'`],
    ['two letters as they are', query('m8', 'A'), `'m8':A`],
    ['two words side by side by their stems', query('solid_carbide'), `'=solid_carbid'`],
    ['a size by its mark', query('$6.8', 'A'), `'$6.8'`],
    ['a marked lexeme with words that have no stem', marked('@', ['bohrer', '10'], stemOf, ''), `'@bohr_10'`],
    ['quotes and backslashes', query(`a'b\\c`), `'a''b\\\\c':*`],
  ])('asks for %s', (_what, written, expected) => {
    expect(written).toBe(expected);
  });

  it('leaves out what asks for nothing', () => {
    expect(allOf(['', "'a'", ''])).toBe("'a'");
    expect(anyOf(["'a'", '', "'b'"])).toBe("('a' | 'b')");
    expect(allOf([])).toBe('');
  });
});
