import type { DraftSection, TaxLine, Totals } from '@werkbank/contracts/entities';
import type { Currency } from '@werkbank/contracts/localization';
import { type Cents, percentOf } from '@werkbank/contracts/money';

interface TaxedAmount extends Pick<TaxLine, 'madeBy'> {
  /** Per cent. */
  rate: number;
  reason: string | null;
  /** Net, cents. */
  base: Cents;
}

/**
 * What is owed: once per rate and reason on the sum of goods and costs, so that cents are not lost line by line. Computed here
 * and never anew: whoever divides a section divides these.
 */
export function taxLines(amounts: readonly TaxedAmount[]): TaxLine[] {
  return addUp(amounts.map((amount) => ({ ...amount, amount: 0 }))).map((line) => ({
    ...line,
    amount: percentOf(line.base, line.rate),
  }));
}

const sum = (values: readonly Cents[]) => values.reduce((total, value) => total + value, 0);

/** Totals of an order: section sums; tax is the sum of the sections' taxes and never computed anew. */
export function orderTotals(sections: readonly DraftSection[], currency: Currency): Totals {
  const goods = sum(sections.flatMap((section) => section.items.map((item) => item.price.taxBase)));
  const freight = sum(sections.map((section) => section.freight));
  const customsHandling = sum(sections.map((section) => section.customsHandling));
  const customs = sum(sections.map((section) => section.customs));
  // Rows of several sections may be made by several rules; each section names its own.
  const taxes = addUp(sections.flatMap((section) => section.taxes.map(({ madeBy: _, ...row }) => row)));
  const taxBase = goods + freight + customsHandling + customs;
  const tax = sum(taxes.map((line) => line.amount));
  return { goods, freight, customsHandling, customs, taxBase, taxes, tax, total: taxBase + tax, currency };
}

/** One row per rate and reason, the highest rate first. */
function addUp(lines: readonly TaxLine[]): TaxLine[] {
  const rows = new Map<string, TaxLine>();
  for (const { rate, reason, base, amount, madeBy } of lines) {
    const key = `${rate}|${reason ?? ''}`;
    const before = rows.get(key);
    rows.set(key, {
      rate,
      reason,
      base: base + (before?.base ?? 0),
      amount: amount + (before?.amount ?? 0),
      ...(madeBy && { madeBy }),
    });
  }
  return [...rows.values()].sort((a, b) => b.rate - a.rate || (a.reason ?? '').localeCompare(b.reason ?? ''));
}
