import type { MadeBy } from '@werkbank/contracts/entities';
import type { Currency } from '@werkbank/contracts/localization';
import { type Cents, exchanged } from '@werkbank/contracts/money';

/** Whole cents by currency. */
export type Amounts = Readonly<Record<Currency, Cents>>;

/** In which currency an amount is needed, and what others are exchanged into it by. */
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
 * What the rules say for the currency itself, else their amount of the base currency (or, where that has no rate, of the
 * first that has one) exchanged. undefined where no rate leads there.
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
