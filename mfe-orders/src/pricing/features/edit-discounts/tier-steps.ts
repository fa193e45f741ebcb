import type { DiscountQuantity } from '@werkbank/contracts/entities';

export interface TierStep {
  quantity: number;
  /** In per cent of the list price. */
  price: number;
}

/** Steps that can be drawn while tiers are typed: ascending, each quantity once, and only if all of them are numbers. */
export function stepsOf(tiers: readonly DiscountQuantity[]): TierStep[] {
  const typed = tiers.filter(
    ({ minQuantity, discountValue }) => Number.isFinite(minQuantity) && Number.isFinite(discountValue),
  );
  const byQuantity = new Map(typed.map((tier) => [tier.minQuantity, tier.discountValue]));
  const steps = [...byQuantity]
    .map(([quantity, discount]) => ({ quantity, price: Math.round((100 - discount) * 100) / 100 }))
    .sort((one, other) => one.quantity - other.quantity);
  // Below the first tier there is no discount.
  const [first] = steps;
  return first && first.quantity > 1 ? [{ quantity: 1, price: 100 }, ...steps] : steps;
}
