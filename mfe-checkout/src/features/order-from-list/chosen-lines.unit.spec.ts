import { orderableArticle, savedList } from '@werkbank/contracts/fixtures';
import type { SavedListLine } from '@werkbank/contracts/entities';
import { chosenLines, nothingChanged, nothingChosen, orderedLines, priceChange } from './chosen-lines';

const { item } = orderableArticle;
const line = (
  articleId: string,
  more: Partial<SavedListLine['item']> = {},
  last: SavedListLine['last'] = null,
) => ({
  ...orderableArticle,
  item: { ...item, articleId, ...more },
  last,
});
const gone = { price: null, notAvailableReason: 'NoLongerInCatalogue' as const };
const packs = {
  orderUnit: 'PK',
  contentUnit: 'C62',
  contentQuantity: 10,
  minQuantity: 4,
  quantityInterval: 2,
};
const lines = [line('a'), line('b'), line('gone', gone), line('packs', { orderUnits: packs, quantity: 5 })];
const ordered = (choice: Parameters<typeof chosenLines>[1]) =>
  orderedLines(chosenLines(lines, choice)).map(({ article, quantity }) => [article.item.articleId, quantity]);

it('orders all lines that can be ordered, or the chosen ones in their quantities', () => {
  expect(ordered(nothingChanged)).toEqual([
    ['a', item.quantity],
    ['b', item.quantity],
  ]);
  expect(ordered(nothingChosen(lines))).toEqual([]);
  expect(
    ordered({
      left: new Set(['a']),
      quantities: new Map([
        ['packs', 6],
        ['b', 2],
      ]),
    }),
  ).toEqual([
    ['b', 2],
    ['packs', 6],
  ]);
});

it.each([
  [10, 1000, 10, 1100, 10],
  [10, 1000, 10, 1000, 0],
  [10, 1000, 20, 1900, -5],
  [3, 1000, 3, 1000, 0],
])(
  'compares the price of a unit: %i for %i, %i for %i now, is %f %%',
  (wasQuantity, was, quantity, taxBase, change) => {
    const last = { ...savedList.lines[0]?.last, kind: 'saved' as const, on: '2026-11-02T10:15:00.000Z' };
    const price = item.price && { ...item.price, quantity, taxBase };
    const before = { ...last, quantity: wasQuantity, taxBase: was, currency: item.price?.currency ?? 'CHF' };
    expect(priceChange(line('a', { price }, before))).toBe(change);
  },
);

it('compares prices only if both are in one currency', () => {
  const last = savedList.lines[0]?.last ?? null;
  expect(priceChange(line('a'))).toBeUndefined();
  expect(priceChange(line('a', gone, last))).toBeUndefined();
  expect(priceChange(line('a', {}, last && { ...last, currency: 'EUR' }))).toBeUndefined();
});
