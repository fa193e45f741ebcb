import type { CallRequest } from '@werkbank/contracts/calls';
import { callExamples } from '@werkbank/contracts/fixtures';
import { maxBasketItems } from '@werkbank/contracts/limits';
import type { TestUser } from '@werkbank/platform/testing';
import { allKept } from './testing/all-kept.js';
import { examples, startWorldOfBuyers } from './testing/world-of-buyers.js';

const { section, company } = examples;
const refresh = callExamples.refreshBasket.request.body;
const reorder = callExamples.reorderBasket.request.body;
const place = { producerId: section.producerId, dispatchLocationId: section.dispatchLocationId };
const change = (articleId: unknown, more: object = {}) => ({ articleId, quantity: 1, ...place, ...more });

let world: Awaited<ReturnType<typeof startWorldOfBuyers>>;
beforeAll(async () => {
  world = await startWorldOfBuyers();
  world.instance.courier.answerQuery('orders.get-order-lines', () => null);
  await put(world.buyer, change('kept', { quantity: 7 }));
  await put(world.colleague, change('theirs', { quantity: 3 }));
}, 60_000);
afterAll(() => world?.instance.stop());
beforeEach(() => world.forget());

const put = (caller: TestUser, ...changes: object[]) =>
  world.instance.callAs(caller, 'changeOwnBasket', {
    body: { changes } as CallRequest<'changeOwnBasket'>['body'],
  });
const price = (body: object) =>
  world.instance.callAs('visitor', 'refreshBasket', { body: { ...refresh, ...body } as typeof refresh });
const priceLine = (line: object) =>
  price({
    basket: [
      { producerId: 1, dispatchLocationItems: [{ dispatchLocation: { id: 1 }, items: [{ ...line }] }] },
    ],
  });
/** Then nothing may be kept otherwise than before, and catalog was asked nothing. */
async function expectRefused(attempt: () => Promise<unknown>, code: string): Promise<void> {
  const before = await allKept(world.instance);
  await expect(attempt()).rejects.toMatchObject({ code });
  expect(await allKept(world.instance)).toEqual(before);
  expect(world.quotes).toEqual([]);
}

const badLines: [string, object, string][] = [
  ['no pieces', { quantity: 0 }, 'NUMBER_TOO_SMALL'],
  ['fewer than none', { quantity: -7 }, 'NUMBER_TOO_SMALL'],
  ['more than may be ordered', { quantity: 10_000 }, 'NUMBER_TOO_LARGE'],
  ['a huge number', { quantity: 2 ** 53 }, 'NUMBER_TOO_LARGE'],
  ['half a piece', { quantity: 0.5 }, 'NOT_A_NUMBER'],
  ['a word', { quantity: 'many' }, 'NOT_A_NUMBER'],
  ['no article', { articleId: ' ' }, 'FIELD_REQUIRED'],
  ['a long article', { articleId: 'x'.repeat(121) }, 'FIELD_TOO_LONG'],
  ['a strange article', { articleId: 'drill/338\u202e' }, 'MALFORMED_REQUEST'],
  ['half of a character', { articleId: '\ud83d' }, 'MALFORMED_REQUEST'],
  ['no text at all', { articleId: { toString: 'drill' } }, 'MALFORMED_REQUEST'],
];

