import fc from 'fast-check';
import { defaultLocaleConfig } from '../localization/index.js';
import { type NumberField, readDecimal, readNumber, UnreadNumber, writeNumber } from './index.js';

const { de, en } = defaultLocaleConfig;
const swiss = { decimalSeparator: '.', groupSeparator: '’' };
const locales = {
  de,
  swiss,
  english: en,
  'English with commas': { decimalSeparator: '.', groupSeparator: ',' },
};
const money: NumberField = { decimals: 2, units: ['€', 'EUR'] };

/** Every number that a text means in German, Swiss or English notation, ascending; found by trying them all. */
function meanings(text: string): number[] {
  const simple = text.replace(/\u00a0/g, ' ').replace(/’/g, "'");
  const found = new Set<number>();
  for (const group of ['', '.', ',', "'", ' ']) {
    for (const decimal of ['.', ',']) {
      if (group === decimal) continue;
      const sign = group.replace('.', '\\.');
      const whole = group === '' ? '\\d+' : `(?:\\d+|[1-9]\\d{0,2}(?:${sign}\\d{3})+)`;
      if (!new RegExp(`^${whole}(?:\\${decimal}\\d+)?$`).test(simple)) continue;
      found.add(Number((group === '' ? simple : simple.replaceAll(group, '')).replace(decimal, '.')));
    }
  }
  return [...found].sort((one, other) => one - other);
}

describe.each(Object.entries(locales))('a reader of %s', (_locale, signs) => {
  it.each([
    ['1000', 1000],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1.25', 1.25],
    ['1.000,50', 1000.5],
    ['1’000.50', 1000.5],
    ["1'000.50", 1000.5],
    ['1,000.50', 1000.5],
    ['1 000.50', 1000.5],
    ['1\u00a0000,50', 1000.5],
    ['1\u202f000.50', 1000.5],
    ['1.234.567', 1234567],
    ['1,234,567.8', 1234567.8],
    ["1'000", 1000],
    ['0.500', 0.5],
    ['−5', -5],
    ['-5', -5],
    ['１２，５', 12.5],
    ['007', 7],
    ['5 €', 5],
    ['5€', 5],
    ['EUR 5', 5],
    ['eur 5,50', 5.5],
    [' 5 ', 5],
    ['\u200b6,8\u202c', 6.8],
  ])('reads %s', (text, value) => {
    expect(readNumber(text, signs, money)).toBe(value);
  });

  it.each([
    '1e3',
    '0x10',
    '1E+3',
    'Infinity',
    'NaN',
    'zwölf',
    '5 CHF',
    '5 mm',
    '½',
    '5²',
    '٥',
    '1.5.5',
    '1,5,5',
    '12 34',
    '1 00',
    '1.0000,5x',
    '5-',
    '--5',
    '.5',
    '5,',
    ',',
    '-',
    '€',
    '1..5',
    "1'00",
    '1.000 000',
    '5 5 €',
    '+5',
  ])('reads no number in %s', (text) => {
    expect(readNumber(text, signs, money)).toEqual(new UnreadNumber(text));
  });

  it.each([
    ['1.000', '1', '1000'],
    ['1,000', '1', '1000'],
    ['1.250', '1.25', '1250'],
    ['1,250', '1.25', '1250'],
    ['-1.250', '-1250', '-1.25'],
  ])('shows both readings of %s', (text, one, other) => {
    const shown = [writeNumber(one, signs), writeNumber(other, signs)] as const;
    expect(readNumber(text, signs, money)).toEqual(new UnreadNumber(text, shown));
  });

  it('reads an empty text as undefined', () => {
    expect(['', ' ', '\u00a0'].map((text) => readNumber(text, signs, money))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('reads what a field writes, and what a format writes of every amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -(10 ** 11), max: 10 ** 11 }),
        fc.integer({ min: 0, max: 4 }),
        (digits, decimals) => {
          const value = digits / 10 ** decimals;
          expect(readNumber(writeNumber(value, signs), signs, { decimals })).toBe(value);
          const [whole = '', cents = ''] = Math.abs(digits / 100)
            .toFixed(2)
            .split('.');
          const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => signs.groupSeparator);
          const amount = `${digits < 0 ? '−' : ''}${grouped}${signs.decimalSeparator}${cents}`;
          expect(readNumber(amount, signs, money)).toBe(digits / 100);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('reads a text of digits and signs in as many ways as there are notations that allow it', () => {
    const sign = fc.constantFrom('.', ',', "'", '’', ' ', '\u00a0');
    const rest = fc.array(fc.tuple(sign, fc.stringMatching(/^\d{1,4}$/)), { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{1,3}$/),
        rest,
        fc.integer({ min: 0, max: 4 }),
        (start, more, decimals) => {
          const text = start + more.map(([mark, digits]) => mark + digits).join('');
          const expected = meanings(text);
          const read = readDecimal(text, signs, { decimals });
          if (typeof read === 'string') expect(expected).toContain(Number(read));
          else
            expect(read?.readings?.map((shown) => readNumber(shown, signs, { decimals: 9 })) ?? []).toEqual(
              expected,
            );
          if (expected.length === 1) expect(Number(read)).toBe(expected[0]);
        },
      ),
      { numRuns: 500 },
    );
  });
});

it.each([
  // With as many decimals as the field takes, and the locale's decimal sign.
  ['1,250', de, 3, 1.25],
  ['1.250', en, 3, 1.25],
  ['1.0634', de, 4, 1.0634],
  // A number with more decimals than the field takes has thousands, if the locale groups so.
  ['1.234', de, 2, 1234],
  ['1.500', de, 0, 1500],
  ['1,234', en, 2, 1234],
])('reads %s where the field leaves one reading', (text, signs, decimals, value) => {
  expect(readNumber(text, signs, { decimals })).toBe(value);
});

it.each([
  ['1.250', de, 3],
  ['1,250', en, 3],
  ['1.000', de, 0],
  ['1,000', de, 0],
  ['1.234', en, 2],
  ['1,234', de, 2],
  ['1.500', en, 0],
])('refuses %s where the field leaves two', (text, signs, decimals) => {
  expect(readNumber(text, signs, { decimals })).toHaveProperty('readings');
});

it('keeps every digit of a rate', () => {
  expect(readDecimal('0,123456789012', de, { decimals: 12 })).toBe('0.123456789012');
});
