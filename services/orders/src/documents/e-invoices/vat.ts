import type { DocumentHead } from '../content/content.js';
import { type Delivery, deliveryFigures } from '../../order/index.js';
import type { Words } from '../content/words.js';

/** How EN 16931 names why something is taxed as it is. */
export interface VatCategory {
  code: 'S' | 'Z' | 'E' | 'G' | 'AE';
  rate: number;
  /** Why nothing is owed; nothing where the rate says it all. */
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
      // Only a buyer who is named to the tax office owes the tax in the seller's place.
      return {
        code: head.customerTaxNumber === null ? 'E' : 'AE',
        rate,
        exemption: words.taxReasons.reverseCharge,
      };
    default:
      return { code: 'E', rate, exemption: words.taxReasons.other };
  }
}

/** What is owed by category and rate: several reasons for one rate are one row here. */
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

/** Freight and the like, each taxed by the rate that its costs are kept under. */
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
