import type { Currency, LocaleFormats } from '@werkbank/contracts/limits';

/** A space that never breaks: a price stays on one line. */
const FIXED_SPACE = '\u00a0';

/** What separates thousands and decimals. */
export type Separators = Pick<LocaleFormats, 'decimalSeparator' | 'groupSeparator'>;

/** 1234567 → "1.234.567" in German, "1 234 567" in English; `decimals` digits after the separator. */
export function formatNumber(value: number, separators: Separators, decimals = 0): string {
  const decimal = separators.decimalSeparator;
  const group = separators.groupSeparator.replaceAll(' ', FIXED_SPACE);
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => group);
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '−' : '';
  return fraction === undefined ? `${sign}${grouped}` : `${sign}${grouped}${decimal}${fraction}`;
}

/** Whole cents as an amount without its currency. */
export function formatAmount(cents: number, separators: Separators): string {
  return formatNumber(cents / 100, separators, 2);
}

/** Whole cents with the currency's sign, on one line. */
export function formatMoney(cents: number, currency: Currency, separators: Separators): string {
  return `${formatAmount(cents, separators)}${FIXED_SPACE}${currencySign(currency)}`;
}

/** The code, but for the one sign that stands for one currency only: a $ could be that of many. */
export function currencySign(currency: Currency): string {
  return currency === 'EUR' ? '€' : currency;
}

/** Per cent with as many decimals as it has, at most two. */
export function formatPercent(value: number, separators: Separators): string {
  const decimals = Number.isInteger(value) ? 0 : Number.isInteger(value * 10) ? 1 : 2;
  return `${formatNumber(value, separators, decimals)}${FIXED_SPACE}%`;
}

/**
 * Reads what somebody typed with these separators; undefined where it is not a number. Thousands stand in groups of
 * three or in none: in German, 1.5 is a slip and not fifteen.
 */
export function parseNumber(text: string, separators: Separators): number | undefined {
  const { decimalSeparator, groupSeparator } = separators;
  const spaced = groupSeparator === '' ? text : text.replaceAll(groupSeparator, ' ');
  const plain = spaced.trim().replace(/\s/g, ' ').replace(decimalSeparator, '.').replace('−', '-');
  return /^-?(\d+|[1-9]\d{0,2}( \d{3})+)(\.\d+)?$/.test(plain)
    ? Number(plain.replaceAll(' ', ''))
    : undefined;
}

/** Bytes as people read them: 1 MB = 1000 kB. */
export function formatBytes(bytes: number, separators: Separators): string {
  if (bytes < 1000) return `${bytes}${FIXED_SPACE}B`;
  if (bytes < 1_000_000) return `${formatNumber(Math.round(bytes / 1000), separators)}${FIXED_SPACE}kB`;
  return `${formatNumber(bytes / 1_000_000, separators, 1)}${FIXED_SPACE}MB`;
}
