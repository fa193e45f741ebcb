import type { TestInstance } from '@werkbank/platform/testing';
import { buyerCompany, germanProducer, swissProducer } from '../../testing/a-submission.js';
import { people, startOrdersInstance, submitted } from '../../testing/orders-instance.js';
import { CountOpenOrders } from './count-open-orders.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startOrdersInstance();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

/** The handler itself: an instance cannot ask its own service over NATS. */
const openOf = async (companyId: number) =>
  (await new CountOpenOrders(instance.em()).count({ companyId })).openOrders;

it('counts an order once, for its buyer and for each of its producers', async () => {
  expect(await openOf(buyerCompany)).toBe(0);
  const order = await submitted(instance);
  expect(order.sections.length).toBeGreaterThan(1);
  expect(await Promise.all([buyerCompany, swissProducer, germanProducer, 999].map(openOf))).toEqual([
    1, 1, 1, 0,
  ]);
});

it('forgets what a platform admin deleted', async () => {
  const { id } = await submitted(instance);
  expect(await openOf(buyerCompany)).toBe(2);
  await instance.callAs(await people.admin(), 'deleteSalesOrder', { params: { orderId: id } });
  expect(await openOf(buyerCompany)).toBe(1);
});
