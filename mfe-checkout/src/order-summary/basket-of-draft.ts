import type { Basket, OrderDraft } from '@werkbank/contracts/entities';

/**
 * Whether the basket still holds what was drafted: the same articles in the same quantities. Where it leaves from may have been
 * looked up anew since; that is for the order to judge.
 */
export function isBasketOf(basket: Basket, draft: OrderDraft): boolean {
  const wanted = quantities(draft.orderSections.flatMap(({ items }) => items));
  const held = quantities(
    basket.flatMap((producer) => producer.dispatchLocationItems.flatMap(({ items }) => items)),
  );
  return (
    wanted.size === held.size &&
    [...wanted].every(([articleId, quantity]) => held.get(articleId) === quantity)
  );
}

function quantities(items: readonly { articleId: string; quantity: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { articleId, quantity } of items) {
    sums.set(articleId, (sums.get(articleId) ?? 0) + quantity);
  }
  return sums;
}
