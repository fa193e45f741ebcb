import type { DraftSection, Totals } from '@werkbank/contracts/entities';
import type { Currency } from '@werkbank/contracts/limits';
import { type Cents, percentOf } from '@werkbank/contracts/money';

interface TaxedAmount {
  /** Per cent. */
  rate: number;
  reason: string | null;
  /** Net, cents. */
  base: Cents;
}
export type TaxLine = TaxedAmount & { amount: Cents };

/** What is owed: once per rate on the sum of goods and costs, so that cents are not lost line by line. */
export function taxLines(amounts: readonly TaxedAmount[]): TaxLine[] {
  const byRate = new Map<string, TaxedAmount>();
  for (const { rate, reason, base } of amounts) {
    const key = `${rate}|${reason ?? ''}`;
    byRate.set(key, { rate, reason, base: (byRate.get(key)?.base ?? 0) + base });
  }
  return [...byRate.values()]
    .sort((a, b) => b.rate - a.rate || (a.reason ?? '').localeCompare(b.reason ?? ''))
    .map((line) => ({ ...line, amount: percentOf(line.base, line.rate) }));
}

const sum = (values: readonly Cents[]) => values.reduce((total, value) => total + value, 0);

/** Totals of an order: section sums; tax is the sum of the sections' taxes and never computed anew. */
export function orderTotals(sections: readonly DraftSection[], currency: Currency): Totals {
  const goods = sum(sections.flatMap((section) => section.items.map((item) => item.price.taxBase)));
  const freight = sum(sections.map((section) => section.freight));
  const customsHandling = sum(sections.map((section) => section.customsHandling));
  const customs = sum(sections.map((section) => section.customs));
  const taxes = mergeTaxLines(sections.flatMap((section) => section.taxes));
  const taxBase = goods + freight + customsHandling + customs;
  const tax = sum(taxes.map((line) => line.amount));
  return { goods, freight, customsHandling, customs, taxBase, taxes, tax, total: taxBase + tax, currency };
}

function mergeTaxLines(lines: readonly TaxLine[]): TaxLine[] {
  const merged = new Map<string, TaxLine>();
  for (const line of lines) {
    const key = `${line.rate}|${line.reason ?? ''}`;
    const before = merged.get(key);
    merged.set(key, {
      ...line,
      base: line.base + (before?.base ?? 0),
      amount: line.amount + (before?.amount ?? 0),
    });
  }
  return [...merged.values()].sort((a, b) => b.rate - a.rate);
}
