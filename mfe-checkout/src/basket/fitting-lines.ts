import type { Basket, OrderableArticle } from '@werkbank/contracts/entities';
import { maxBasketItems, quantityLimits } from '@werkbank/contracts/limits';

export interface AddedLine {
  readonly article: OrderableArticle;
  readonly quantity: number;
}

/** The lines that the basket takes, in their order. It is full at some point, and one article has a highest quantity. */
export function fittingLines<Line extends AddedLine>(lines: readonly Line[], basket: Basket): Line[] {
  const quantities = new Map<string, number>(
    basket.flatMap(({ dispatchLocationItems }) =>
      dispatchLocationItems.flatMap(({ dispatchLocation, items }) =>
        items.map(({ articleId, quantity }) => [`${dispatchLocation.id} ${articleId}`, quantity] as const),
      ),
    ),
  );
  return lines.filter(({ article, quantity }) => {
    const key = `${article.dispatchLocation?.id} ${article.item.articleId}`;
    const known = quantities.get(key);
    const sum = (known ?? 0) + quantity;
    if (sum > quantityLimits.max || (known === undefined && quantities.size >= maxBasketItems)) return false;
    quantities.set(key, sum);
    return true;
  });
}
