import type { TestHouse } from '@werkbank/platform/testing';
import { swissProducer } from '../testing/a-submission.js';
import {
  confirmAll,
  people,
  purchaseOrder,
  salesOrder,
  startOrdersHouse,
  submitted,
} from '../testing/orders-house.js';

let house: TestHouse;
beforeAll(async () => {
  house = await startOrdersHouse();
}, 60_000);
afterAll(() => house?.stop(), 30_000);

const nothing = { confirmedDeliveries: [], proposedDeliveries: [], newDeliveries: [] };

it('lets one of two answers that come at once through and asks the other to reload', async () => {
  const { id } = await submitted(house);
  const { sections } = await purchaseOrder(house, 'swiss', id);
  const swiss = await people.swiss();
  const call = {
    params: { orderId: id },
    body: {
      ...nothing,
      confirmedDeliveries: sections.map((section) => ({ id: section.id, optimisticLockKey: 1 })),
    },
  };
  const answers = await Promise.allSettled([
    house.callAs(swiss, 'confirmPurchaseOrder', call),
    house.callAs(swiss, 'confirmPurchaseOrder', call),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, code: 'DELIVERY_LOCK_FAILED' },
  });
  expect((await salesOrder(house, id)).history.filter(({ why }) => why === 'confirmed')).toHaveLength(1);
});

it('releases everything when two producers confirm at the same moment', async () => {
  const { id } = await submitted(house);
  await Promise.all([confirmAll(house, 'swiss', id), confirmAll(house, 'german', id)]);
  expect((await salesOrder(house, id)).status).toBe('Released');
});

it('refuses a stale lock key with the words of the specification, in both languages', async () => {
  const { id } = await submitted(house);
  const { sections } = await purchaseOrder(house, 'swiss', id);
  const confirm = async (language: 'de' | 'en') =>
    house.callAs(
      await people.swiss(),
      'confirmPurchaseOrder',
      {
        params: { orderId: id },
        body: {
          ...nothing,
          confirmedDeliveries: sections.map((section) => ({ id: section.id, optimisticLockKey: 77 })),
        },
      },
      { language },
    );
  await expect(confirm('en')).rejects.toMatchObject({
    status: 409,
    code: 'DELIVERY_LOCK_FAILED',
    message: 'The delivery was changed by another user. Please refresh and try again.',
  });
  await expect(confirm('de')).rejects.toMatchObject({ message: expect.stringContaining('laden Sie neu') });
});

it('refuses an answer that leaves a delivery out, and a second one', async () => {
  const { id } = await submitted(house);
  const call = { params: { orderId: id }, body: nothing };
  await expect(house.callAs(await people.swiss(), 'confirmPurchaseOrder', call)).rejects.toMatchObject({
    status: 409,
    code: 'NOT_ALL_DELIVERIES_PROCESSED',
  });
  await confirmAll(house, 'swiss', id);
  await expect(confirmAll(house, 'swiss', id)).rejects.toMatchObject({
    status: 409,
    code: 'DELIVERY_WRONG_STATUS',
  });
});

it('does not know the order of other producers', async () => {
  const { id } = await submitted(house);
  const other = await people.otherProducer();
  await expect(
    house.callAs(other, 'confirmPurchaseOrder', { params: { orderId: id }, body: nothing }),
  ).rejects.toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
  await expect(
    house.callAs(other, 'getPurchaseOrder', { params: { orderId: id, producerCompanyId: swissProducer } }),
  ).rejects.toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
  await expect(
    house.callAs(other, 'getPurchaseOrder', { params: { orderId: id, producerCompanyId: 299 } }),
  ).rejects.toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
});

it('is not for buyers and platform admins', async () => {
  const { id } = await submitted(house);
  for (const who of [await people.buyer(), await people.admin()]) {
    await expect(
      house.callAs(who, 'confirmPurchaseOrder', { params: { orderId: id }, body: nothing }),
    ).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
  }
});
