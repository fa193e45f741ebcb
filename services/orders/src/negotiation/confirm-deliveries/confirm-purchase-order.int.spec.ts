import type { TestInstance } from '@werkbank/platform/testing';
import { swissProducer } from '../../testing/a-submission.js';
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

const nothing = { confirmedDeliveries: [], proposedDeliveries: [], newDeliveries: [] };

it('lets one of two answers that come at once through and asks the other to reload', async () => {
  const { id } = await submitted(instance);
  const { sections } = await purchaseOrder(instance, 'swiss', id);
  const swiss = await people.swiss();
  const call = {
    params: { orderId: id },
    body: {
      ...nothing,
      confirmedDeliveries: sections.map((section) => ({ id: section.id, optimisticLockKey: 1 })),
    },
  };
  const answers = await Promise.allSettled([
    instance.callAs(swiss, 'confirmPurchaseOrder', call),
    instance.callAs(swiss, 'confirmPurchaseOrder', call),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, code: 'DELIVERY_LOCK_FAILED' },
  });
  expect((await salesOrder(instance, id)).history.filter(({ why }) => why === 'confirmed')).toHaveLength(1);
});

it('releases everything when two producers confirm at the same moment', async () => {
  const { id } = await submitted(instance);
  await Promise.all([confirmAll(instance, 'swiss', id), confirmAll(instance, 'german', id)]);
  expect((await salesOrder(instance, id)).status).toBe('Released');
});

it('is history to the producer whose answer it is, and to the buyer, and not to another producer', async () => {
  const { id } = await submitted(instance);
  await confirmAll(instance, 'german', id);
  const confirmed = ({ history }: { history: { why: string }[] }): number =>
    history.filter(({ why }) => why === 'confirmed').length;
  expect(confirmed(await purchaseOrder(instance, 'german', id))).toBe(1);
  expect(confirmed(await salesOrder(instance, id))).toBe(1);
  expect(confirmed(await purchaseOrder(instance, 'swiss', id))).toBe(0);
});

it('refuses a stale lock key with the words of the specification, in both languages', async () => {
  const { id } = await submitted(instance);
  const { sections } = await purchaseOrder(instance, 'swiss', id);
  const confirm = async (language: 'de' | 'en') =>
    instance.callAs(
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
  const { id } = await submitted(instance);
  const call = { params: { orderId: id }, body: nothing };
  await expect(instance.callAs(await people.swiss(), 'confirmPurchaseOrder', call)).rejects.toMatchObject({
    status: 409,
    code: 'NOT_ALL_DELIVERIES_PROCESSED',
  });
  await confirmAll(instance, 'swiss', id);
  await expect(confirmAll(instance, 'swiss', id)).rejects.toMatchObject({
    status: 409,
    code: 'DELIVERY_WRONG_STATUS',
  });
});

it('does not know the order of other producers', async () => {
  const { id } = await submitted(instance);
  const other = await people.otherProducer();
  await expect(
    instance.callAs(other, 'confirmPurchaseOrder', { params: { orderId: id }, body: nothing }),
  ).rejects.toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
  await expect(
    instance.callAs(other, 'getPurchaseOrder', { params: { orderId: id, producerCompanyId: swissProducer } }),
  ).rejects.toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
  await expect(
    instance.callAs(other, 'getPurchaseOrder', { params: { orderId: id, producerCompanyId: 299 } }),
  ).rejects.toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
});

it('is not for buyers and platform admins', async () => {
  const { id } = await submitted(instance);
  for (const caller of [await people.buyer(), await people.admin()]) {
    await expect(
      instance.callAs(caller, 'confirmPurchaseOrder', { params: { orderId: id }, body: nothing }),
    ).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
  }
});
