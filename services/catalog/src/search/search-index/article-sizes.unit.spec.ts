import type { StoredColumn } from '../../catalogue/index.js';
import { sizesOfArticle } from './article-sizes.js';

const column = (key: string, de: string, more: Partial<StoredColumn> = {}): StoredColumn => ({
  key,
  de,
  en: de,
  unit: 'mm',
  letter: null,
  kind: 'number',
  digits: 2,
  values: null,
  ...more,
});
const text = { kind: 'text', unit: null } as const;

it('names an article by its first dimension and by sizes in its texts', () => {
  const columns = [
    column('size', 'Größe', text),
    column('clampMax', 'Spannbereich bis'),
    column('l1', 'Länge'),
  ];
  expect(sizesOfArticle('Spannzange ER25 8 mm', { size: 'ER25', clampMax: 8, l1: 34 }, columns)).toEqual({
    naming: ['er25', '8'],
    others: ['34'],
  });
});

it('names a tool of threads by its thread alone', () => {
  const columns = [column('thread', 'Gewinde', text), column('d1', 'Durchmesser')];
  const { naming } = sizesOfArticle('Gewindefräser M20', { thread: 'M20', d1: 12 }, columns);
  expect(naming).toEqual(['m20']);
});

it('marks other numbers with their role', () => {
  const columns = [
    column('d1', 'Durchmesser'),
    column('z', 'Zähne', { unit: null }),
    column('r', 'Eckenradius'),
  ];
  expect(sizesOfArticle('Torusfräser 10 mm', { d1: 10, z: 4, r: 1 }, columns).others).toEqual([
    'z4',
    '4',
    'r1',
    '1',
  ]);
});

it('writes both forms of a hollow taper', () => {
  const columns = [column('taper', 'Aufnahme', text)];
  expect(sizesOfArticle('Futter', { taper: 'HSK-A 63' }, columns).naming).toEqual(['hska63', 'hsk63']);
});

it('marks the sizes between the ends of a range', () => {
  const columns = [column('torqueMin', 'Drehmoment ab'), column('torqueMax', 'Drehmoment bis')];
  const { others } = sizesOfArticle('Schlüssel', { torqueMin: 60, torqueMax: 300 }, columns);
  expect(others.filter((size) => size.startsWith('~'))).toEqual(
    Array.from({ length: 43 }, (_, index) => `~${107 + index}`),
  );
});
