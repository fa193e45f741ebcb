import { randomUUID } from 'node:crypto';
import { erasePerson } from '@werkbank/platform/personal-data';
import { eventually, type TestInstance } from '@werkbank/platform/testing';
import { addedFacts, aSection, aSubmission, oddFacts, swissProducer } from '../../testing/a-submission.js';
import { personalData } from '../../personal-data/personal-data.js';
import {
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

it('creates the order with every figure that the buyer saw', async () => {
  const submission = aSubmission(200_001);
  await instance.courier.publish('checkout.order-submitted.v1', submission);
  const order = await eventually(() => salesOrder(instance, 200_001));
  expect(order.totals).toEqual(submission.totals);
  expect(
    order.sections.map(({ taxes, freight, customs, taxBase }) => ({ taxes, freight, customs, taxBase })),
  ).toEqual(
    submission.orderSections.map(({ taxes, freight, customs, taxBase }) => ({
      taxes,
      freight,
      customs,
      taxBase,
    })),
  );
  expect(order.sections.map(({ status }) => status)).toEqual(['Created', 'Created']);
  expect(order.history).toMatchObject([
    { who: 'Beat Muster', actor: 'customer', from: null, to: 'Created', why: 'orderPlaced' },
    { who: 'Beat Muster', actor: 'customer', from: null, to: 'Created', why: 'orderPlaced' },
  ]);
});

it.each([
  ['what the buyer added', addedFacts],
  ['it as it was typed, whatever it looks like', oddFacts],
])('shows buyer, producer and admin %s', async (_, facts) => {
  const { id } = await submitted(instance, facts);
  const params = { orderId: id };
  const seen = [
    await instance.callAs(await people.buyer(), 'getSalesOrder', { params }),
    await purchaseOrder(instance, 'swiss', id),
    await instance.callAs(await people.admin(), 'getSalesOrder', { params }),
  ];
  for (const order of seen) expect(order).toMatchObject(facts);
});

it('creates an order of an event from before buyers added anything but a cost centre', async () => {
  const order = await submitted(instance, { costCenter: 'Montage 7' });
  expect(order).toMatchObject({
    ownOrderNumber: null,
    costCenter: 'Montage 7',
    wishedDate: null,
    contactName: null,
    contactPhone: null,
    remark: null,
  });
});

it('keeps the own number and the remark of each line', async () => {
  const onLine = { ownArticleNumber: 'WZ-4711', remark: 'Für Maschine 7' };
  const section = aSection(swissProducer);
  const [first, ...others] = section.items;
  if (!first) throw new Error('a section has items');
  const order = await submitted(instance, {
    orderSections: [{ ...section, items: [{ ...first, ...onLine }, ...others] }],
  });
  const items = order.sections.flatMap((one) => one.items);
  expect(items).toMatchObject([onLine, { ownArticleNumber: null, remark: null }]);
});

it('names no contact of an order once its buyer is erased', async () => {
  const { id } = await submitted(instance, addedFacts);
  await instance.ownerEm().transactional((em) => erasePerson(em, personalData, 70));
  const order = await instance.callAs(await people.admin(), 'getSalesOrder', { params: { orderId: id } });
  expect(order).toMatchObject({ ...addedFacts, contactName: null, contactPhone: null });
});

it('keeps what an article is called in both languages, where the submit said it', async () => {
  const articleTexts = { de: 'Spiralbohrer', en: 'Twist drill' };
  const { items, ...section } = aSection(swissProducer);
  const [first, ...others] = items;
  if (!first) throw new Error('a section has items');
  const named = { ...section, items: [{ ...first, articleTexts }, ...others] };
  const order = await submitted(instance, { orderSections: [named] });
  expect(order.sections.flatMap((one) => one.items.map((item) => item.articleTexts))).toEqual([
    articleTexts,
    null,
  ]);
});

it('creates one order, however often the event comes', async () => {
  const submission = aSubmission(200_002);
  const id = randomUUID();
  await instance.courier.publish('checkout.order-submitted.v1', submission, id);
  await instance.courier.publish('checkout.order-submitted.v1', submission, id);
  await instance.courier.publish('checkout.order-submitted.v1', submission, randomUUID());
  await submitted(instance);
  await instance.settled();
  expect((await salesOrder(instance, 200_002)).sections).toHaveLength(2);
  const created = await instance.courier.sent('orders.order-created.v1');
  expect(created.filter(({ orderId }) => orderId === 200_002)).toHaveLength(1);
  // The repeat is recognised, not failed: it leaves no dead letter.
  expect(await instance.courier.jsm.streams.names().next()).not.toContain('werkbank-dead-letters');
});

it('creates an order that was submitted while this service was down', async () => {
  await instance.stopService();
  await instance.courier.publish('checkout.order-submitted.v1', aSubmission(200_003));
  await instance.startService();
  expect((await eventually(() => salesOrder(instance, 200_003))).id).toBe(200_003);
});

it('tells which stock was taken and that deliveries wait for an answer', async () => {
  const order = await submitted(instance);
  await instance.settled();
  const created = await instance.courier.sent('orders.order-created.v1');
  expect(created.find(({ orderId }) => orderId === order.id)).toEqual({
    orderId: order.id,
    customerId: order.customerId,
    draftId: expect.any(String),
    lines: order.sections.flatMap(({ items, dispatchLocation }) =>
      items.map(({ articleId, quantity }) => ({
        articleId,
        quantity,
        dispatchLocationId: dispatchLocation.id,
      })),
    ),
  });
  const statuses = await instance.courier.sent('orders.delivery-status-changed.v1');
  expect(statuses.filter(({ orderId }) => orderId === order.id)).toMatchObject(
    order.sections.map(({ id }) => ({ deliveryId: id, from: null, to: 'Created' })),
  );
});

it('hides the platform margin from everybody but platform admins', async () => {
  const { id } = await submitted(instance);
  const seen = async (role: 'buyer' | 'admin') => {
    const order = await instance.callAs(await people[role](), 'getSalesOrder', { params: { orderId: id } });
    return order.sections.flatMap(({ items }) => items.map(({ price }) => 'platformMargin' in price));
  };
  expect(await seen('buyer')).not.toContain(true);
  expect(await seen('admin')).not.toContain(false);
});
