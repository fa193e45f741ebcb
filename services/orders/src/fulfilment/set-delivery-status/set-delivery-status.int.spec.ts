import type { TestInstance } from '@werkbank/platform/testing';
import { aSection, swissProducer } from '../../testing/a-submission.js';
import {
  confirmAll,
  people,
  purchaseOrder,
  salesOrder,
  startOrdersInstance,
  submitted,
} from '../../testing/orders-instance.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startOrdersInstance();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

async function released() {
  const { id } = await submitted(instance);
  await confirmAll(instance, 'swiss', id);
  await confirmAll(instance, 'german', id);
  const [section] = (await purchaseOrder(instance, 'swiss', id)).sections;
  if (!section) throw new Error('the Swiss producer has a section');
  return section;
}
const complete = (section: { id: number; optimisticLockKey: number }) => ({
  params: { deliveryId: section.id },
  body: { deliveryStatus: 'InCompletion' as const, optimisticLockKey: section.optimisticLockKey },
});

it('answers with the new status and lock key', async () => {
  const section = await released();
  expect(await instance.callAs(await people.swiss(), 'setDeliveryStatus', complete(section))).toEqual({
    id: section.id,
    status: 'InCompletion',
    optimisticLockKey: section.optimisticLockKey + 1,
  });
});

it('takes one of two steps at once', async () => {
  const section = await released();
  const swiss = await people.swiss();
  const steps = await Promise.allSettled([
    instance.callAs(swiss, 'setDeliveryStatus', complete(section)),
    instance.callAs(swiss, 'setDeliveryStatus', complete(section)),
  ]);
  expect(steps.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(steps.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, code: 'DELIVERY_LOCK_FAILED' },
  });
});

it('names both statuses where one does not follow the other', async () => {
  const section = await released();
  const call = complete(section);
  await expect(
    instance.callAs(
      await people.swiss(),
      'setDeliveryStatus',
      { ...call, body: { ...call.body, deliveryStatus: 'Sent' } },
      { language: 'en' },
    ),
  ).rejects.toMatchObject({
    status: 409,
    code: 'DELIVERY_WRONG_STATUS',
    message: 'The delivery status cannot change from Released to Sent.',
  });
});

it('is only for the two companies of the delivery', async () => {
  const section = await released();
  for (const caller of [await people.german(), await people.otherBuyer()]) {
    await expect(instance.callAs(caller, 'setDeliveryStatus', complete(section))).rejects.toMatchObject({
      status: 404,
      code: 'DELIVERY_NOT_FOUND',
    });
  }
  await expect(
    instance.callAs(await people.buyer(), 'setDeliveryStatus', complete(section)),
  ).rejects.toMatchObject({
    status: 409,
    code: 'DELIVERY_WRONG_STATUS',
  });
  await expect(
    instance.callAs(
      await people.swiss(),
      'setDeliveryStatus',
      complete({ id: 999_999, optimisticLockKey: 1 }),
    ),
  ).rejects.toMatchObject({ status: 404, code: 'DELIVERY_NOT_FOUND' });
});

it('lets a producer company that bought from itself both send and receive', async () => {
  const { id } = await submitted(instance, {
    customerId: swissProducer,
    orderSections: [aSection(swissProducer, { shipper: 'custom' })],
  });
  const swiss = await people.swiss();
  await confirmAll(instance, 'swiss', id);
  const [section] = (await instance.callAs(swiss, 'getSalesOrder', { params: { orderId: id } })).sections;
  if (!section) throw new Error('it bought one section');
  let optimisticLockKey = section.optimisticLockKey;
  for (const deliveryStatus of ['InCompletion', 'ReadyToSend', 'Sent', 'Delivered'] as const) {
    const answer = await instance.callAs(swiss, 'setDeliveryStatus', {
      params: { deliveryId: section.id },
      body: { deliveryStatus, optimisticLockKey },
    });
    optimisticLockKey = answer.optimisticLockKey;
  }
  const { status, history } = await salesOrder(instance, id);
  expect(status).toBe('Delivered');
  expect(history.slice(-2).map(({ actor }) => actor)).toEqual(['producer', 'customer']);
});
