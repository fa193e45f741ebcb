import { splitByLargestRemainder, taxOfRest } from '@werkbank/contracts/money';
import type { TaxLine } from '@werkbank/contracts/entities';
import type { OrderItem, TaxRate } from './order.js';

type TaxedItem = Pick<OrderItem, 'price' | 'taxReason' | 'cancelled'>;

/** What a row of a delivery's tax is owed on: its live goods of that rate and reason, and its share of the costs. */
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
 * The tax that a section was ordered with, as its delivery keeps it: what is owed, and how much of what it is owed on are
 * costs, for these do not say their own rate.
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

/** The tax of a delivery of whose goods some were taken away; what was not touched keeps its tax to the cent. */
export function taxOfWhatIsLeft(
  rows: readonly TaxRate[],
  before: readonly TaxedItem[],
  after: readonly TaxedItem[],
): TaxRate[] {
  return rows.map((row) => ({
    ...row,
    amount: taxOfRest(
      { rate: row.rate, base: taxedBase(row, before), amount: row.amount },
      taxedBase(row, after),
    ),
  }));
}

/** The tax of a delivery that is divided, in proportion to what each part costs; the costs stay with what is left. */
export function divideTax(
  rows: readonly TaxRate[],
  left: readonly TaxedItem[],
  taken: readonly TaxedItem[],
): { left: TaxRate[]; taken: TaxRate[] } {
  const divided = rows.map((row) => {
    const child = { ...row, costBase: 0 };
    const weights = [taxedBase(row, left), taxedBase(child, taken)].map((base) => Math.max(0, base));
    const [stays = row.amount, goes = 0] = splitByLargestRemainder(row.amount, weights);
    return { left: { ...row, amount: stays }, taken: { ...child, amount: goes } };
  });
  return { left: divided.map((one) => one.left), taken: divided.map((one) => one.taken) };
}
