import type { Cents } from './cents.js';

/** An amount for mails and refusals, readable in every language: `CHF 1234.50`. */
export const amountText = (amount: Cents, currency: string): string =>
  `${currency} ${(amount / 100).toFixed(2)}`;
