import type { Basket, OrderDraft } from '@werkbank/contracts/entities';

interface Line {
  articleId: string;
  quantity: number;
  remark?: string | undefined;
}

/**
 * True if the basket still has the articles of the draft, with the same quantities and remarks. Dispatch locations may differ: the
 * order chooses them again.
 */
export function isBasketOf(basket: Basket, draft: OrderDraft): boolean {
  const wanted = merged(draft.orderSections.flatMap(({ items }) => items));
  const held = merged(
    basket.flatMap((producer) => producer.dispatchLocationItems.flatMap(({ items }) => items)),
  );
  return (
    wanted.size === held.size &&
    [...wanted].every(([articleId, { quantity, remark }]) => {
      const line = held.get(articleId);
      return line?.quantity === quantity && line.remark === remark;
    })
  );
}

function merged(items: readonly Line[]): Map<string, Line> {
  const lines = new Map<string, Line>();
  for (const { articleId, quantity, remark } of items) {
    const known = lines.get(articleId);
    lines.set(articleId, {
      articleId,
      quantity: (known?.quantity ?? 0) + quantity,
      remark: known?.remark ?? remark,
    });
  }
  return lines;
}
