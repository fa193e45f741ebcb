/** Reaming allowances in mm, each up to a diameter in mm. A usual rule of makers. */
const allowances = [
  [1.2, 0.05],
  [5, 0.1],
  [20, 0.2],
  [30, 0.3],
  [Infinity, 0.5],
] as const;

/** The drill for a hole that is reamed to a diameter, in mm. */
export function reamingHole(diameter: number): number {
  const [, allowance = 0] = allowances.find(([upTo]) => diameter <= upTo) ?? [];
  return Number((diameter - allowance).toFixed(3));
}
