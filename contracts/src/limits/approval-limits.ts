/** Limits of spending, and orders that wait for an approval. */
export const approvalLimits = {
  text: 500,
  people: 2_000,
  listed: 200,
  /** How long stock is kept for an order that waits. */
  stockHours: 48,
} as const;
