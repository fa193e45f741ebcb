import { caps } from '../caps.js';
import type { RefusalReason } from '../reasons.js';

/** Counts fields of a file that no article of the shop receives, by name and reason. */
export class LeftOut {
  private readonly counts = new Map<string, LeftOutCount>();

  add(name: string, reason: LeftOutReason, times = 1): void {
    const key = `${reason} ${name}`;
    const known = this.counts.get(key);
    if (known) known.count += times;
    // A file can make up names without end.
    else if (this.counts.size < caps.countedNames) this.counts.set(key, { name, reason, count: times });
    else this.addToRest(reason, times);
  }

  list(): LeftOutCount[] {
    return [...this.counts.values()].toSorted((a, b) => b.count - a.count);
  }

  private addToRest(reason: LeftOutReason, times: number): void {
    const rest = this.counts.get(`${reason} …`) ?? { name: '…', reason, count: 0 };
    rest.count += times;
    this.counts.set(`${reason} …`, rest);
  }
}

export interface LeftOutCount {
  name: string;
  reason: LeftOutReason;
  count: number;
}

export type LeftOutReason =
  | RefusalReason
  /** An element of the standard that has no place in the shop. */
  | 'NotOfTheShop'
  | 'UnknownElement'
  | 'WithoutValue'
  | 'Repeated'
  | 'OtherLanguage'
  | 'OtherPriceType'
  | 'UnreadValue'
  | 'Adjusted'
  | 'Shortened'
  | 'ColumnLeftOut'
  | 'FormulaResultTaken'
  | 'MacrosIgnored'
  | 'SheetLeftOut';
