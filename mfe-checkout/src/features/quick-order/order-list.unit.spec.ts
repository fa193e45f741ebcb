import type { OrderableArticle } from '@werkbank/contracts/entities';
import { orderableArticle } from '@werkbank/contracts/fixtures';
import { maxBasketItems } from '@werkbank/contracts/limits';
import { defaultLocaleConfig } from '@werkbank/contracts/localization';
import fc from 'fast-check';
import { fittingLines } from '../../basket/fitting-lines';
import { askedOf, isStale, type ListLine, listOf, stateOf, withNumber, withSums } from './order-list';

const { de } = defaultLocaleConfig;
const audience = 'de CH CHF';
const article = (articleId: string, more: Partial<OrderableArticle['item']> = {}): OrderableArticle => ({
  ...orderableArticle,
  item: { ...orderableArticle.item, articleId, ...more },
});
const packs = {
  orderUnit: 'PK',
  contentUnit: 'C62',
  contentQuantity: 10,
  minQuantity: 4,
  quantityInterval: 2,
};
const listed = (...written: [number: string, quantity: string][]) =>
  listOf(
    written.map(([number, quantity], index) => ({ line: index + 1, number, quantity })),
    de,
  );
const answered = (line: ListLine, ...articles: OrderableArticle[]): ListLine => ({
  ...line,
  checked: { ...askedOf(line), quantity: askedOf(line).quantity, audience, answer: { articles, near: [] } },
});
const only = (lines: readonly ListLine[]): ListLine => {
  expect(lines).toHaveLength(1);
  return lines[0] as ListLine;
};

describe('a list', () => {
  it('adds up equal numbers in any spelling, and names their lines', () => {
    expect(only(listed(['338-0680', '3'], ['338 0680', '4']))).toMatchObject({ quantity: 7, rows: [1, 2] });
  });

  it('adds up different numbers of one article once they are known, and asks for the sum', () => {
    const lines = listed(['338-0680', '3'], ['4012345678901', '4']).map((line) =>
      answered(line, article('drill')),
    );
    const line = only(withSums(lines));
    expect(line).toMatchObject({ quantity: 7, rows: [1, 2] });
    expect(isStale(line, audience)).toBe(true);
    expect(isStale(lines[0] as ListLine, audience)).toBe(false);
  });

  it('leaves invalid quantities and numbers out of the sums', () => {
    expect(listed(['a1', '3'], ['a1', 'x'], ['', '1'], ['', '2'], ['=1', '1'], ['=1', '2'])).toHaveLength(6);
  });

  it('keeps all quantities, however lines are added up', () => {
    const numbers = fc.constantFrom('a1', 'A-1', 'b2', 'c3');
    fc.assert(
      fc.property(fc.array(fc.tuple(numbers, fc.integer({ min: 1, max: 99 }))), (written) => {
        const lines = listed(
          ...written
            .map(([number, quantity]) => [number, `${quantity}`] as const)
            .map(([number, quantity]): [string, string] => [number, quantity]),
        );
        const sum = (all: readonly ListLine[]) =>
          all.reduce((total, { quantity }) => total + (quantity ?? 0), 0);
        expect(sum(lines)).toBe(written.reduce((total, [, quantity]) => total + quantity, 0));
        const merged = withSums(lines.map((line) => answered(line, article('one'))));
        expect(sum(merged)).toBe(sum(lines));
        expect(merged.length).toBeLessThanOrEqual(1);
        const rowsOf = (all: readonly ListLine[]) => new Set(all.flatMap(({ rows }) => rows));
        expect(rowsOf(merged)).toEqual(rowsOf(lines));
      }),
    );
  });

  it('is checked again where a number, a quantity or the buyer’s country changes', () => {
    const line = answered(only(listed(['a1', '3'])), article('a'));
    expect(isStale(line, audience)).toBe(false);
    expect(isStale({ ...line, number: 'b2' }, audience)).toBe(true);
    expect(isStale({ ...line, quantity: 4 }, audience)).toBe(true);
    expect(isStale(line, 'de DE EUR')).toBe(true);
  });
});

