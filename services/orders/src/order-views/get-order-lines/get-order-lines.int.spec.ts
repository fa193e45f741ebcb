import { countStatements } from '@werkbank/platform/database';
import type { TestInstance } from '@werkbank/platform/testing';
import { buyerCompany, swissProducer } from '../../testing/a-submission.js';
import { people, startOrdersInstance, submitted } from '../../testing/orders-instance.js';
import { GetOrderLines } from './get-order-lines.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startOrdersInstance();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

/** The handler itself: an instance cannot ask its own service over NATS. */
const linesOf = (orderId: number, customerCompanyId = buyerCompany) =>
  new GetOrderLines(instance.em()).answer({ orderId, customerCompanyId });

it('adds what was ordered of an article from several producers, in one statement', async () => {
  const { id, sections } = await submitted(instance);
  expect(sections.length).toBe(2);
  const [drill = 0, mill = 0] = sections[0]?.items.map(({ price }) => price.taxBase) ?? [];
  let answer: Awaited<ReturnType<typeof linesOf>> = null;
  const statements = await countStatements(async () => {
    answer = await linesOf(id);
  });
  expect(statements).toBe(1);
  expect(answer).toMatchObject({
    currency: 'CHF',
    lines: [
      { articleId: 'drill-1', quantity: 24, taxBase: 2 * drill, producerId: swissProducer - 100 },
      { articleId: 'mill-2', quantity: 10, taxBase: 2 * mill },
    ],
  });
});

it('knows what was ordered also where it was cancelled since', async () => {
  const { id } = await submitted(instance);
  const before = await linesOf(id);
  await instance.em().execute('update order_item set cancelled = true where order_id = ?', [id]);
  expect(await linesOf(id)).toEqual(before);
});

it('answers no data about an order of another company, nor an unknown or deleted one', async () => {
  const { id } = await submitted(instance);
  expect(await linesOf(id, buyerCompany + 1)).toBeNull();
  expect(await linesOf(9_999_999)).toBeNull();
  await instance.callAs(await people.admin(), 'deleteSalesOrder', { params: { orderId: id } });
  expect(await linesOf(id)).toBeNull();
});
