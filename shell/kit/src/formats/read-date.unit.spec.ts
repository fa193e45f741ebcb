import { date } from '@werkbank/contracts/entities';
import fc from 'fast-check';
import { typed } from '../testing/typed-text';
import { formatDate } from './dates';
import { isDay, readDate } from './read-date';

const german = 'DD.MM.YYYY';
const british = 'DD/MM/YYYY';
const american = 'MM/DD/YYYY';
const iso = 'YYYY-MM-DD';
const formats = [
  german,
  british,
  american,
  iso,
  'YYYY/DD/MM',
  'DD. MM. YYYY',
  'DD MM YYYY',
  'DDMMYYYY',
  'YYYY年MM月DD日',
  'the DD of MM, YYYY',
  'DD1MM1YYYY',
  '[DD](MM)*YYYY+',
];
const anyDay = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

describe('a day as text', () => {
  it.each(formats)('is read back as it was written: %s', (format) => {
    fc.assert(fc.property(anyDay, (day) => expect(readDate(formatDate(day, format), format)).toBe(day)));
  });

  it.each([
    ['1.3.2026', german, '2026-03-01'],
    [' 01. 03. 2026 ', german, '2026-03-01'],
    ['1/3/2026', german, '2026-03-01'],
    ['1-3-2026', british, '2026-03-01'],
    ['21 11 2026', german, '2026-11-21'],
    ['1/3/2026', american, '2026-01-03'],
    // Orders and rates are of this century.
    ['1.12.26', german, '2026-12-01'],
    ['31.12.99', german, '2099-12-31'],
    ['1/12/26', british, '2026-12-01'],
    ['12/1/26', american, '2026-12-01'],
    ['2026-11-21', german, '2026-11-21'],
    ['2026-11-21', american, '2026-11-21'],
    ['2026-3-1', iso, '2026-03-01'],
  ])(
    'may be typed with fewer digits, other separators, or in the ISO form: %s for %s',
    (text, format, day) => {
      expect(readDate(text, format)).toBe(day);
    },
  );

  it.each([
    // Dots mean that the day comes first.
    ['1.3.2026', american],
    ['11/21/2026', british],
    ['21/11/2026', american],
    ['1.3.126', german],
    ['010326', 'DDMMYYYY'],
    ['01-12-26', iso],
    ['29.02.26', german],
    ['29.02.2026', german],
    ['31.04.2026', german],
    ['00.01.2026', german],
    ['01.01.0000', german],
    ['1132026', german],
    ['1132026', 'DDMMYYYY'],
    ['21.11.2026 10:00', german],
    ['2026-11-21T10:00:00Z', german],
    ['21.11.', german],
    // The year, then the day: in this format it is no day, and it is not read in another order.
    ['2026-11-21', 'YYYY-DD-MM'],
    ['morgen', german],
    ['', german],
  ])('is not guessed: %s for %s', (text, format) => {
    expect(readDate(text, format)).toBeUndefined();
  });

  it('is a day exactly where the contract takes it as one', () => {
    const text = fc.oneof(
      anyDay,
      typed('2026-02-28', '2024-02-29', '2026-12-31', '9999-12-31', '0000-01-01'),
    );
    fc.assert(fc.property(text, (given) => expect(isDay(given)).toBe(date.safeParse(given).success)));
  });
});
