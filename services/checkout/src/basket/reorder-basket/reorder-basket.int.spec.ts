import { callExamples, queryExamples } from '@werkbank/contracts/fixtures';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { countStatements } from '@werkbank/platform/database';
import { type TestUser, testUser } from '@werkbank/platform/testing';
import { examples, startWorldOfBuyers } from '../../testing/world-of-buyers.js';

const { body } = callExamples.reorderBasket.request;
const { ask, answer } = queryExamples['orders.get-order-lines'];
const [line] = answer?.lines ?? [];
if (!answer || !line) throw new Error('the example has a line');

let world: Awaited<ReturnType<typeof startWorldOfBuyers>>;
let ordered: QueryAnswer<'orders.get-order-lines'> = answer;
const asked: Asked<'orders.get-order-lines'>[] = [];
beforeAll(async () => {
  world = await startWorldOfBuyers();
  world.instance.courier.answerQuery('orders.get-order-lines', (question) => {
    asked.push(question);
    const isOwn = question.customerCompanyId === examples.company.id;
    return isOwn && question.orderId === body.orderId ? ordered : null;
  });
}, 60_000);
afterAll(() => world?.instance.stop(), 30_000);
beforeEach(() => {
  world.forget();
  ordered = answer;
});

const reorder = (caller: TestUser | 'visitor' = world.buyer, change: Partial<typeof body> = {}) =>
  world.instance.callAs(caller, 'reorderBasket', { body: { ...body, ...change } });

it('gives the lines of an own order as a basket as of now', async () => {
  const basket = await reorder();
  expect(asked.at(-1)).toEqual({ orderId: body.orderId, customerCompanyId: ask.customerCompanyId });
  expect(world.quotes.at(-1)).toMatchObject({ customerCompanyId: examples.company.id, country: 'CH' });
  expect(basket).toMatchObject({ valid: true, taxBase: line.taxBase, changedPrices: [] });
  expect(basket.basket[0]?.dispatchLocationItems[0]?.items).toMatchObject([
    { articleId: line.articleId, quantity: line.quantity },
  ]);
  expect(JSON.stringify(basket)).not.toContain('platformMargin');
});

it('orders no more of an article than may be ordered at once', async () => {
  ordered = { ...answer, lines: [{ ...line, quantity: 12_000 }] };
  const basket = await reorder();
  expect(basket.basket[0]?.dispatchLocationItems[0]?.items[0]?.quantity).toBe(9999);
  expect(basket.changedPrices).toEqual([]);
});

it('names what costs something else now, unless it was in another currency', async () => {
  ordered = { ...answer, lines: [{ ...line, taxBase: line.taxBase - 100 }] };
  const { changedPrices } = await reorder();
  expect(changedPrices).toMatchObject([
    { articleId: line.articleId, formerTaxBase: line.taxBase - 100, taxBase: line.taxBase },
  ]);
  ordered = { ...ordered, currency: 'EUR' };
  expect((await reorder()).changedPrices).toEqual([]);
});

it('names an article that left the catalogue as the order named it', async () => {
  world.answers.quote = (quote) => ({
    ...quote,
    items: quote.items.map((item) => ({
      ...item,
      materialNumber: item.articleId,
      articleText: '',
      producerId: null,
      producerName: '',
      dispatchLocation: null,
      price: null,
      notAvailableReason: 'NoLongerInCatalogue',
    })),
  });
  const { basket, valid } = await reorder();
  expect(valid).toBe(false);
  expect(basket).toMatchObject([
    {
      producerId: line.producerId,
      producerName: line.producerName,
      dispatchLocationItems: [
        {
          dispatchLocation: { id: line.dispatchLocationId },
          items: [
            {
              materialNumber: line.materialNumber,
              articleText: line.articleText,
              notAvailableReason: 'NoLongerInCatalogue',
            },
          ],
        },
      ],
    },
  ]);
});

it('is refused for an order of another company like for one that does not exist', async () => {
  const stranger = await testUser({ companyId: examples.company.id + 1, companyType: 'Customer' });
  for (const call of [() => reorder(stranger), () => reorder(world.buyer, { orderId: 9_999_999 })]) {
    await expect(call()).rejects.toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
  }
  expect(world.quotes).toEqual([]);
});

it('is refused to visitors, and to those without a company', async () => {
  await expect(reorder('visitor')).rejects.toMatchObject({ status: 401, code: 'AUTHENTICATION_REQUIRED' });
  await expect(reorder(await testUser({ roles: ['platform-admin'] }))).rejects.toMatchObject({ status: 403 });
});

it('names the malformed field', async () => {
  await expect(reorder(world.buyer, { orderId: -1 })).rejects.toMatchObject({
    status: 400,
    body: { field: 'orderId' },
  });
});

it('takes at most one statement', async () => {
  expect(await countStatements(() => reorder())).toBeLessThanOrEqual(1);
});
