import { lapseWarningMs } from '@werkbank/contracts/limits';
import type { TestInstance } from '@werkbank/platform/testing';
import { germanProducer, swissProducer, aSection } from '../testing/a-submission.js';
import {
  confirmAll,
  people,
  proposeAll,
  purchaseOrder,
  release,
  startOrdersInstance,
  submitted,
} from '../testing/orders-instance.js';
import { WarnOfLapsingProposals } from './warn-of-lapse/warn-of-lapsing-proposals.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startOrdersInstance();
});
afterAll(() => instance.stop());

async function told(orderId: number) {
  await instance.settled();
  const all = await instance.courier.sent('orders.milestone-reached.v1');
  return all.filter((milestone) => milestone.orderId === orderId);
}

it('tells of what an order reaches, once for all of its deliveries', async () => {
  const order = await submitted(instance, {
    orderSections: [aSection(swissProducer), aSection(germanProducer)],
  });
  await confirmAll(instance, 'german', order.id);
  await proposeAll(instance, 'swiss', order.id);
  await release(
    instance,
    order.id,
    order.sections.map(({ id }) => id),
  );
  const milestones = await told(order.id);
  expect(milestones.map(({ kind, deliveries }) => [kind, deliveries.length])).toEqual([
    ['placed', 2],
    ['proposed', 1],
    ['released', 2],
  ]);
  expect(milestones[1]).toMatchObject({
    buyer: { customerId: order.customerId, customerName: order.customerName },
    releaseUntil: expect.any(String),
    deliveries: [{ producerCompanyId: swissProducer }],
  });
});

it('names the page of the carrier where a label was made', async () => {
  const order = await submitted(instance, {
    orderSections: [{ ...aSection(swissProducer), shipper: 'sh_post', isExport: false }],
  });
  await confirmAll(instance, 'swiss', order.id);
  const swiss = await people.swiss();
  const [delivery] = order.sections;
  const params = { deliveryId: delivery?.id ?? 0 };
  const key = async () =>
    (await purchaseOrder(instance, 'swiss', order.id)).sections[0]?.optimisticLockKey ?? 0;
  const move = async (deliveryStatus: 'InCompletion' | 'ReadyToSend' | 'Sent', parcel = {}) =>
    instance.callAs(swiss, 'setDeliveryStatus', {
      params,
      body: { deliveryStatus, optimisticLockKey: await key(), ...parcel },
    });
  await move('InCompletion');
  await move('ReadyToSend', { weight: 1, length: 30, width: 20, height: 10 });
  const { number } = await instance.callAs(swiss, 'createShippingLabel', { params });
  const shown = async () =>
    (await instance.callAs(await people.buyer(), 'getSalesOrder', { params: { orderId: order.id } }))
      .sections[0];
  expect(await shown()).toMatchObject({ sentAt: null, trackingUrl: null });
  await move('Sent');
  const trackingUrl = `https://service.post.ch/ekp-web/ui/entry/search/${number}`;
  expect(await shown()).toMatchObject({ sentAt: expect.any(String), trackingUrl });
  const sent = (await told(order.id)).at(-1);
  expect(sent).toMatchObject({
    kind: 'sent',
    deliveries: [{ trackingUrl }],
  });
});

it('warns once of a proposal that is about to lapse, whichever replica looks', async () => {
  const order = await submitted(instance, { orderSections: [aSection(swissProducer)] });
  await proposeAll(instance, 'swiss', order.id);
  const job = instance.app.get(WarnOfLapsingProposals);
  expect(await job.run()).not.toContain(order.id);
  const near = new Date(Date.now() + lapseWarningMs - 60_000);
  await instance
    .em()
    .execute('update sales_order set proposal_expires_at = ? where id = ?', [near, order.id]);
  const runs = await Promise.all([job.run(), job.run()]);
  expect(runs.flat()).toEqual([order.id]);
  expect(await job.run()).toEqual([]);
  const milestones = (await told(order.id)).filter(({ kind }) => kind === 'aboutToLapse');
  expect(milestones).toMatchObject([
    { releaseUntil: near.toISOString(), deliveries: [{ producerCompanyId: swissProducer }] },
  ]);
});