describe('a line', () => {
  const stated = (quantity: string, ...articles: OrderableArticle[]) =>
    stateOf(answered(only(listed(['a1', quantity])), ...articles));

  it('is ready with one article and a quantity that can be ordered', () => {
    expect(stated('3', article('a'))).toMatchObject({ kind: 'ready', quantity: 3 });
    expect(stated('6', article('a', { orderUnits: packs }))).toMatchObject({ kind: 'ready', quantity: 6 });
  });

  it.each([
    ['', 'missing', 4],
    ['zwölf', 'unread', 4],
    ['2,5', 'unread', 4],
    ['-1', 'belowMinimum', 4],
    ['0', 'belowMinimum', 4],
    ['3', 'belowMinimum', 4],
    ['5', 'offInterval', 6],
    ['99999', 'tooMany', 9998],
  ])('with the quantity %s is not: %s, next %i', (quantity, why, next) => {
    expect(stated(quantity, article('a', { orderUnits: packs }))).toMatchObject({
      kind: 'quantity',
      why,
      next,
    });
  });

  it('with several articles waits for a choice', () => {
    const line = answered(only(listed(['a1', '3'])), article('a'), article('b'));
    expect(stateOf(line).kind).toBe('several');
    expect(stateOf({ ...line, chosenId: 'b' })).toMatchObject({
      kind: 'ready',
      article: { item: { articleId: 'b' } },
    });
  });

  it.each([
    ['notFound', stateOf(answered(listed(['a1', '1'])[0] as ListLine))],
    ['notFound', stateOf(listed(['---', '1'])[0] as ListLine)],
    ['formula', stateOf(listed(['=1+1', '1'])[0] as ListLine)],
    ['withoutNumber', stateOf(listed(['', '1'])[0] as ListLine)],
    ['unchecked', stateOf(listed(['a1', '1'])[0] as ListLine)],
    ['notAvailable', stated('1', article('a', { price: null, notAvailableReason: 'NotAvailableForOrder' }))],
    ['notAvailable', stated('1', { ...article('a'), dispatchLocation: null })],
  ])('says %s', (kind, state) => {
    expect(state.kind).toBe(kind);
  });
});

describe('the basket', () => {
  const { producerId, producerName, dispatchLocation, item } = orderableArticle;
  if (!dispatchLocation) throw new Error('the example has a location');
  const holding = (...items: { articleId: string; quantity: number }[]) => [
    {
      producerId,
      producerName,
      dispatchLocationItems: [{ dispatchLocation, items: items.map((one) => ({ ...item, ...one })) }],
    },
  ];
  const line = (articleId: string, quantity = 1) => ({ article: article(articleId), quantity });

  it('takes new lines until it is full, and then only larger quantities', () => {
    const held = Array.from({ length: maxBasketItems - 1 }, (_, at) => ({
      articleId: `h${at}`,
      quantity: 1,
    }));
    const lines = [line('new'), line('h1'), line('late')];
    expect(fittingLines(lines, holding(...held))).toEqual(lines.slice(0, 2));
  });

  it('takes no more of an article than can be ordered', () => {
    expect(fittingLines([line('a', 2), line('b', 2)], holding({ articleId: 'a', quantity: 9998 }))).toEqual([
      line('b', 2),
    ]);
  });
});

it('adds a scanned number once, in its own row', () => {
  const lines = listed(['338.0680', '2'], ['338.0690', '1']);
  const more = withNumber(lines, 'A1');
  expect(more?.at(-1)).toEqual({ id: 2, rows: [3], number: 'A1', quantity: 1, quantityText: '1' });
  expect(withNumber(lines, '3380680')).toBeUndefined();
  expect(withNumber([], 'A1')).toEqual([{ id: 0, rows: [1], number: 'A1', quantity: 1, quantityText: '1' }]);
});
