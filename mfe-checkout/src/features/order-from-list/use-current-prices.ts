import type { BasketItem } from '@werkbank/contracts/entities';
import { maxBasketItems } from '@werkbank/contracts/limits';
import { useApiQuery } from '@werkbank/kit/api';
import { usePreferences } from '@werkbank/kit/host';
import { type ChosenLine, idOf, orderedLines } from './chosen-lines';

/** Lines with a quantity other than in the list get the price of that quantity once it is loaded. */
export function useCurrentPrices(lines: readonly ChosenLine[]): ChosenLine[] {
  const { language, country, currency } = usePreferences();
  const changed = orderedLines(lines)
    .filter(({ article, quantity }) => article.item.quantity !== quantity)
    .slice(0, maxBasketItems);
  const basket = changed.flatMap(({ article: { producerId, dispatchLocation, item }, quantity }) =>
    dispatchLocation
      ? [
          {
            producerId,
            dispatchLocationItems: [{ dispatchLocation, items: [{ articleId: item.articleId, quantity }] }],
          },
        ]
      : [],
  );
  const answer = useApiQuery(
    'refreshBasket',
    { body: { basket, language, country, currency } },
    { enabled: basket.length > 0, keepPrevious: true },
  );
  const items = new Map<string, BasketItem>(
    (answer.data?.basket ?? []).flatMap(({ dispatchLocationItems }) =>
      dispatchLocationItems.flatMap((section) =>
        section.items.map((item) => [item.articleId, item] as const),
      ),
    ),
  );
  return lines.map((line) => {
    const item = items.get(idOf(line));
    const isFor = item?.quantity === line.quantity && item.price?.currency === currency;
    return item && isFor ? { ...line, article: { ...line.article, item } } : line;
  });
}
