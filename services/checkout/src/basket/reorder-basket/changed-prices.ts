import type { ReorderedBasket } from '@werkbank/contracts/entities';
import type { QueryAnswer } from '@werkbank/contracts/queries';

type Ordered = NonNullable<QueryAnswer<'orders.get-order-lines'>>;
type Quoted = QueryAnswer<'catalog.quote-prices'>['items'];

/** Which lines cost something else than they did. Only the same quantity in the same currency is compared. */
export function changedPrices(ordered: Ordered, quoted: Quoted): ReorderedBasket['changedPrices'] {
  const former = new Map(ordered.lines.map((line) => [line.articleId, line]));
  return quoted.flatMap(({ articleId, materialNumber, quantity, price }) => {
    const line = former.get(articleId);
    if (!line || !price || price.currency !== ordered.currency || line.quantity !== quantity) return [];
    if (price.taxBase === line.taxBase) return [];
    return [{ articleId, materialNumber, formerTaxBase: line.taxBase, taxBase: price.taxBase }];
  });
}
