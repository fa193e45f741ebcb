import { defaultLocaleConfig } from '@werkbank/contracts/localization';
import { readNumber } from '@werkbank/contracts/numbers';
import fc from 'fast-check';
import { formatDate, formatDateTime, timeLeft } from './dates';
import { formatAmount, formatNumber } from './numbers';
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

  it('are written as the configuration has it', () => {
    const swiss = { decimalSeparator: '.', groupSeparator: '’' };
    expect(formatMoney(123456, 'CHF', swiss)).toBe(`1’234.56${fixed}CHF`);
  });

  it('are read again as they were written, each amount in each notation', () => {
    const swiss = { decimalSeparator: '.', groupSeparator: '’' };
    const signs = fc.constantFrom(de, en, swiss);
    fc.assert(
      fc.property(signs, fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (locale, cents) => {
        const money = { decimals: 2, units: ['€'] };
        expect(readNumber(formatAmount(cents, locale), locale, money)).toBe(cents / 100);
        expect(readNumber(formatMoney(cents, 'EUR', locale), locale, money)).toBe(cents / 100);
      }),
    );
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
