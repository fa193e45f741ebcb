import { likelyMeant } from './spelling.js';
import { fold } from './fold.js';
import { understandQuery } from './understand-query.js';
import { indexedWords, wordsOf } from './words.js';

describe('the words of a text', () => {
  it.each([
    ['Schaftfräser', ['schaftfraeser']],
    ['SPIRALBOHRER Ø6,80mm', ['spiralbohrer', '6.8', 'mm']],
    ['HSS-E/PM', ['hss', 'e', 'pm']],
    ['0680', ['0680']],
    ['6.50', ['6.5']],
    ['Größe 1,5×D.', ['groesse', '1.5xd']],
    ['', []],
  ])('of "%s" are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('keeps a Danish ø, which is no diameter', () => {
    expect(fold('Sønderborg')).toBe('soenderborg');
  });

  it('are indexed with the parts of dimensions, standards in one word and the ends of compounds', () => {
    expect(indexedWords('DIN 338')).toEqual(['din', '338', 'din338']);
    expect(indexedWords('M8x1,25')).toEqual(['m8x1.25', 'm8', '1.25']);
    expect(indexedWords('Spiralbohrer')).toEqual(['spiralbohrer', 'bohrer']);
  });
});

describe('a query', () => {
  const termsOf = (text: string, language: 'de' | 'en' = 'de') =>
    understandQuery(text, language).terms.map(({ word }) => word);

  it('drops stop words, unless the query has no others', () => {
    expect(termsOf('bohrer mit kühlung')).toEqual(['bohrer', 'kuehlung']);
    expect(termsOf('mit')).toEqual(['mit']);
  });

  it('takes several words as one term where the trade does', () => {
    expect(termsOf('allen key 5', 'en')).toEqual(['allen key', '5']);
  });

  it.each([
    ['sp-338 0680', 'sp3380680'],
    ['4012345000001', '4012345000001'],
    ['338-0680', '3380680'],
    ['6,8', null],
    ['spiralbohrer', null],
    ['m8', null],
  ])('"%s" is the article number %s', (text, number) => {
    expect(understandQuery(text, 'de').number).toBe(number);
  });

  it('asks for twenty words at most', () => {
    expect(understandQuery('wort '.repeat(100), 'de').terms).toHaveLength(20);
  });
});

describe('spelling', () => {
  const known = ['spiralbohrer', 'spiralnutenbohrer', 'schaftfraeser', 'feile', 'zange'];

  it.each([
    ['sprialbohrer', ['spiralbohrer']],
    ['spiralborer', ['spiralbohrer']],
    ['schaftfreaser', ['schaftfraeser']],
    ['fiele', ['feile']],
    ['spiralbhor', ['spiralbohrer']],
    ['zagn', ['zange']],
  ])('takes "%s" as %j', (typed, meant) => {
    expect(likelyMeant(typed, known)).toEqual(meant);
  });

  it('leaves short words and other words alone', () => {
    expect(likelyMeant('fie', known)).toEqual([]);
    expect(likelyMeant('hammer', known)).toEqual([]);
  });
});
