import type { TestHouse } from '@werkbank/platform/testing';
import { germanProducer, swissProducer } from './testing/a-submission.js';
import { uploadFile } from './testing/upload-file.js';
import {
  confirmAll,
  people,
  proposeAll,
  purchaseOrder,
  release,
  salesOrder,
  startOrdersHouse,
  submitted,
} from './testing/orders-house.js';

let house: TestHouse;
beforeAll(async () => {
  house = await startOrdersHouse();
}, 60_000);
afterAll(() => house?.stop(), 30_000);

const measured = { weight: 2.5, length: 30, width: 20, height: 10 };

/** One step of a delivery by its producer or its buyer, with the newest lock key. */
async function step(
  who: 'swiss' | 'german' | 'buyer',
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
  const order = await salesOrder(house, orderId);
  const optimisticLockKey = order.sections.find(({ id }) => id === deliveryId)?.optimisticLockKey ?? 0;
  return house.callAs(await people[who](), 'setDeliveryStatus', {
    params: { deliveryId },
    body: { deliveryStatus, optimisticLockKey, ...data },
  });
}

it('takes an order from the submit to the receipt', async () => {
  const order = await submitted(house);
  const [swiss, german] = order.sections.map(({ id }) => id);
  if (!swiss || !german) throw new Error('two sections were ordered');

  await confirmAll(house, 'swiss', order.id);
  expect(await salesOrder(house, order.id)).toMatchObject({
    status: 'Created',
    isPartialReleaseAllowed: true,
  });
  const proposed = await proposeAll(house, 'german', order.id);
  expect(proposed).toMatchObject({ status: 'Proposed', orderStatus: 'Proposed' });
  expect(proposed.proposalExpiresAt).not.toBeNull();

  expect(await release(house, order.id, [swiss])).toMatchObject({ status: 'Proposed' });
  expect(await release(house, order.id, [german])).toMatchObject({
    status: 'Released',
    proposalExpiresAt: null,
  });

  for (const [who, id] of [
    ['swiss', swiss],
    ['german', german],
  ] as const) {
    await step(who, id, 'InCompletion', order.id);
  }
  await step('swiss', swiss, 'ReadyToSend', order.id, measured);
  const declared = { ...measured, mrnNumber: '26DE123' };
  await expect(step('german', german, 'ReadyToSend', order.id, declared)).rejects.toMatchObject({
    status: 400,
    code: 'CUSTOMS_DECLARATION_MISSING',
  });
  await uploadFile(house, await people.german(), { objectId: german, attachmentType: 'CustomsDeclaration' });
  await step('german', german, 'ReadyToSend', order.id, declared);
  await step('german', german, 'InCustomsClearance', order.id);
  await step('swiss', swiss, 'Sent', order.id);
  const partlySent = await salesOrder(house, order.id);
  expect(partlySent.status).toBe('PartiallySent');
  const sent = partlySent.history.find(({ to }) => to === 'Sent')?.at;
  expect(partlySent.sections.map(({ id, sentAt }) => [id, sentAt])).toEqual([
    [swiss, sent],
    [german, null],
  ]);
  await step('german', german, 'Sent', order.id);
  expect((await salesOrder(house, order.id)).status).toBe('Sent');

  await step('buyer', swiss, 'Delivered', order.id);
  const [drill] = order.sections.flatMap(({ id, items }) => (id === german ? items : []));
  await step('buyer', german, 'PartiallyDelivered', order.id, {
    items: [{ id: drill?.id, deliveredQuantity: 5 }],
  });
  expect((await salesOrder(house, order.id)).status).toBe('PartiallyDelivered');
  await step('buyer', german, 'Delivered', order.id);
  const done = await salesOrder(house, order.id);
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

  await house.settled();
  const facts = await house.courier.sent('orders.delivery-status-changed.v1');
  expect(facts.filter(({ deliveryId }) => deliveryId === german).map(({ to }) => to)).toEqual([
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
  const order = await submitted(house);
  const swiss = await purchaseOrder(house, 'swiss', order.id);
  expect(swiss.sections.map(({ producerCompanyId }) => producerCompanyId)).toEqual([swissProducer]);
  expect(swiss.sections.flatMap(({ allowedActions }) => allowedActions)).toEqual([
    'confirm',
    'propose',
    'splitBeforeRelease',
  ]);
  expect(new Set(swiss.history.map(({ deliveryId }) => deliveryId))).toEqual(
    new Set(swiss.sections.map(({ id }) => id)),
  );
  const admin = await house.callAs(await people.admin(), 'getPurchaseOrder', {
    params: { orderId: order.id, producerCompanyId: germanProducer },
  });
  expect(admin.sections.flatMap(({ allowedActions }) => allowedActions)).toEqual([]);
});
