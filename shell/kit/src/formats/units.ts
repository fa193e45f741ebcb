import type { Currency } from '@werkbank/contracts/localization';
import { currencySign, FIXED_SPACE, formatAmount, formatNumber, type Separators } from './numbers';

/** Whole cents with the currency's sign, on one line. */
export function formatMoney(cents: number, currency: Currency, separators: Separators): string {
  return `${formatAmount(cents, separators)}${FIXED_SPACE}${currencySign(currency)}`;
}

/** Per cent with as many decimals as it has, at most two. */
export function formatPercent(value: number, separators: Separators): string {
  const decimals = Number.isInteger(value) ? 0 : Number.isInteger(value * 10) ? 1 : 2;
  return `${formatNumber(value, separators, decimals)}${FIXED_SPACE}%`;
}

/** Bytes as people read them: 1 MB = 1000 kB. */
export function formatBytes(bytes: number, separators: Separators): string {
  if (bytes < 1000) return `${bytes}${FIXED_SPACE}B`;
  if (bytes < 1_000_000) return `${formatNumber(Math.round(bytes / 1000), separators)}${FIXED_SPACE}kB`;
  return `${formatNumber(bytes / 1_000_000, separators, 1)}${FIXED_SPACE}MB`;
}
