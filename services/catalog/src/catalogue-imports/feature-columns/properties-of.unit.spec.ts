import type { SourceFeature, StoredColumn } from '../../catalogue/index.js';
import { convertUnit } from './convert-unit.js';
import { columnOf, propertiesOf, withFeatures } from './properties-of.js';

const column = (key: string, de: string, en: string, rest: Partial<StoredColumn> = {}): StoredColumn => ({
  key,
  de,
  en,
  unit: 'mm',
  letter: null,
  kind: 'number',
  digits: 2,
  values: null,
  ...rest,
});
const coating = column('coating', 'Beschichtung', 'Coating', {
  unit: null,
  kind: 'text',
  values: { bright: { de: 'blank', en: 'bright' } },
});
const columns = [
  column('d1', 'Durchmesser', 'Diameter', { letter: 'd1' }),
  column('l1', 'Gesamtlänge', 'Overall length', { letter: 'l1' }),
  column('z', 'Schneiden', 'Flutes', { unit: null }),
  coating,
];
const feature = (
  name: string,
  value: SourceFeature['values'][number],
  rest: Partial<SourceFeature> = {},
): SourceFeature => ({
  system: null,
  classId: null,
  id: null,
  name: { de: name },
  values: [value],
  unit: null,
  ...rest,
});
const none = new Map<string, string | null>();
const of = (...features: SourceFeature[]) => propertiesOf(features, columns, none);

describe('the column of a feature', () => {
  it('is matched by its name in one of the languages, in any spelling', () => {
    expect(of(feature('GESAMTLÄNGE', 93), feature('diameter', 6.8))).toEqual({ l1: 93, d1: 6.8 });
    expect(of(feature('Gesamtlaenge', 93))).toEqual({ l1: 93 });
  });

  it('has its letter in the drawing', () => {
    expect(of(feature('d1', 6.8))).toEqual({ d1: 6.8 });
  });

  it('is the one that the producer has chosen, or none', () => {
    const choices = new Map([
      ['EF000015', 'd1'],
      ['gesamtlaenge', null],
    ]);
    const features = [feature('Nenn-Ø', 6.8, { id: 'ef000015' }), feature('Gesamtlänge', 93)];
    expect(propertiesOf(features, columns, choices)).toEqual({ d1: 6.8 });
    expect(columnOf(feature('Gesamtlänge', 93), columns, choices)).toBeUndefined();
  });

  it('is not there for a feature that the group has no column for', () => {
    expect(of(feature('Lieferform', { de: 'lose' }))).toEqual({});
  });
});

describe('a value', () => {
  it.each([
    ['0.5', 'in', 12.7],
    ['9,3', 'cm', 93],
    ['93', 'mm', 93],
    ['6800', 'µm', 6.8],
  ])('of %s %s is in the unit of the column', (text, unit, expected) => {
    expect(of(feature('Durchmesser', Number(text.replace(',', '.')), { unit }))).toEqual({ d1: expected });
  });

  it('has its unit behind the number', () => {
    expect(of(feature('Durchmesser', { de: '6,8 mm' }))).toEqual({ d1: 6.8 });
    expect(of(feature('Durchmesser', { en: '1.5 in' }))).toEqual({ d1: 38.1 });
  });

  it('stays among the details with another unit, as a word in a column of numbers, or with several values', () => {
    expect(of(feature('Durchmesser', 6.8, { unit: 'kg' }))).toEqual({});
    expect(of(feature('Durchmesser', { de: 'auf Anfrage' }))).toEqual({});
    expect(of({ ...feature('Durchmesser', 6.8), values: [6.8, 7] })).toEqual({});
    expect(of(feature('Beschichtung', { de: 'x'.repeat(81) }))).toEqual({});
  });

  it('is the word that the shop has for it', () => {
    expect(of(feature('Beschichtung', { de: 'Blank' }))).toEqual({ coating: 'bright' });
    expect(of(feature('Beschichtung', { de: 'TiN', en: 'TiN' }))).toEqual({ coating: 'TiN' });
  });

  it('of the first feature counts where two fill one column', () => {
    expect(of(feature('Durchmesser', 6.8), feature('d1', 7))).toEqual({ d1: 6.8 });
  });
});

it('leaves values that no feature has filled', () => {
  expect(withFeatures({ d1: 6.8, l1: 93, own: 'x' }, ['d1', 'l1'], { d1: 7 })).toEqual({ own: 'x', d1: 7 });
});

it('converts units of one measure only', () => {
  expect(convertUnit(2, 'Zoll', 'mm')).toBe(50.8);
  expect(convertUnit(1, 'Nm', 'N·m')).toBe(1);
  expect(convertUnit(1, 'kg', 'mm')).toBeUndefined();
});
