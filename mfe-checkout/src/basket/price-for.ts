import type { BasketItem } from '@werkbank/contracts/entities';

/** In proportion to what was priced last, until the new quantity has its own price. */
export function priceFor({ price }: BasketItem, quantity: number): number | null {
  if (!price) return null;
  return price.quantity === quantity
    ? price.taxBase
    : Math.round((price.taxBase * quantity) / price.quantity);
}
