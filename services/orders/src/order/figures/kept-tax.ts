import type { TaxLine } from '@werkbank/contracts/entities';
import type { OrderItem, TaxRate } from '../model/order.js';

type TaxedItem = Pick<OrderItem, 'price' | 'taxReason' | 'cancelled'>;

/** Base of a tax row of a delivery: its live goods of that rate and reason, and its share of the costs. */
export function taxedBase(row: TaxRate, items: readonly TaxedItem[]): number {
  return row.costBase + goodsOf(row, items);
}

function goodsOf(row: Pick<TaxRate, 'rate' | 'reason'>, items: readonly TaxedItem[]): number {
  return items
    .filter(
      ({ cancelled, price, taxReason }) =>
        !cancelled && price.taxRate === row.rate && taxReason === row.reason,
    )
    .reduce((sum, { price }) => sum + price.taxBase, 0);
}

/**
 * The ordered tax of a section, stored with its delivery: the amount, and the share of costs in its base, because costs have no
 * rate of their own.
 */
export function keptTax(taxes: readonly TaxLine[], items: readonly TaxedItem[]): TaxRate[] {
  return taxes.map(({ rate, reason, base, amount, madeBy }) => ({
    rate,
    reason,
    costBase: base - goodsOf({ rate, reason }, items),
    amount,
    ...(madeBy && { madeBy }),
  }));
}

/** Live goods by rate and reason of their tax. */
export function goodsByTax(
  items: readonly TaxedItem[],
): { rate: number; reason: string | null; base: number }[] {
  return items
    .filter(({ cancelled }) => !cancelled)
    .map(({ price, taxReason: reason }) => ({ rate: price.taxRate, reason, base: price.taxBase }));
}

/** The rule that made a row, as the section's other parts have it. */
export function madeByOf(
  deliveries: readonly { taxRates: readonly TaxRate[] }[],
  { rate, reason }: Pick<TaxRate, 'rate' | 'reason'>,
): Pick<TaxRate, 'madeBy'> {
  const madeBy = deliveries
    .flatMap(({ taxRates }) => taxRates)
    .find((row) => row.rate === rate && row.reason === reason && row.madeBy)?.madeBy;
  return madeBy ? { madeBy } : {};
}
