import type { TestHouse } from '@werkbank/platform/testing';
import { anAddress, germanProducer, swissProducer } from './testing/a-submission.js';
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
  expect((await salesOrder(house, order.id)).status).toBe('PartiallySent');
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

it('splits a released delivery to another place of the same company, and before the release as well', async () => {
  await house.courier.publish('admin.producer-changed.v1', {
    id: swissProducer - 100,
    algoliaId: 'Swiss',
    platformMargin: 0.085,
    customShipping: false,
    videoLink: null,
    companies: [
      {
        id: swissProducer,
        name: 'Swiss AG',
        dispatchLocations: [2010, 2011].map((id) => anAddress(id, 'CH', 'DispatchLocation')),
      },
    ],
  });
  await house.settled();
  const order = await submitted(house);
  const [section] = (await purchaseOrder(house, 'swiss', order.id)).sections;
  const [drill, mill] = section?.items ?? [];
  if (!section || !drill || !mill) throw new Error('a section with two items was ordered');

  const proposed = await house.callAs(await people.swiss(), 'confirmPurchaseOrder', {
    params: { orderId: order.id },
    body: {
      confirmedDeliveries: [],
      proposedDeliveries: [
        {
          id: section.id,
          optimisticLockKey: section.optimisticLockKey,
          plannedShipmentDate: '2999-01-01',
          plannedShipmentFromStock: false,
        },
      ],
      newDeliveries: [
        {
          plannedShipmentDate: '2999-02-01',
          plannedShipmentFromStock: false,
          dispatchLocationId: 2011,
          splitParentDeliveryId: section.id,
          items: [{ splitParentItemId: drill.id, quantity: 4 }],
        },
      ],
    },
  });
  expect(proposed.sections).toMatchObject([
    { status: 'Proposed', plannedShipmentDate: '2999-01-01', isSplit: true, parentDeliveryId: null },
    {
      status: 'Proposed',
      plannedShipmentDate: '2999-02-01',
      dispatchLocation: { id: 2011 },
      parentDeliveryId: section.id,
      items: [{ parentItemId: drill.id, quantity: 4 }],
    },
  ]);
  await confirmAll(house, 'german', order.id);
  const released = await release(
    house,
    order.id,
    proposed.sections.map(({ id }) => id),
  );
  expect(released.status).toBe('Released');
  expect(released.totals).toEqual(order.totals);

  const lockKey = released.sections.find(({ id }) => id === section.id)?.optimisticLockKey ?? 0;
  const again = await house.callAs(await people.swiss(), 'splitDelivery', {
    params: { deliveryId: section.id },
    body: {
      orderId: order.id,
      optimisticLockKey: lockKey,
      newDeliverySplitData: {
        dispatchLocationId: 2011,
        items: [{ splitParentItemId: mill.id, quantity: 5 }],
      },
    },
  });
  expect(again.sections.map(({ status }) => status)).toEqual(['Released', 'Released', 'Released']);
  expect((await salesOrder(house, order.id)).totals).toEqual(order.totals);
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
