import type { DemoTaxLine } from '../shapes-orders.ts';

/** Tax of several sections together: added up per rate, never computed anew. */
export function taxLines(lines: readonly DemoTaxLine[]): DemoTaxLine[] {
  const byRate = new Map<number, DemoTaxLine>();
  for (const line of lines) {
    const before = byRate.get(line.rate);
    byRate.set(line.rate, {
      ...line,
      base: line.base + (before?.base ?? 0),
      amount: line.amount + (before?.amount ?? 0),
    });
  }
  return [...byRate.values()].sort((a, b) => b.rate - a.rate);
}
