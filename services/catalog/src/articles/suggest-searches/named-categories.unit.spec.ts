import { understandQuery } from '../../search/index.js';
import { NamedCategories } from './named-categories.js';

const category = (categoryId: string, de: string, en: string, articleCount = 10) => ({
  categoryId,
  articleCount,
  de,
  en,
});
const categories = new NamedCategories([
  category('drilling', 'Bohren', 'Drilling', 100),
  category('drills', 'Spiralbohrer DIN 338', 'Twist drills DIN 338', 60),
  category('taps', 'Maschinengewindebohrer', 'Machine taps', 30),
  category('bushes', 'Bohrbuchsen', 'Drill bushes', 20),
  category('spanners', 'Doppelmaulschlüssel', 'Double open-ended spanners'),
  category('empty', 'Bohrkronen', 'Core bits', 0),
]);
const found = (text: string, language: 'de' | 'en' = 'de') =>
  categories.find(understandQuery(text, language).terms, language);

it('finds categories that begin so before compounds, and those with more articles first', () => {
  expect(found('bohr')).toEqual(['drilling', 'bushes', 'drills', 'taps']);
});

it('finds the ends of compounds', () => {
  expect(found('bohrer')).toEqual(['drills', 'taps']);
});

it('finds a thing by the beginning of its other name', () => {
  expect(found('gabelsch')).toEqual(['spanners']);
  expect(found('gabelschlüssel')).toEqual(['spanners']);
});

it('leaves sizes to the articles', () => {
  expect(found('spiralb 6,8')).toEqual(['drills']);
  expect(found('6,8')).toEqual([]);
});

it('finds the kind of tool where no name has all words', () => {
  expect(found('spiralbohrer hartmetall')).toEqual(['drills']);
});

it('finds a thing by its name in the other language', () => {
  expect(found('twist', 'en')).toEqual(['drills']);
  expect(found('twist')).toEqual(['drills']);
  expect(found('bushes')).toEqual([]);
});

it('finds neither empty categories nor any without words', () => {
  expect(found('bohrkronen')).toEqual([]);
  expect(found('')).toEqual([]);
});
