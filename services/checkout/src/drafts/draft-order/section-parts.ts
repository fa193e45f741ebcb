import type { SectionPart } from '@werkbank/contracts/entities';
import type { QueryAnswer } from '@werkbank/contracts/queries';

type QuotedItem = Pick<
  QueryAnswer<'catalog.quote-prices'>['items'][number],
  'articleId' | 'quantity' | 'plannedShipmentDate' | 'plannedShipmentFromStock' | 'promisedParts'
>;

/**
 * Parts of a section: what is in stock, and the rest together on its latest day. Undefined if all of it leaves at once, or the
 * rest no later than the stock.
 */
export function sectionParts(items: readonly QuotedItem[]): SectionPart[] | undefined {
  const pieces = items.flatMap(({ articleId, promisedParts, ...whole }) =>
    (promisedParts ?? [whole]).map((part) => ({ ...part, articleId })),
  );
  const parts = [true, false].flatMap((fromStock) => {
    const leaving = pieces.filter((piece) => piece.plannedShipmentFromStock === fromStock);
    if (leaving.length === 0) return [];
    return {
      plannedShipmentDate: latestDay(leaving),
      plannedShipmentFromStock: fromStock,
      items: leaving.map(({ articleId, quantity }) => ({ articleId, quantity })),
    };
  });
  const [now, later] = parts;
  return now && later && now.plannedShipmentDate < later.plannedShipmentDate ? parts : undefined;
}

export function latestDay(planned: readonly Pick<QuotedItem, 'plannedShipmentDate'>[]): string {
  return planned.map(({ plannedShipmentDate }) => plannedShipmentDate).reduce((a, b) => (a > b ? a : b));
}
