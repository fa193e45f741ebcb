import { type Currency, defaultLocaleConfig, type Language } from '../localization/index.js';

export interface Money {
  /** Whole cents. */
  amount: number;
  currency: Currency;
}

const fixedSpace = '\u00a0';

/** Whole cents as a language writes them, without their currency: `1.234,50`. */
export function figureText(cents: number, language: Language): string {
  const { decimalSeparator, groupSeparator } = defaultLocaleConfig[language];
  const [whole = '0', fraction = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, groupSeparator.replace(' ', fixedSpace));
  return `${cents < 0 ? '−' : ''}${grouped}${decimalSeparator}${fraction}`;
}

/** An amount for mails and refusals: `1.234,50 CHF` in German, `1 234.50 CHF` in English. */
export function amountText({ amount, currency }: Money, language: Language): string {
  return `${figureText(amount, language)}${fixedSpace}${currency}`;
}
