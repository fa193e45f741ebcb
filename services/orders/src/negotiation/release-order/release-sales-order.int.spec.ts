import type { TestInstance } from '@werkbank/platform/testing';
import { CancelOverdueProposals } from '../cancel-overdue-proposals/cancel-overdue-proposals.js';
import { swissProducer } from '../../testing/a-submission.js';
import {
  confirmAll,
  people,
  proposeAll,
  purchaseOrder,
  release,
  salesOrder,
  startOrdersInstance,
  submitted,
} from '../../testing/orders-instance.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startOrdersInstance();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

/** An order whose two producers have proposed; its proposal is open. */
async function proposal() {
  const { id } = await submitted(instance);
  await proposeAll(instance, 'swiss', id);
  await proposeAll(instance, 'german', id);
  return salesOrder(instance, id);
}
const passTheDeadline = (orderId: number) =>
  instance
    .em()
    .execute(`update sales_order set proposal_expires_at = now() - interval '1 second' where id = ?`, [
      orderId,
    ]);

it('lets one of two releases at once through and tells the other that it is released', async () => {
  const order = await proposal();
  const ids = order.sections.map(({ id }) => id);
  const answers = await Promise.allSettled([
    release(instance, order.id, ids),
    release(instance, order.id, ids),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: {
      status: 409,
      code: 'ORDER_ALREADY_RELEASED',
      message: 'Die Bestellung ist bereits freigegeben. Bitte laden Sie neu.',
    },
  });
});

it('lapses at its deadline and not at the next look at the clock: a late release finds it cancelled', async () => {
  const order = await proposal();
  const ids = order.sections.map(({ id }) => id);
  await passTheDeadline(order.id);
  await expect(release(instance, order.id, ids)).rejects.toMatchObject({
    status: 409,
    code: 'ORDER_ALREADY_CANCELLED',
  });
  const after = await salesOrder(instance, order.id);
  expect(after.status).toBe('Cancelled');
  expect(after.history.at(-1)).toMatchObject({ who: 'Werkbank', actor: 'system', why: 'proposalLapsed' });
  expect(await instance.app.get(CancelOverdueProposals).run()).not.toContain(order.id);
  await instance.settled();
  const given = await instance.courier.sent('orders.items-cancelled.v1');
  expect(given.filter(({ orderId }) => orderId === order.id)).toHaveLength(1);
});

it('lapses once when a late release and the clock come at the same moment', async () => {
  const order = await proposal();
  await passTheDeadline(order.id);
  const ids = order.sections.map(({ id }) => id);
  const [released] = await Promise.allSettled([
    release(instance, order.id, ids),
    instance.app.get(CancelOverdueProposals).run(),
  ]);
  expect(released).toMatchObject({ status: 'rejected', reason: { code: 'ORDER_ALREADY_CANCELLED' } });
  const { status, history } = await salesOrder(instance, order.id);
  expect(status).toBe('Cancelled');
  expect(history.filter(({ why }) => why === 'proposalLapsed')).toHaveLength(order.sections.length);
});

it('lapses what nobody released in time, once, and gives the stock back', async () => {
  const order = await proposal();
  const [kept, lost] = order.sections;
  await release(instance, order.id, [kept?.id ?? 0]);
  const job = instance.app.get(CancelOverdueProposals);
  expect(await job.run()).not.toContain(order.id);
  await passTheDeadline(order.id);
  const runs = await Promise.all([job.run(), job.run()]);
  expect(runs.flat()).toEqual([order.id]);
  const after = await salesOrder(instance, order.id);
  expect(after.sections.map(({ status }) => status)).toEqual(['Released', 'Cancelled']);
  expect(after.history.at(-1)).toMatchObject({ who: 'Werkbank', actor: 'system', why: 'proposalLapsed' });
  expect(after.totals.taxBase).toBe(kept?.taxBase);
  await instance.settled();
  const events = await instance.courier.sent('orders.items-cancelled.v1');
  expect(events.filter(({ orderId }) => orderId === order.id)).toEqual([
    {
      orderId: order.id,
      lines: lost?.items.map(({ articleId, quantity }) => ({
        articleId,
        quantity,
        dispatchLocationId: lost.dispatchLocation.id,
      })),
      deliveries: [{ id: lost?.id, producerCompanyId: lost?.producerCompanyId }],
      customerId: order.customerId,
      producerCompanyIds: order.sections.map(({ producerCompanyId }) => producerCompanyId),
    },
  ]);
});

