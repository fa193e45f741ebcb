import type { Basket, BasketItem, DispatchLocation } from '@werkbank/contracts/entities';
import type { BasketPlace } from '@werkbank/contracts/shell-api';
import { quantityLimits } from '@werkbank/contracts/limits';

/** Whole pieces within what may be ordered of one article. */
function allowedQuantity(quantity: number): number {
  return Math.min(quantityLimits.max, Math.max(quantityLimits.min, Math.trunc(quantity) || 0));
}

/** Quantity with the item added: too many are refused, never cut in silence. */
export function quantityWith(basket: Basket, place: BasketPlace, item: BasketItem): number {
  const known = items(basket, place.producerId).find(
    (one) => one.articleId === item.articleId && one.dispatchLocationId === place.dispatchLocation.id,
  );
  return (known?.quantity ?? 0) + item.quantity;
}

/** Adds an item; where the same article from the same place is there already, the quantities are added. */
export function addItem(basket: Basket, place: BasketPlace, item: BasketItem): Basket {
  const known = items(basket, place.producerId).some(
    (one) => one.articleId === item.articleId && one.dispatchLocationId === place.dispatchLocation.id,
  );
  if (known) {
    return changeItems(basket, item.articleId, place.dispatchLocation.id, (one) => [
      { ...one, ...item, quantity: allowedQuantity(one.quantity + item.quantity) },
    ]);
  }
  const section = {
    dispatchLocation: place.dispatchLocation,
    items: [{ ...item, quantity: allowedQuantity(item.quantity) }],
  };
  const producer = basket.find((one) => one.producerId === place.producerId);
  if (!producer) {
    const { producerId, producerName } = place;
    return [...basket, { producerId, producerName, dispatchLocationItems: [section] }];
  }
  const hasPlace = producer.dispatchLocationItems.some(
    (one) => one.dispatchLocation.id === place.dispatchLocation.id,
  );
  const dispatchLocationItems = hasPlace
    ? producer.dispatchLocationItems.map((one) =>
        one.dispatchLocation.id === place.dispatchLocation.id
          ? { ...one, items: [...one.items, ...section.items] }
          : one,
      )
    : [...producer.dispatchLocationItems, section];
  return basket.map((one) => (one === producer ? { ...producer, dispatchLocationItems } : one));
}

export function setQuantity(
  basket: Basket,
  articleId: string,
  dispatchLocationId: number,
  quantity: number,
): Basket {
  return changeItems(basket, articleId, dispatchLocationId, (item) => [
    { ...item, quantity: allowedQuantity(quantity) },
  ]);
}

/** Without a text there is no remark. */
export function setRemark(
  basket: Basket,
  articleId: string,
  dispatchLocationId: number,
  remark: string,
): Basket {
  return changeItems(basket, articleId, dispatchLocationId, ({ remark: _, ...item }) => [
    remark === '' ? item : { ...item, remark },
  ]);
}

/** Removes an item, and with it a place or a producer that has nothing left. */
export function removeItem(basket: Basket, articleId: string, dispatchLocationId: number): Basket {
  return changeItems(basket, articleId, dispatchLocationId, () => []);
}

/**
 * Adds names and locations of the former basket to articles that left the catalogue, so that the buyer recognises them and can
 * remove them.
 */
export function withFormerNames(refreshed: Basket, former: Basket): Basket {
  const places = former.flatMap((producer) => producer.dispatchLocationItems);
  const known = new Map(allItems(former).map((item) => [item.articleId, item]));
  const named = (item: BasketItem): BasketItem => {
    const before = item.notAvailableReason === 'NoLongerInCatalogue' ? known.get(item.articleId) : undefined;
    if (!before) return item;
    const { materialNumber, articleText, imageUrl } = before;
    return { ...item, materialNumber, articleText, imageUrl };
  };
  const located = (place: DispatchLocation): DispatchLocation =>
    place.city === ''
      ? (places.find(({ dispatchLocation }) => dispatchLocation.id === place.id)?.dispatchLocation ?? place)
      : place;
  return refreshed.map((producer) => ({
    ...producer,
    dispatchLocationItems: producer.dispatchLocationItems.map(({ dispatchLocation, items: lines }) => ({
      dispatchLocation: located(dispatchLocation),
      items: lines.map(named),
    })),
  }));
}

/** Number of lines. */
export function itemCount(basket: Basket): number {
  return allItems(basket).length;
}

/**
 * Net sum until the refresh has priced the basket again: what a line was quoted, in proportion to its new quantity.
 * Only shown, never ordered by.
 */
export function expectedTaxBase(basket: Basket): number {
  return allItems(basket).reduce(
    (sum, { price, quantity }) =>
      price && price.quantity > 0 ? sum + Math.round((price.taxBase * quantity) / price.quantity) : sum,
    0,
  );
}

export function allItems(basket: Basket): BasketItem[] {
  return basket.flatMap((producer) => producer.dispatchLocationItems.flatMap((section) => section.items));
}

function items(basket: Basket, producerId: number) {
  return basket
    .filter((producer) => producer.producerId === producerId)
    .flatMap((producer) => producer.dispatchLocationItems)
    .flatMap((section) =>
      section.items.map((item) => ({ ...item, dispatchLocationId: section.dispatchLocation.id })),
    );
}

function changeItems(
  basket: Basket,
  articleId: string,
  dispatchLocationId: number,
  change: (item: BasketItem) => BasketItem[],
): Basket {
  return basket
    .map((producer) => ({
      ...producer,
      dispatchLocationItems: producer.dispatchLocationItems
        .map((section) =>
          section.dispatchLocation.id === dispatchLocationId
            ? {
                ...section,
                items: section.items.flatMap((item) =>
                  item.articleId === articleId ? change(item) : [item],
                ),
              }
            : section,
        )
        .filter((section) => section.items.length > 0),
    }))
    .filter((producer) => producer.dispatchLocationItems.length > 0);
}
