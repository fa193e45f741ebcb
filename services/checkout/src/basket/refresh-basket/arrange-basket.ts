import { addLines } from '@werkbank/contracts/basket';
import type { BasketItem, RefreshedBasket } from '@werkbank/contracts/entities';
import type { Currency } from '@werkbank/contracts/localization';
import { checkQuantity } from '@werkbank/contracts/quantities';
import type { QueryAnswer } from '@werkbank/contracts/queries';

type QuotedItem = QueryAnswer<'catalog.quote-prices'>['items'][number];

interface BasketLine {
  articleId: string;
  quantity: number;
}

/** Lines of the price query: one per article, also for one that stood at several locations. */
export function mergeLines(lines: readonly BasketLine[]): BasketLine[] {
  return addLines([], lines).map(({ articleId, quantity }) => ({ articleId, quantity }));
}

/** A line as the basket knows it. Articles that left the catalogue stay where it had them, so that the buyer sees what to remove. */
export interface FormerPlace {
  producerId: number;
  dispatchLocationId: number;
  producerName?: string | undefined;
  remark?: string | undefined;
}

/** Groups quoted lines by producer and by the dispatch location that serves the buyer's country. */
export function arrangeBasket(
  quoted: readonly QuotedItem[],
  formerPlaces: ReadonlyMap<string, FormerPlace>,
  currency: Currency,
  selfCollectionProducerId: number | null,
): RefreshedBasket {
  const basket: RefreshedBasket['basket'] = [];
  const places = new Map(
    quoted.flatMap(({ dispatchLocation: place }) => (place ? [[place.id, place] as const] : [])),
  );
  for (const item of quoted) {
    const former = formerPlaces.get(item.articleId);
    const formerId = former?.dispatchLocationId ?? 1;
    const location = item.dispatchLocation ??
      places.get(formerId) ?? { id: formerId, city: '', country: 'DE' };
    const producerId = item.producerId ?? former?.producerId;
    // Neither catalog nor the basket knows whose it is: there is no place to show it at.
    if (producerId === undefined) continue;
    let producer = basket.find((entry) => entry.producerId === producerId);
    if (!producer) {
      const producerName = item.producerName || (former?.producerName ?? '');
      producer = { producerId, producerName, dispatchLocationItems: [] };
      basket.push(producer);
    }
    let section = producer.dispatchLocationItems.find((entry) => entry.dispatchLocation.id === location.id);
    if (!section) {
      const { id, city, country } = location;
      section = { dispatchLocation: { id, city, country }, items: [] };
      producer.dispatchLocationItems.push(section);
    }
    section.items.push({ ...basketItemOf(item), ...(former?.remark && { remark: former.remark }) });
  }
  return {
    basket,
    taxBase: quoted.reduce((sum, item) => sum + (item.price?.taxBase ?? 0), 0),
    currency,
    valid: quoted.length > 0 && quoted.every(canBeOrdered),
    selfCollectionAllowed:
      quoted.length > 0 &&
      quoted.every((item) => item.producerId !== null && item.producerId === selfCollectionProducerId),
  };
}

/** A quoted line as buyers see it. */
export function basketItemOf(item: QuotedItem): BasketItem {
  return {
    articleId: item.articleId,
    quantity: item.quantity,
    ...(item.orderUnits && { orderUnits: item.orderUnits }),
    materialNumber: item.materialNumber,
    ...(item.ownArticleNumber && { ownArticleNumber: item.ownArticleNumber }),
    articleText: item.articleText,
    imageUrl: item.imageUrl,
    price: withoutMargin(item.price),
    stockLevel: item.stockLevel,
    availabilityInDays: item.availabilityInDays,
    ...(item.promisedParts && { promisedParts: item.promisedParts }),
    notAvailableReason: item.notAvailableReason,
  };
}

function canBeOrdered({ price, notAvailableReason, quantity, orderUnits }: QuotedItem): boolean {
  return price !== null && notAvailableReason === null && checkQuantity(quantity, orderUnits) === null;
}

/** Buyers do not see the platform margin. */
export function withoutMargin<P extends { platformMargin?: number | undefined } | null>(price: P): P {
  if (!price) return price;
  const { platformMargin: _, ...rest } = price;
  return rest as P;
}
