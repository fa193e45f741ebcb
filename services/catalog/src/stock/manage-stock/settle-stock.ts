/** The ordered pieces of one stock, and those that were taken from it. */
export interface Claim {
  ordered: number;
  taken: number;
}

/**
 * Applies a larger (positive) or smaller (negative) order to a claim and a stock level. A level never
 * falls below zero, and an order returns only taken pieces that it no longer needs: of ten ordered pieces
 * four were in stock, so cancelling three returns none. A cancellation that arrives before its order
 * counts too.
 */
export function settleStock(level: number, claim: Claim, change: number): { level: number; claim: Claim } {
  const ordered = claim.ordered + change;
  const needed = Math.max(0, ordered);
  const taken =
    change > 0 ? Math.max(claim.taken, Math.min(needed, claim.taken + level)) : Math.min(claim.taken, needed);
  return { level: level + claim.taken - taken, claim: { ordered, taken } };
}
