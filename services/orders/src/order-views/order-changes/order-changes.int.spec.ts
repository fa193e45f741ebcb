import type { CallRequest } from '@werkbank/contracts/calls';
import { eventually, type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import { aSection, germanProducer, swissProducer } from '../../testing/a-submission.js';
import { uploadFile } from '../../testing/upload-file.js';
import { Followed } from '../../testing/followed.js';
import {
  confirmAll,
  people,
  proposeAll,
  purchaseOrder,
  startOrdersInstance,
  submitted,
} from '../../testing/orders-instance.js';
import { OpenStreams } from './open-streams.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startOrdersInstance();
});
afterAll(() => instance.stop());

const opened: Followed[] = [];
afterEach(async () => {
  for (const followed of opened.splice(0)) followed.cut();
  await eventually(() => {
    const { size } = instance.app.get(OpenStreams);
    if (size > 0) throw new Error(`${size} streams are still open`);
  });
});

async function follow(user: TestUser, after?: string, url = instance.url): Promise<Followed> {
  const followed = await Followed.open(url, user, { after });
  opened.push(followed);
  return followed;
}

async function followFromNow(user: TestUser): Promise<Followed> {
  const followed = await follow(user);
  expect(await followed.next()).toMatchObject({ event: 'begin', data: { missed: true } });
  return followed;
}

const bothProducers = { orderSections: [aSection(swissProducer), aSection(germanProducer)] };

it("sends a delivery's change to the buyer, the producer and platform admins", async () => {
  const order = await submitted(instance);
  await instance.settled();
  const readers = [await people.buyer(), await people.swiss(), await people.admin()];
  const followed = await Promise.all(readers.map(followFromNow));
  await proposeAll(instance, 'swiss', order.id);
  for (const one of followed) {
    expect(await one.next()).toMatchObject({
      event: 'order-changed',
      data: { orderId: order.id, what: 'deliveryMoved', delivery: { from: 'Created', to: 'Proposed' } },
    });
  }
});

it("sends a producer only a notice of change for another producer's delivery", async () => {
  const order = await submitted(instance, bothProducers);
  await instance.settled();
  const german = await followFromNow(await people.german());
  await proposeAll(instance, 'swiss', order.id);
  expect((await german.next())?.data).toEqual({ orderId: order.id, what: 'otherPart' });
});

it('sends nothing to others', async () => {
  const order = await submitted(instance);
  await instance.settled();
  const stranger = await followFromNow(await people.otherBuyer());
  const otherProducer = await followFromNow(await people.otherProducer());
  await proposeAll(instance, 'swiss', order.id);
  await instance.settled();
  const theirs = await submitted(instance, {
    customerId: 8,
    orderSections: [{ ...aSection(swissProducer), producerCompanyId: 299 }],
  });
  for (const one of [stranger, otherProducer]) {
    expect((await one.next())?.data).toMatchObject({
      orderId: theirs.id,
      delivery: { from: null, to: 'Created' },
    });
  }
});

it('sends cancelled items and a deleted order', async () => {
  const order = await submitted(instance);
  await proposeAll(instance, 'swiss', order.id);
  await instance.settled();
  const buyer = await followFromNow(await people.buyer());
  const [delivery] = (
    await instance.callAs(await people.buyer(), 'getSalesOrder', { params: { orderId: order.id } })
  ).sections;
  const [item] = delivery?.items ?? [];
  await instance.callAs(await people.buyer(), 'releaseSalesOrder', {
    params: { orderId: order.id },
    body: { releaseSections: [], cancelItems: [item?.id ?? 0] },
  });
  await instance.callAs(await people.admin(), 'deleteSalesOrder', { params: { orderId: order.id } });
  const told = [];
  for (let what = ''; what !== 'orderDeleted'; told.push(what))
    what = (await buyer.next())?.data.what ?? 'orderDeleted';
  expect(told).toEqual(expect.arrayContaining(['itemsCancelled', 'orderDeleted']));
});

