import type { MadeBy } from '@werkbank/contracts/entities';
import type { Currency } from '@werkbank/contracts/localization';
import { type Cents, exchanged } from '@werkbank/contracts/money';

/** Whole cents by currency. */
export type Amounts = Readonly<Record<Currency, Cents>>;

/** Currency of the needed amount, and the ratios from other currencies. */
export interface Exchange {
  currency: Currency;
  /** Decimal ratio by source currency, as the prices of the same quote were exchanged. */
  exchangeRatios: Readonly<Record<Currency, string>>;
}

export interface AmountIn {
  cents: Cents;
  /** null where the amount is one of the currency itself. */
  exchangedBy: MadeBy['exchangedBy'];
}

/**
 * Amount by the rules in the currency itself, else the one in the base currency, converted. If that has no ratio, the first
 * convertible amount counts; undefined without any.
 */
export function amountIn(amounts: Amounts, base: Currency, exchange: Exchange): AmountIn | undefined {
  const own = amounts[exchange.currency];
  if (own !== undefined) return { cents: own, exchangedBy: null };
  for (const sourceCurrency of [base, ...Object.keys(amounts).sort()]) {
    const amount = amounts[sourceCurrency];
    const ratio = exchange.exchangeRatios[sourceCurrency];
    if (amount === undefined || ratio === undefined) continue;
    return { cents: exchanged(amount, ratio), exchangedBy: { sourceCurrency, ratio } };
  }
  return undefined;
}
