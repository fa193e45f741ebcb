import type { TestHouse } from '@werkbank/platform/testing';
import { buyerCompany, germanProducer, swissProducer } from '../testing/a-submission.js';
import { people, startOrdersHouse, submitted } from '../testing/orders-house.js';
import { CountOpenOrders } from './count-open-orders.js';

let house: TestHouse;
beforeAll(async () => {
  house = await startOrdersHouse();
}, 60_000);
afterAll(() => house?.stop(), 30_000);

/** The handler itself: a house cannot ask its own service over NATS. */
const openOf = async (companyId: number) =>
  (await new CountOpenOrders(house.em()).count({ companyId })).openOrders;

it('counts an order once, for its buyer and for each of its producers', async () => {
  expect(await openOf(buyerCompany)).toBe(0);
  const order = await submitted(house);
  expect(order.sections.length).toBeGreaterThan(1);
  expect(await Promise.all([buyerCompany, swissProducer, germanProducer, 999].map(openOf))).toEqual([
    1, 1, 1, 0,
  ]);
});

it('forgets what a platform admin deleted', async () => {
  const { id } = await submitted(house);
  expect(await openOf(buyerCompany)).toBe(2);
  await house.callAs(await people.admin(), 'deleteSalesOrder', { params: { orderId: id } });
  expect(await openOf(buyerCompany)).toBe(1);
});
