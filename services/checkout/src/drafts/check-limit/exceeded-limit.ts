import type { ExceededLimit, SpendingLimit } from '@werkbank/contracts/entities';
import type { Currency } from '@werkbank/contracts/localization';
import { type Cents, exchanged } from '@werkbank/contracts/money';

interface Amount {
  amount: Cents;
  currency: Currency;
}

interface Spending {
  limit: SpendingLimit;
  /** Net, of the order. */
  order: Amount;
  /** Orders of the month, without this one. */
  spent: readonly Amount[];
  /** Of amounts in other currencies into that of the order. */
  exchangeRatios: Readonly<Record<Currency, string>>;
}

/** The limit that an order exceeds. Without an exchange ratio it counts as exceeded. */
export function exceededLimit({ limit, order, spent, exchangeRatios }: Spending): ExceededLimit | undefined {
  const inOrderCurrency = ({ amount, currency }: Amount, otherwise: number): number => {
    if (currency === order.currency) return amount;
    const ratio = exchangeRatios[currency];
    return ratio === undefined ? otherwise : exchanged(amount, ratio);
  };
  const isAbove = (sum: number, amount: Cents | null) =>
    amount !== null && sum > inOrderCurrency({ amount, currency: limit.currency }, -1);
  if (isAbove(order.amount, limit.perOrder)) return 'PerOrder';
  const month = spent.reduce(
    (sum, each) => sum + inOrderCurrency(each, Number.POSITIVE_INFINITY),
    order.amount,
  );
  return isAbove(month, limit.perMonth) ? 'PerMonth' : undefined;
}
