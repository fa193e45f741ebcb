import type { LeftOut, LeftOutReason } from '../read-file/left-out.js';
import type { RefusalReason } from '../reasons.js';

/** A field that refuses its whole article. */
export interface RefusedField {
  field: string;
  reason: RefusalReason;
  value: string;
}

/**
 * Findings about one article. Number, order units, quantities and prices decide what a buyer pays and
 * receives: an error in one refuses the article. A wrong value of any other field is left out and counted.
 */
export class Notes {
  readonly refused: RefusedField[] = [];

  constructor(private readonly leftOut: LeftOut) {}

  refuse(field: string, reason: RefusalReason, value: string): undefined {
    this.refused.push({ field, reason, value: value.slice(0, 200) });
    return undefined;
  }

  leaveOut(field: string, reason: LeftOutReason, times = 1): undefined {
    this.leftOut.add(field, reason, times);
    return undefined;
  }
}
