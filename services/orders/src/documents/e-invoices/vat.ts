import type { DocumentHead } from '../content/content.js';
import { type Delivery, deliveryFigures } from '../../order/index.js';
import type { Words } from '../content/words.js';

/** A VAT category and the reason for it, in the terms of EN 16931. */
export interface VatCategory {
  code: 'S' | 'Z' | 'E' | 'G' | 'AE';
  rate: number;
  /** Reason for an exemption; absent where the rate is enough. */
  exemption?: string;
}

export interface VatRow extends VatCategory {
  base: number;
  amount: number;
}

export function categoryOf(
  { rate, reason }: { rate: number; reason: string | null },
  head: Pick<DocumentHead, 'customerTaxNumber'>,
  words: Words,
): VatCategory {
  if (rate !== 0) return { code: 'S', rate };
  switch (reason) {
    case null:
      return { code: 'Z', rate };
    case 'export':
      return { code: 'G', rate, exemption: words.taxReasons.export };
    case 'reverseCharge':
      // The reverse charge needs the buyer's VAT number.
      return {
        code: head.customerTaxNumber === null ? 'E' : 'AE',
        rate,
        exemption: words.taxReasons.reverseCharge,
      };
    default:
      return { code: 'E', rate, exemption: words.taxReasons.other };
  }
}

/** VAT by category and rate; several reasons for one rate share a row. */
export function vatRows(delivery: Delivery, head: DocumentHead, words: Words): VatRow[] {
  const rows = new Map<string, VatRow>();
  for (const { rate, reason, base, amount } of deliveryFigures(delivery).taxes) {
    const category = categoryOf({ rate, reason }, head, words);
    const key = `${category.code} ${category.rate}`;
    const row = rows.get(key);
    rows.set(key, { ...category, base: base + (row?.base ?? 0), amount: amount + (row?.amount ?? 0) });
  }
  return [...rows.values()];
}

export interface Charge {
  reason: string;
  amount: number;
  vat: VatCategory;
}

/** Freight and similar charges, each taxed at the rate of its costs. */
export function chargesOf(delivery: Delivery, head: DocumentHead, words: Words): Charge[] {
  const costs = delivery.costs.filter(({ taxBase }) => taxBase !== 0);
  const rates = delivery.taxRates.filter(({ costBase }) => costBase !== 0);
  const [only] = rates;
  if (only && rates.length === 1) {
    const vat = categoryOf(only, head, words);
    return costs.map(({ costType, taxBase }) => ({ reason: words.costs[costType], amount: taxBase, vat }));
  }
  const reason = costs.map(({ costType }) => words.costs[costType]).join(', ');
  return rates.map((rate) => ({ reason, amount: rate.costBase, vat: categoryOf(rate, head, words) }));
}
