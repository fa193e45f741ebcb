import type { DraftSection, Totals } from '@werkbank/contracts/entities';
import type { Currency } from '@werkbank/contracts/localization';
import { type Cents, sumTaxLines } from '@werkbank/contracts/money';

const sum = (values: readonly Cents[]) => values.reduce((total, value) => total + value, 0);

/** Totals of an order: section sums; tax is the sum of the sections' taxes and never computed again. */
export function orderTotals(sections: readonly DraftSection[], currency: Currency): Totals {
  const goods = sum(sections.flatMap((section) => section.items.map((item) => item.price.taxBase)));
  const freight = sum(sections.map((section) => section.freight));
  const customsHandling = sum(sections.map((section) => section.customsHandling));
  const customs = sum(sections.map((section) => section.customs));
  const taxes = sumTaxLines(sections.flatMap((section) => section.taxes));
  const taxBase = goods + freight + customsHandling + customs;
  const tax = sum(taxes.map((line) => line.amount));
  return { goods, freight, customsHandling, customs, taxBase, taxes, tax, total: taxBase + tax, currency };
}