async function sentDelivery() {
  const order = await submitted(instance, {
    orderSections: [aSection(swissProducer, { shipper: 'custom' })],
  });
  await confirmAll(instance, 'swiss', order.id);
  const [section] = (await purchaseOrder(instance, 'swiss', order.id)).sections;
  if (!section) throw new Error('it was ordered from the Swiss producer');
  let optimisticLockKey = section.optimisticLockKey;
  const move = async (body: Omit<CallRequest<'setDeliveryStatus'>['body'], 'optimisticLockKey'>) => {
    const as = body.items ? await people.buyer() : await people.swiss();
    const call = { params: { deliveryId: section.id }, body: { ...body, optimisticLockKey } };
    ({ optimisticLockKey } = await instance.callAs(as, 'setDeliveryStatus', call));
  };
  for (const deliveryStatus of ['InCompletion', 'ReadyToSend', 'Sent'] as const)
    await move({ deliveryStatus });
  await instance.settled();
  return { order, section, move };
}

it('sends each partial arrival, even without a change of status', async () => {
  const { order, section, move } = await sentDelivery();
  const readers = [await people.buyer(), await people.swiss(), await people.admin()];
  const followed = await Promise.all(readers.map(followFromNow));
  const itemId = section.items[0]?.id ?? 0;
  const arrive = (deliveredQuantity: number) =>
    move({ deliveryStatus: 'PartiallyDelivered', items: [{ id: itemId, deliveredQuantity }] });
  await arrive(2);
  await arrive(5);
  const part = (deliveredQuantity: number) => ({
    orderId: order.id,
    what: 'otherPart',
    received: { deliveryId: section.id, deliveredQuantity },
  });
  for (const one of followed) {
    expect((await one.next())?.data).toEqual(part(2));
    expect((await one.next())?.data.delivery).toMatchObject({ from: 'Sent', to: 'PartiallyDelivered' });
    expect((await one.next())?.data).toEqual(part(5));
  }
});

it('sends files of a delivery, to the buyer only visible ones', async () => {
  const order = await submitted(instance, { orderSections: [aSection(swissProducer)] });
  await instance.settled();
  const [buyer, swiss] = [await people.buyer(), await people.swiss()];
  const [forBuyer, forProducer] = [await followFromNow(buyer), await followFromNow(swiss)];
  const objectId = order.sections[0]?.id ?? 0;
  const hidden = await uploadFile(instance, swiss, { objectId, headers: { 'x-status': 'disabled' } });
  const params = { attachmentId: hidden.id };
  const body = { title: 'Prüfzeugnis', order: 0, enabled: true, url: null };
  await instance.callAs(swiss, 'updateAttachment', { params, body });
  await instance.callAs(swiss, 'deleteAttachment', { params });
  const told = (became: string, title = 'Prüfzeugnis') => ({
    orderId: order.id,
    what: 'otherPart',
    attachment: { id: hidden.id, deliveryId: objectId, title, became },
  });
  expect((await forBuyer.next())?.data).toEqual(told('added'));
  expect((await forBuyer.next())?.data).toEqual(told('deleted'));
  expect((await forProducer.next())?.data).toEqual(told('added', hidden.title));
  expect((await forProducer.next())?.data).toEqual(told('updated'));
  expect((await forProducer.next())?.data).toEqual(told('deleted'));
});

it('continues after a broken connection, also at another replica, without repetition', async () => {
  const replica = await instance.startReplica();
  const order = await submitted(instance, bothProducers);
  await instance.settled();
  const before = await followFromNow(await people.buyer());
  await proposeAll(instance, 'swiss', order.id);
  const last = await before.next();
  before.cut();
  await confirmAll(instance, 'german', order.id);
  await instance.settled();
  const after = await follow(await people.buyer(), last?.id, await replica.getUrl());
  expect(await after.next()).toMatchObject({ event: 'begin', id: last?.id, data: { missed: false } });
  expect((await after.next())?.data.delivery).toMatchObject({ from: 'Created', to: 'Confirmed' });
});

