import { randomUUID } from 'node:crypto';
import { amountText } from '@werkbank/contracts/amounts';
import { limitOf, startWorldOfApprovals } from '../../testing/world-of-approvals.js';

let world: Awaited<ReturnType<typeof startWorldOfApprovals>>;
let people: (typeof world)['people'];
beforeAll(async () => {
  world = await startWorldOfApprovals();
  ({ people } = world);
}, 60_000);
afterAll(() => world?.instance.stop());
beforeEach(() => world.begin());

describe('an order above the limit of its buyer', () => {
  it('is refused with the limit, and neither kept nor reserved', async () => {
    const { id, totals } = await world.draft();
    world.limit(totals.taxBase - 1);
    const amount = amountText({ amount: totals.taxBase - 1, currency: 'CHF' }, 'de');
    await expect(world.submit(id)).rejects.toMatchObject({
      status: 409,
      code: 'ORDER_ABOVE_LIMIT',
      message: expect.stringContaining(`Limit von ${amount} je`),
    });
    expect(world.released).toEqual([id]);
    const kept = await world.instance.callAs(people.buyer, 'getOrderDraft', { params: { draftId: id } });
    expect(kept.salesOrderId).toBeNull();
    world.limit(totals.taxBase);
    await expect(world.submit(id)).resolves.toMatchObject({ orderId: expect.any(Number) });
  });

  it('is also one that a colleague drew up, and not one that a colleague without a limit submits', async () => {
    world.limit(0);
    const { id } = await world.draft({}, people.colleague);
    await expect(world.submit(id)).rejects.toMatchObject({ code: 'ORDER_ABOVE_LIMIT' });
    await expect(world.submit(id, people.colleague)).resolves.toMatchObject({ orderId: expect.any(Number) });
  });

  it('is the second of two that fit into the month one by one, also at the same time', async () => {
    const other = await world.draft({}, people.colleague);
    const { id, totals } = await world.draft();
    world.limit(null, totals.taxBase * 2 - 1);
    const outcomes = await Promise.allSettled([world.submit(id), world.submit(other.id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'MONTH_ABOVE_LIMIT' } });
  });

  it('counts orders of this month only', async () => {
    const first = await world.draft();
    await world.submit(first.id);
    await world.instance
      .em()
      .execute(`update order_draft set submitted_at = submitted_at - interval '32 days' where id = ?`, [
        first.id,
      ]);
    const { id, totals } = await world.draft();
    world.limit(null, totals.taxBase);
    await expect(world.submit(id)).resolves.toMatchObject({ orderId: expect.any(Number) });
  });

  it('is measured in its own currency', async () => {
    world.answers.quote = (quote) => ({ ...quote, exchangeRatios: { EUR: '2' } });
    const { id, totals } = await world.draft();
    world.answers.limits.set(people.buyer.userId, {
      ...limitOf(Math.floor(totals.taxBase / 2) - 1),
      currency: 'EUR',
    });
    await expect(world.submit(id)).rejects.toMatchObject({ code: 'ORDER_ABOVE_LIMIT' });
  });
});

describe('a request for an approval', () => {
  it('makes the draft wait, once, and reaches its approvers', async () => {
    world.limit(0);
    const { id, totals } = await world.draft();
    const asked = await world.ask(id);
    expect(asked).toMatchObject({
      state: 'Waiting',
      exceeded: { limit: 'PerOrder', amount: 0, currency: 'CHF' },
      taxBase: totals.taxBase,
      mayDecide: false,
    });
    expect(await Promise.all([world.ask(id), world.ask(id)])).toEqual([asked, asked]);
    expect(world.released).toEqual([]);
    expect(await world.told(id)).toMatchObject([
      { approverIds: [people.approver.userId], remark: 'Auftrag 4711' },
    ]);
    const shown = await world.instance.callAs(people.buyer, 'getOrderDraft', { params: { draftId: id } });
    expect(shown).toMatchObject({ approval: 'Waiting', salesOrderId: null });
  });

  it('is refused where none is needed, no one could approve, or a newer draft counts', async () => {
    const { id } = await world.draft();
    await expect(world.ask(id)).rejects.toMatchObject({ code: 'APPROVAL_NOT_NEEDED' });
    world.limit(0);
    world.answers.approvers = [[people.buyer, people.buyer]];
    await expect(world.ask(id)).rejects.toMatchObject({ code: 'APPROVER_MISSING' });
    await world.draft();
    await expect(world.ask(id)).rejects.toMatchObject({ code: 'DRAFT_SUPERSEDED' });
    await expect(world.ask(randomUUID())).rejects.toMatchObject({ code: 'DRAFT_NOT_FOUND' });
    expect(await world.told(id)).toEqual([]);
  });

  it('keeps the draft through newer ones, and from being ordered past the approver by anybody', async () => {
    const id = await world.waiting();
    for (let made = 0; made < 22; made++) await world.draft();
    await expect(world.show(id)).resolves.toMatchObject({ approval: { state: 'Waiting' } });
    // A higher limit, or a colleague without one.
    world.answers.limits.clear();
    for (const caller of [people.buyer, people.colleague, people.approver])
      await expect(world.submit(id, caller)).rejects.toMatchObject({
        status: 409,
        code: 'ORDER_AWAITS_APPROVAL',
      });
    expect(await world.eventOf(id)).toBeUndefined();
  });

  it('is withdrawn by the person who asked, and by nobody else', async () => {
    const id = await world.waiting();
    for (const caller of [people.approver, people.colleague])
      await expect(world.withdraw(id, caller)).rejects.toMatchObject({ code: 'APPROVAL_NOT_FOUND' });
    await world.withdraw(id);
    await expect(world.approve(id)).rejects.toMatchObject({ code: 'APPROVAL_NOT_FOUND' });
    world.answers.limits.clear();
    await expect(world.submit(id)).resolves.toMatchObject({ orderId: expect.any(Number) });
  });

  it('offers no waiting draft to be continued', async () => {
    await world.waiting();
    const { openDraft } = await world.instance.callAs(people.buyer, 'getOwnBasket', {});
    expect(openDraft).toBeNull();
  });
});