it('lets a producer go on with what is released when the rest lapses by that very step', async () => {
  const order = await proposal();
  const [kept, lost] = order.sections;
  await release(instance, order.id, [kept?.id ?? 0]);
  await passTheDeadline(order.id);
  const role = kept?.producerCompanyId === swissProducer ? 'swiss' : 'german';
  const { sections } = await purchaseOrder(instance, role, order.id);
  const answer = await instance.callAs(await people[role](), 'setDeliveryStatus', {
    params: { deliveryId: kept?.id ?? 0 },
    body: { deliveryStatus: 'InCompletion', optimisticLockKey: sections[0]?.optimisticLockKey ?? 0 },
  });
  expect(answer.status).toBe('InCompletion');
  const after = await salesOrder(instance, order.id);
  expect(after.sections.find(({ id }) => id === lost?.id)?.status).toBe('Cancelled');
});

it('lapses in one run however many are overdue, as after a standstill', async () => {
  const order = await proposal();
  await passTheDeadline(order.id);
  const em = instance.em();
  await em.execute(
    `insert into sales_order select (jsonb_populate_record(o, jsonb_build_object('id', 8000000 + n, 'draft_id', null,
        'proposal_expires_at', now() - interval '1 day'))).* from sales_order o, generate_series(1, 501) n where o.id = ?`,
    [order.id],
  );
  const lapsed = await instance.app.get(CancelOverdueProposals).run();
  expect(lapsed).toHaveLength(502);
  expect(lapsed.at(-1)).toBe(order.id);
  await em.execute('update sales_order set deleted_at = now() where id > 8000000');
});

it('lapses although another overdue order is broken', async () => {
  const [broken, order] = [await proposal(), await proposal()];
  await passTheDeadline(broken.id);
  await instance.em().execute(`update delivery set tax_rates = '0' where order_id = ?`, [broken.id]);
  await passTheDeadline(order.id);
  expect(await instance.app.get(CancelOverdueProposals).run()).toEqual([order.id]);
  await instance.em().execute('update sales_order set deleted_at = now() where id = ?', [broken.id]);
});

it('cancels items and tells what the rest costs', async () => {
  const order = await proposal();
  const [section] = order.sections;
  const [drill, mill] = section?.items ?? [];
  const after = await release(instance, order.id, [section?.id ?? 0], [drill?.id ?? 0]);
  const [changed] = after.sections;
  expect(changed).toMatchObject({ status: 'Released', freight: section?.freight });
  expect(changed?.items.map(({ status }) => status)).toEqual(['Cancelled', 'Released']);
  expect(changed?.taxBase).toBe((mill?.price.taxBase ?? 0) + (section?.freight ?? 0));
  expect(after.totals.taxBase).toBe(order.totals.taxBase - (drill?.price.taxBase ?? 0));
});

it('refuses a release before anybody answered', async () => {
  const order = await submitted(instance);
  await expect(
    release(
      instance,
      order.id,
      order.sections.map(({ id }) => id),
    ),
  ).rejects.toMatchObject({
    status: 409,
    code: 'PARTIAL_RELEASE_NOT_ALLOWED',
  });
});

it('tells a buyer what was decided meanwhile', async () => {
  const order = await proposal();
  const [first, second] = order.sections;
  await release(instance, order.id, [first?.id ?? 0]);
  await expect(release(instance, order.id, [first?.id ?? 0])).rejects.toMatchObject({
    status: 409,
    code: 'ORDER_ALREADY_PARTIALLY_RELEASED',
  });
  await release(
    instance,
    order.id,
    [],
    second?.items.map(({ id }) => id),
  );
  await expect(release(instance, order.id, [second?.id ?? 0])).rejects.toMatchObject({
    status: 409,
    code: 'ORDER_ALREADY_PARTIALLY_CANCELLED',
  });
});

it("does not know another company's order", async () => {
  const order = await submitted(instance);
  await confirmAll(instance, 'swiss', order.id);
  const other = await people.otherBuyer();
  const body = { releaseSections: order.sections.map(({ id }) => id), cancelItems: [] };
  await expect(
    instance.callAs(other, 'releaseSalesOrder', { params: { orderId: order.id }, body }),
  ).rejects.toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
  await expect(
    instance.callAs(other, 'getSalesOrder', { params: { orderId: order.id } }),
  ).rejects.toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
});
