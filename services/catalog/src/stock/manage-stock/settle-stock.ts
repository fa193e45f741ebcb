/** What an order asked of one stock, and how much of it was there to take. */
export interface Claim {
  ordered: number;
  taken: number;
}

/**
 * What becomes of a claim and a level when an order asks for more (positive) or less (negative). A level never falls
 * below zero, and an order gives back only what it took and does not need any more: ten ordered of which four were
 * there, three cancelled: nothing comes back. A cancellation that arrives before its order counts all the same.
 */
export function settleStock(level: number, claim: Claim, change: number): { level: number; claim: Claim } {
  const ordered = claim.ordered + change;
  const needed = Math.max(0, ordered);
  const taken =
    change > 0 ? Math.max(claim.taken, Math.min(needed, claim.taken + level)) : Math.min(claim.taken, needed);
  return { level: level + claim.taken - taken, claim: { ordered, taken } };
}
