import type { SavedListLine } from '@werkbank/contracts/entities';
import { checkQuantity } from '@werkbank/contracts/quantities';

/** A buyer's changes on the page of a list, for one order. */
export interface Choice {
  /** Articles that are not ordered this time. */
  readonly left: ReadonlySet<string>;
  readonly quantities: ReadonlyMap<string, number>;
}
export const nothingChanged: Choice = { left: new Set(), quantities: new Map() };
/** The buyer chooses each line. */
export const nothingChosen = (lines: readonly SavedListLine[]): Choice => ({
  ...nothingChanged,
  left: new Set(lines.map(({ item }) => item.articleId)),
});

export interface ChosenLine {
  readonly article: SavedListLine;
  readonly quantity: number;
  /** It has a price and a place to leave from. */
  readonly isOrderable: boolean;
  readonly isChosen: boolean;
}

export const idOf = ({ article }: Pick<ChosenLine, 'article'>): string => article.item.articleId;

/** The lines of a list with their quantities for this order. */
export function chosenLines(lines: readonly SavedListLine[], { left, quantities }: Choice): ChosenLine[] {
  return lines.map((article) => {
    const { articleId, quantity, price, notAvailableReason } = article.item;
    const isOrderable = price !== null && notAvailableReason === null && article.dispatchLocation !== null;
    return {
      article,
      quantity: quantities.get(articleId) ?? quantity,
      isOrderable,
      isChosen: !left.has(articleId),
    };
  });
}

/** Lines that go into the basket. */
export const orderedLines = (lines: readonly ChosenLine[]): ChosenLine[] =>
  lines.filter(
    ({ article, quantity, isOrderable, isChosen }) =>
      isOrderable && isChosen && checkQuantity(quantity, article.item.orderUnits) === null,
  );

/** Per cent by which a unit costs more than before; undefined without a price to compare with. */
export function priceChange({ last, item: { price } }: SavedListLine): number | undefined {
  if (!last || !price || last.currency !== price.currency || last.taxBase <= 0) return undefined;
  const before = last.taxBase / last.quantity;
  const now = price.taxBase / price.quantity;
  return Math.round(((now - before) / before) * 1000) / 10;
}
