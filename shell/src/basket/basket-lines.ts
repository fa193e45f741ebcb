import type { Basket, KeptLine, LineChange } from '@werkbank/contracts/entities';
import { quantityLimits } from '@werkbank/contracts/limits';

/** What and how many, one line per article: what is kept of a basket. */
export function linesOf(basket: Basket): KeptLine[] {
  const found = basket.flatMap(({ producerId, dispatchLocationItems }) =>
    dispatchLocationItems.flatMap(({ dispatchLocation, items }) =>
      items.map(({ articleId, quantity }) => ({
        articleId,
        quantity,
        producerId,
        dispatchLocationId: dispatchLocation.id,
      })),
    ),
  );
  return addLines([], found);
}

/** Two baskets as one: quantities of an article are added, up to what may be ordered of it. */
export function addLines(lines: readonly KeptLine[], more: readonly KeptLine[]): KeptLine[] {
  const added = new Map(lines.map((line) => [line.articleId, line]));
  for (const line of more) {
    const quantity = (added.get(line.articleId)?.quantity ?? 0) + line.quantity;
    added.set(line.articleId, {
      ...(added.get(line.articleId) ?? line),
      quantity: Math.min(quantity, quantityLimits.max),
    });
  }
  return [...added.values()];
}

/** What makes one basket of another. */
export function changesBetween(before: readonly KeptLine[], after: readonly KeptLine[]): LineChange[] {
  const known = new Map(before.map((line) => [line.articleId, line.quantity]));
  const left = new Set(after.map((line) => line.articleId));
  return [
    ...after.filter((line) => known.get(line.articleId) !== line.quantity),
    ...before
      .filter((line) => !left.has(line.articleId))
      .map((line): LineChange => ({ ...line, quantity: null })),
  ];
}

/** A basket with some of its lines changed. */
export function withChanges(lines: readonly KeptLine[], changes: readonly LineChange[]): KeptLine[] {
  const changed = new Map(lines.map((line) => [line.articleId, line]));
  for (const { quantity, ...place } of changes) {
    if (quantity === null) changed.delete(place.articleId);
    else changed.set(place.articleId, { ...place, quantity });
  }
  return [...changed.values()];
}

/** Kept lines as the refresh takes them. */
export function requestOf(lines: readonly KeptLine[]) {
  return lines.map(({ articleId, quantity, producerId, dispatchLocationId }) => ({
    producerId,
    dispatchLocationItems: [
      { dispatchLocation: { id: dispatchLocationId }, items: [{ articleId, quantity }] },
    ],
  }));
}
