import type { TestInstance } from '@werkbank/platform/testing';
import { buyerCompany, swissProducer } from '../../testing/a-submission.js';
import { people, startOrdersInstance, submitted } from '../../testing/orders-instance.js';
import { CountOrders } from './count-orders.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startOrdersInstance();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

it('counts an order once for its producer, its producer company and its buyer, and none that was deleted', async () => {
  const { id, sections } = await submitted(instance);
  const producerId = sections[0]?.producerId ?? 0;
  const counted = async (producer: number, companyIds: number[]) =>
    (await new CountOrders(instance.em()).count({ producerId: producer, companyIds })).orders;
  const of = async () => [
    await counted(producerId, []),
    await counted(9999, [swissProducer]),
    await counted(9999, [buyerCompany]),
    await counted(producerId, [swissProducer, buyerCompany]),
    await counted(9999, [9999]),
    await counted(9999, []),
  ];
  expect(await of()).toEqual([1, 1, 1, 1, 0, 0]);
  await instance.callAs(await people.admin(), 'deleteSalesOrder', { params: { orderId: id } });
  expect(await of()).toEqual([0, 0, 0, 0, 0, 0]);
});
