import type { TaxLine } from '../entities/price.js';
import { type Cents, percentOf } from './cents.js';

export interface TaxedAmount extends Pick<TaxLine, 'rate' | 'reason' | 'madeBy'> {
  /** Net, cents. */
  base: Cents;
}

/**
 * The tax of a section: once per rate and reason on the sum of goods and costs, so that no cent is lost line by line. The
 * highest rate comes first. Tax is computed here once; parts of a section and totals divide and add these lines.
 */
export function taxLines(amounts: readonly TaxedAmount[]): TaxLine[] {
  return addUp(amounts.map((amount) => ({ ...amount, amount: 0 }))).map((line) => ({
    ...line,
    amount: percentOf(line.base, line.rate),
  }));
}

/** The tax of several sections together, by rate and reason. Each section names its own rule, so the sums name none. */
export function sumTaxLines(lines: readonly TaxLine[]): TaxLine[] {
  return addUp(lines.map(({ madeBy: _, ...line }) => line));
}

function addUp(lines: readonly TaxLine[]): TaxLine[] {
  const sums = new Map<string, TaxLine>();
  for (const { rate, reason, base, amount, madeBy } of lines) {
    const key = JSON.stringify([rate, reason]);
    const before = sums.get(key);
    sums.set(key, {
      rate,
      reason,
      base: base + (before?.base ?? 0),
      amount: amount + (before?.amount ?? 0),
      ...(madeBy && { madeBy }),
    });
  }
  return [...sums.values()].sort((a, b) => b.rate - a.rate || (a.reason ?? '').localeCompare(b.reason ?? ''));
}
