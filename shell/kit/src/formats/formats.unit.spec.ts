import { defaultLocaleConfig } from '@werkbank/contracts/limits';
import { formatDate, formatDateTime, timeLeft } from './dates';
import { formatNumber } from './numbers';
import { parseNumber } from './read-number';
import { formatBytes, formatMoney, formatPercent } from './units';

const { de, en } = defaultLocaleConfig;
const fixed = '\u00a0';

describe('numbers', () => {
  it('groups with a dot and separates with a comma in German', () => {
    expect(formatNumber(1234.56, de, 2)).toBe('1.234,56');
  });

  it('groups with a space that does not break and separates with a dot in English', () => {
    expect(formatNumber(1234567.5, en, 2)).toBe(`1${fixed}234${fixed}567.50`);
  });

  it('shows whole cents as money on one line', () => {
    expect(formatMoney(123456, 'EUR', de)).toBe(`1.234,56${fixed}€`);
    expect(formatMoney(5, 'CHF', en)).toBe(`0.05${fixed}CHF`);
  });

  it("writes a currency's code where its sign could be another's", () => {
    expect(formatMoney(5, 'USD', en)).toBe(`0.05${fixed}USD`);
    expect(formatMoney(123456, 'PLN', de)).toBe(`1.234,56${fixed}PLN`);
  });

  it('writes a true minus and no negative zero', () => {
    expect(formatNumber(-1500, de)).toBe('−1.500');
    expect(formatNumber(-0.001, de, 2)).toBe('0,00');
  });

  it('shows a percentage with the decimals that it has', () => {
    expect(formatPercent(12, de)).toBe(`12${fixed}%`);
    expect(formatPercent(12.5, en)).toBe(`12.5${fixed}%`);
  });

  it('reads back what it wrote, in both languages', () => {
    expect(parseNumber('1.234,56', de)).toBe(1234.56);
    expect(parseNumber('1 234.56', en)).toBe(1234.56);
    expect(parseNumber(formatNumber(-98765.4, en, 1), en)).toBe(-98765.4);
  });

  it('says that a word is no number', () => {
    expect(parseNumber('zwölf', de)).toBeUndefined();
    expect(parseNumber('', de)).toBeUndefined();
  });

  it("is read with thousands in groups of three only, so that another language's decimals are no thousands", () => {
    expect(['1.5', '0.951', '12.34,5', '1.2345'].map((text) => parseNumber(text, de))).toEqual(
      Array.from({ length: 4 }),
    );
    expect(['1.500', '12.345.678,9', '1500'].map((text) => parseNumber(text, de))).toEqual([
      1500, 12345678.9, 1500,
    ]);
    expect(['1,5', '12 34', '1.234.5'].map((text) => parseNumber(text, en))).toEqual(
      Array.from({ length: 3 }),
    );
  });

  it('are written and read as the configuration has it', () => {
    const swiss = { decimalSeparator: '.', groupSeparator: '’' };
    expect(formatMoney(123456, 'CHF', swiss)).toBe(`1’234.56${fixed}CHF`);
    expect(parseNumber('1’234.56', swiss)).toBe(1234.56);
  });

  it('may be typed with any space between thousands', () => {
    expect(['1 234.5', `1${fixed}234.5`, ' 1234.5 '].map((text) => parseNumber(text, en))).toEqual([
      1234.5, 1234.5, 1234.5,
    ]);
  });

  it('counts bytes in thousands', () => {
    expect(formatBytes(999, de)).toBe(`999${fixed}B`);
    expect(formatBytes(1_530_000, de)).toBe(`1,5${fixed}MB`);
  });
});

describe('dates', () => {
  it('keeps the day of a date without a time, wherever the reader is', () => {
    expect(formatDate('2026-03-01', de.dateFormat)).toBe('01.03.2026');
    expect(formatDate('2026-03-01', en.dateFormat)).toBe('01/03/2026');
  });

  it('writes its parts in the order of the configuration', () => {
    expect(formatDate('2026-03-01', 'YYYY-MM-DD')).toBe('2026-03-01');
    expect(formatDate('2026-03-01', 'MM/DD/YYYY')).toBe('03/01/2026');
  });

  it('adds hours and minutes to an instant', () => {
    const local = new Date(2026, 10, 21, 9, 5).toISOString();
    expect(formatDateTime(local, de.dateFormat)).toBe('21.11.2026, 09:05');
  });

  it('counts what is left in hours and minutes and stops at zero', () => {
    const now = Date.parse('2026-11-21T10:00:00Z');
    expect(timeLeft('2026-11-22T09:59:30Z', now)).toEqual({ hours: 24, minutes: 0, over: false });
    expect(timeLeft('2026-11-21T10:07:00Z', now)).toEqual({ hours: 0, minutes: 7, over: false });
    expect(timeLeft('2026-11-21T10:00:00Z', now).over).toBe(true);
  });
});
