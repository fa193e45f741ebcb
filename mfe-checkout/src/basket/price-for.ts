import type { BasketItem } from '@werkbank/contracts/entities';

/** Scales the last price until the new quantity has its own. */
export function priceFor({ price }: BasketItem, quantity: number): number | null {
  if (!price) return null;
  return price.quantity === quantity
    ? price.taxBase
    : Math.round((price.taxBase * quantity) / price.quantity);
}