describe('a kept basket takes no', () => {
  it.each([
    ...badLines,
    ['producer below zero', { producerId: -1 }, 'NUMBER_NOT_MORE'],
    ['place beyond all numbers', { dispatchLocationId: 2 ** 31 }, 'NUMBER_TOO_LARGE'],
  ])('line of %s', (_, bad, code) =>
    expectRefused(() => put(world.buyer, change('fine'), change('drill', bad)), code),
  );

  it('ten thousand changes, nor a megabyte of them', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => change(`a-${at}`));
    await expectRefused(() => put(world.buyer, ...lines(10_000)), 'MALFORMED_REQUEST');
    await expectRefused(() => put(world.buyer, ...lines(20_000)), 'BODY_TOO_LARGE');
  });

  it('line of somebody else: whose it is, the token says', async () => {
    const forged = { changes: [change('mine')], userId: world.colleague.userId, version: 99 };
    await world.instance.callAs(world.buyer, 'changeOwnBasket', {
      body: forged as CallRequest<'changeOwnBasket'>['body'],
    });
    const theirs = await world.instance.callAs(world.colleague, 'getOwnBasket', {});
    expect(theirs.lines.map(({ articleId }) => articleId)).toEqual(['theirs']);
    expect(theirs.version).toBe(1);
  });

  it('more lines than it holds of two devices at once', async () => {
    const device = (name: string) =>
      put(world.buyer, ...Array.from({ length: 0.75 * maxBasketItems }, (_, at) => change(`${name}-${at}`)));
    const both = await Promise.allSettled([device('office'), device('workshop')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'BASKET_FULL' },
    });
    const { lines } = await world.instance.callAs(world.buyer, 'getOwnBasket', {});
    expect(lines.length).toBeLessThanOrEqual(maxBasketItems);
    expect(new Set(lines.map(({ articleId }) => articleId.split('-')[0])).size).toBe(3);
  });
});

describe('a refreshed basket takes no', () => {
  it.each(badLines)('line of %s', (_, bad, code) =>
    expectRefused(() => priceLine({ articleId: 'drill', quantity: 1, ...bad }), code),
  );

  it.each<[string, object, string]>([
    ['currency in small letters', { currency: 'eur' }, 'MALFORMED_REQUEST'],
    ['country of three letters', { country: 'CHE' }, 'MALFORMED_REQUEST'],
    ['language that there is not', { language: 'fr' }, 'MALFORMED_REQUEST'],
    ['basket that is none', { basket: { length: 3 } }, 'MALFORMED_REQUEST'],
  ])('%s', (_, bad, code) => expectRefused(() => price(bad), code));

  it('more lines than it holds, in one place or in many', async () => {
    const items = (count: number, from = 0) =>
      Array.from({ length: count }, (_, at) => ({ articleId: `a-${from + at}`, quantity: 1 }));
    const at = (id: number, lines: object[]) => ({ dispatchLocation: { id }, items: lines });
    const of = (...dispatchLocationItems: object[]) =>
      price({ basket: [{ producerId: 1, dispatchLocationItems }] });
    await expectRefused(() => of(at(1, items(10_000))), 'MALFORMED_REQUEST');
    await expectRefused(
      () => of(at(1, items(maxBasketItems)), at(2, items(1, maxBasketItems))),
      'MALFORMED_REQUEST',
    );
  });

  it('price: what a line costs and whether it can be ordered, catalog says', async () => {
    const honest = await price({});
    const [producer] = refresh.basket;
    const forged = producer?.dispatchLocationItems.map((part) => ({
      ...part,
      items: part.items.map((item) => ({ ...item, price: { taxBase: 1 }, notAvailableReason: null })),
    }));
    const basket = [{ ...producer, producerName: 'Somebody', dispatchLocationItems: forged }];
    expect(await price({ basket, taxBase: 1, valid: false, companyId: company.id })).toEqual(honest);
    expect(world.quotes.at(-1)?.customerCompanyId).toBeNull();
  });
});

describe('an order is not ordered again', () => {
  it.each<[string, object, string]>([
    ['whose number is below zero', { orderId: -1 }, 'NUMBER_NOT_MORE'],
    ['whose number is beyond all numbers', { orderId: 2 ** 31 }, 'NUMBER_TOO_LARGE'],
    ['whose number is none', { orderId: '100042' }, 'NOT_A_NUMBER'],
    ['that there is not', { orderId: 999_999 }, 'ORDER_NOT_FOUND'],
    ['in no country', { country: '' }, 'FIELD_REQUIRED'],
  ])('%s', (_, bad, code) =>
    expectRefused(
      () => world.instance.callAs(world.buyer, 'reorderBasket', { body: { ...reorder, ...bad } }),
      code,
    ),
  );
});