it('sends a new follower the events since the page began to load', async () => {
  const order = await submitted(instance);
  await proposeAll(instance, 'swiss', order.id);
  await instance.settled();
  const followed = await Followed.open(instance.url, await people.buyer(), { lookBack: 60_000 });
  opened.push(followed);
  expect(await followed.next()).toMatchObject({ event: 'begin', data: { missed: false } });
  let told = await followed.next();
  while (told?.data.orderId !== order.id || told.data.delivery?.to !== 'Proposed')
    told = await followed.next();
});

it('reports unknown gaps', async () => {
  const followed = await follow(await people.buyer(), 'before.7');
  expect(await followed.next()).toMatchObject({ data: { missed: true } });
});

it('continues after an outage of NATS', async () => {
  const order = await submitted(instance);
  await instance.settled();
  const buyer = await followFromNow(await people.buyer());
  await instance.nats.kill();
  await proposeAll(instance, 'swiss', order.id);
  await instance.nats.start();
  expect((await buyer.next())?.data.delivery).toMatchObject({ to: 'Proposed' });
});

it('refuses a seventh stream of one person, and visitors', async () => {
  const buyer = await people.buyer();
  for (let one = 0; one < 6; one++) await follow(buyer);
  await expect(follow(buyer)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  await expect(instance.callAs('visitor', 'followOrders', { query: {}, headers: {} })).rejects.toMatchObject({
    status: 401,
    code: 'AUTHENTICATION_REQUIRED',
  });
});

describe('after the access of a person has ended', () => {
  const at = () => new Date().toISOString();
  const rights = { active: true, roles: [], companyId: 7, tokensEndedAt: null, version: 1 };
  const endings: [string, (user: TestUser) => Promise<void>][] = [
    [
      'by a logout',
      async (user) => {
        const [, claims = ''] = (await user.accessToken()).split('.');
        const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string };
        await instance.courier.publish('admin.session-ended.v1', { sessionIds: [sid], at: at() });
      },
    ],
    [
      'as they are disabled',
      ({ userId }) =>
        instance.courier.publish('admin.user-rights-changed.v1', {
          ...rights,
          userId,
          active: false,
          at: at(),
        }),
    ],
    [
      'as they are moved',
      ({ userId }) =>
        instance.courier.publish('admin.user-rights-changed.v1', {
          ...rights,
          userId,
          companyId: 8,
          at: at(),
        }),
    ],
    [
      'as they are erased',
      ({ userId }) => instance.courier.publish('admin.person-erased.v1', { userId, erasedAt: at() }),
    ],
    [
      'with their company',
      ({ claims }) => instance.courier.publish('admin.company-deleted.v1', { id: claims.companyId ?? 0 }),
    ],
  ];

  it.each(endings)('ends their streams without further messages, %s', async (how, end) => {
    const companyId = how === 'with their company' ? 970 : 7;
    const user = await testUser({
      userId: 7_000 + endings.findIndex(([name]) => name === how),
      companyId,
      companyType: 'Customer',
    });
    const [own, colleagues] = [await followFromNow(user), await followFromNow(await people.buyer())];
    await end(user);
    expect(await own.next()).toBeUndefined();
    const refused = { status: 401, code: 'AUTHENTICATION_REQUIRED' };
    await expect(follow(user)).rejects.toMatchObject(refused);
    await expect(
      instance.callAs(user, 'releaseSalesOrder', {
        params: { orderId: 1 },
        body: { releaseSections: [], cancelItems: [] },
      }),
    ).rejects.toMatchObject(refused);
    const order = await submitted(instance);
    expect((await colleagues.next())?.data.orderId).toBe(order.id);
  });
});

it('ends its streams at shutdown, so it does not wait for them', async () => {
  const buyer = await followFromNow(await people.buyer());
  await instance.stopService();
  expect(await buyer.next()).toBeUndefined();
  await instance.startService();
});
