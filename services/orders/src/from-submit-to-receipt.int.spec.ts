import type { TestInstance } from '@werkbank/platform/testing';
import { germanProducer, swissProducer } from './testing/a-submission.js';
import { uploadFile } from './testing/upload-file.js';
import {
  confirmAll,
  people,
  proposeAll,
  purchaseOrder,
  release,
  salesOrder,
  startOrdersInstance,
  submitted,
} from './testing/orders-instance.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startOrdersInstance();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

const measured = { weight: 2.5, length: 30, width: 20, height: 10 };

/** One step of a delivery by its producer or its buyer, with the newest lock key. */
async function step(
  role: 'swiss' | 'german' | 'buyer',
  deliveryId: number,
  deliveryStatus:
    | 'InCompletion'
    | 'ReadyToSend'
    | 'InCustomsClearance'
    | 'Sent'
    | 'Delivered'
    | 'PartiallyDelivered',
  orderId: number,
  data: object = {},
) {
  const order = await salesOrder(instance, orderId);
  const optimisticLockKey = order.sections.find(({ id }) => id === deliveryId)?.optimisticLockKey ?? 0;
  return instance.callAs(await people[role](), 'setDeliveryStatus', {
    params: { deliveryId },
    body: { deliveryStatus, optimisticLockKey, ...data },
  });
}

it('takes an order from the submit to the receipt', async () => {
  const order = await submitted(instance);
  const [swiss, german] = order.sections.map(({ id }) => id);
  if (!swiss || !german) throw new Error('two sections were ordered');

  await confirmAll(instance, 'swiss', order.id);
  expect(await salesOrder(instance, order.id)).toMatchObject({
    status: 'Created',
    isPartialReleaseAllowed: true,
  });
  const proposed = await proposeAll(instance, 'german', order.id);
  expect(proposed).toMatchObject({ status: 'Proposed', orderStatus: 'Proposed' });
  expect(proposed.proposalExpiresAt).not.toBeNull();

  expect(await release(instance, order.id, [swiss])).toMatchObject({ status: 'Proposed' });
  expect(await release(instance, order.id, [german])).toMatchObject({
    status: 'Released',
    proposalExpiresAt: null,
  });

  for (const [role, id] of [
    ['swiss', swiss],
    ['german', german],
  ] as const) {
    await step(role, id, 'InCompletion', order.id);
  }
  await step('swiss', swiss, 'ReadyToSend', order.id, measured);
  const declared = { ...measured, mrnNumber: '26DE123' };
  await expect(step('german', german, 'ReadyToSend', order.id, declared)).rejects.toMatchObject({
    status: 400,
    code: 'CUSTOMS_DECLARATION_MISSING',
  });
  await uploadFile(instance, await people.german(), {
    objectId: german,
    attachmentType: 'CustomsDeclaration',
  });
  await step('german', german, 'ReadyToSend', order.id, declared);
  await step('german', german, 'InCustomsClearance', order.id);
  await step('swiss', swiss, 'Sent', order.id);
  const partlySent = await salesOrder(instance, order.id);
  expect(partlySent.status).toBe('PartiallySent');
  const sent = partlySent.history.find(({ to }) => to === 'Sent')?.at;
  expect(partlySent.sections.map(({ id, sentAt }) => [id, sentAt])).toEqual([
    [swiss, sent],
    [german, null],
  ]);
  await step('german', german, 'Sent', order.id);
  expect((await salesOrder(instance, order.id)).status).toBe('Sent');

  await step('buyer', swiss, 'Delivered', order.id);
  const [drill] = order.sections.flatMap(({ id, items }) => (id === german ? items : []));
  await step('buyer', german, 'PartiallyDelivered', order.id, {
    items: [{ id: drill?.id, deliveredQuantity: 5 }],
  });
  expect((await salesOrder(instance, order.id)).status).toBe('PartiallyDelivered');
  await step('buyer', german, 'Delivered', order.id);
  const done = await salesOrder(instance, order.id);
  expect(done.status).toBe('Delivered');
  expect(done.history.filter(({ deliveryId }) => deliveryId === german).map(({ why }) => why)).toEqual([
    'orderPlaced',
    'proposedNewDate',
    'releasedByBuyer',
    'inCompletion',
    'attachmentAdded',
    'readyToSend',
    'inCustomsClearance',
    'sent',
    'partReceived',
    'received',
  ]);

  await instance.settled();
  const events = await instance.courier.sent('orders.delivery-status-changed.v1');
  expect(events.filter(({ deliveryId }) => deliveryId === german).map(({ to }) => to)).toEqual([
    'Created',
    'Proposed',
    'Released',
    'InCompletion',
    'ReadyToSend',
    'InCustomsClearance',
    'Sent',
    'PartiallyDelivered',
    'Delivered',
  ]);
}, 30_000);

it('shows each side only what is its own and what it may do', async () => {
  const order = await submitted(instance);
  const swiss = await purchaseOrder(instance, 'swiss', order.id);
  expect(swiss.sections.map(({ producerCompanyId }) => producerCompanyId)).toEqual([swissProducer]);
  expect(swiss.sections.flatMap(({ allowedActions }) => allowedActions)).toEqual([
    'confirm',
    'propose',
    'splitBeforeRelease',
  ]);
  expect(new Set(swiss.history.map(({ deliveryId }) => deliveryId))).toEqual(
    new Set(swiss.sections.map(({ id }) => id)),
  );
  const admin = await instance.callAs(await people.admin(), 'getPurchaseOrder', {
    params: { orderId: order.id, producerCompanyId: germanProducer },
  });
  expect(admin.sections.flatMap(({ allowedActions }) => allowedActions)).toEqual([]);
});
