import type { Currency, Language } from '@werkbank/contracts/limits';

/** A space that never breaks: a price stays on one line. */
const FIXED_SPACE = '\u00a0';

interface Separators {
  readonly decimal: string;
  readonly group: string;
}

const separators: Readonly<Record<Language, Separators>> = {
  de: { decimal: ',', group: '.' },
  en: { decimal: '.', group: FIXED_SPACE },
};

const currencySigns: Readonly<Record<Currency, string>> = { EUR: '€', CHF: 'CHF' };

/** 1234567 → "1.234.567" in German, "1 234 567" in English; `decimals` digits after the separator. */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  const { decimal, group } = separators[language];
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '−' : '';
  return fraction === undefined ? `${sign}${grouped}` : `${sign}${grouped}${decimal}${fraction}`;
}

/** Whole cents as an amount without its currency. */
export function formatAmount(cents: number, language: Language): string {
  return formatNumber(cents / 100, language, 2);
}

/** Whole cents with the currency's sign, on one line. */
export function formatMoney(cents: number, currency: Currency, language: Language): string {
  return `${formatAmount(cents, language)}${FIXED_SPACE}${currencySigns[currency]}`;
}

export function currencySign(currency: Currency): string {
  return currencySigns[currency];
}

/** Per cent with as many decimals as it has, at most two. */
export function formatPercent(value: number, language: Language): string {
  const decimals = Number.isInteger(value) ? 0 : Number.isInteger(value * 10) ? 1 : 2;
  return `${formatNumber(value, language, decimals)}${FIXED_SPACE}%`;
}

/** Reads what somebody typed in the language's notation; undefined where it is not a number. */
export function parseNumber(text: string, language: Language): number | undefined {
  const { decimal, group } = separators[language];
  const plain = text.trim().replaceAll(group, '').replaceAll(' ', '').replace(decimal, '.');
  return /^[-−]?\d+(\.\d+)?$/.test(plain) ? Number(plain.replace('−', '-')) : undefined;
}

/** Bytes as people read them: 1 MB = 1000 kB. */
export function formatBytes(bytes: number, language: Language): string {
  if (bytes < 1000) return `${bytes}${FIXED_SPACE}B`;
  if (bytes < 1_000_000) return `${formatNumber(Math.round(bytes / 1000), language)}${FIXED_SPACE}kB`;
  return `${formatNumber(bytes / 1_000_000, language, 1)}${FIXED_SPACE}MB`;
}
