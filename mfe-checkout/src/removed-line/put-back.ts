import type { Basket, BasketItem } from '@werkbank/contracts/entities';

type Producer = Basket[number];
type Section = Producer['dispatchLocationItems'][number];

/** A removed line, and its former place. */
export interface RemovedLine {
  producer: Producer;
  section: Section;
  item: BasketItem;
  at: { producer: number; section: number; item: number };
}

export function findLine(basket: Basket, articleId: string, locationId: number): RemovedLine | undefined {
  for (const [atProducer, producer] of basket.entries()) {
    for (const [atSection, section] of producer.dispatchLocationItems.entries()) {
      const atItem = section.items.findIndex((item) => item.articleId === articleId);
      const item = section.items[atItem];
      if (!item || section.dispatchLocation.id !== locationId) continue;
      return { producer, section, item, at: { producer: atProducer, section: atSection, item: atItem } };
    }
  }
  return undefined;
}

/** The basket with the line in its old place, with all other changes since. */
export function putBack(basket: Basket, { producer, section, item, at }: RemovedLine): Basket {
  const locationId = section.dispatchLocation.id;
  // Put in again by hand in the meantime: it is there.
  if (findLine(basket, item.articleId, locationId)) return basket;
  const whole = { ...section, items: [item] };
  const held = basket.find((one) => one.producerId === producer.producerId);
  if (!held) return inserted(basket, at.producer, { ...producer, dispatchLocationItems: [whole] });
  const part = held.dispatchLocationItems.find((one) => one.dispatchLocation.id === locationId);
  const dispatchLocationItems = part
    ? held.dispatchLocationItems.map((one) =>
        one === part ? { ...one, items: inserted(one.items, at.item, item) } : one,
      )
    : inserted(held.dispatchLocationItems, at.section, whole);
  return basket.map((one) => (one === held ? { ...held, dispatchLocationItems } : one));
}

function inserted<T>(list: readonly T[], at: number, one: T): T[] {
  return [...list.slice(0, at), one, ...list.slice(at)];
}
