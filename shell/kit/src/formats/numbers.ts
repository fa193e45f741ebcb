import type { Currency, LocaleFormats } from '@werkbank/contracts/localization';

/** A space that never breaks: a price stays on one line. */
export const FIXED_SPACE = '\u00a0';

/** Signs between thousands, and before decimals. */
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

/** The code, except for the one sign with a single currency: $ belongs to many. */
export function currencySign(currency: Currency): string {
  return currency === 'EUR' ? '€' : currency;
}
