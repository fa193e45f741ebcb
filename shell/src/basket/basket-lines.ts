import { addLines } from '@werkbank/contracts/basket';
import type { Basket, KeptLine, LineChange } from '@werkbank/contracts/entities';

/** What, how many and the remark, one line per article: what is kept of a basket. */
export function linesOf(basket: Basket): KeptLine[] {
  const found = basket.flatMap(({ producerId, dispatchLocationItems }) =>
    dispatchLocationItems.flatMap(({ dispatchLocation, items }) =>
      items.map(({ articleId, quantity, remark }) => ({
        articleId,
        quantity,
        ...(remark && { remark }),
        producerId,
        dispatchLocationId: dispatchLocation.id,
      })),
    ),
  );
  return addLines([], found);
}

/** Changes that turn one basket into the other. */
export function changesBetween(before: readonly KeptLine[], after: readonly KeptLine[]): LineChange[] {
  const known = new Map(before.map((line) => [line.articleId, line]));
  const left = new Set(after.map((line) => line.articleId));
  const isSame = (line: KeptLine, other: KeptLine | undefined) =>
    line.quantity === other?.quantity && line.remark === other.remark;
  return [
    ...after.filter((line) => !isSame(line, known.get(line.articleId))),
    ...before
      .filter((line) => !left.has(line.articleId))
      .map((line): LineChange => ({ ...line, quantity: null })),
  ];
}

/** Kept lines as the refresh takes them. */
export function requestOf(lines: readonly KeptLine[]) {
  return lines.map(({ producerId, dispatchLocationId, ...item }) => ({
    producerId,
    dispatchLocationItems: [{ dispatchLocation: { id: dispatchLocationId }, items: [item] }],
  }));
}
