import { randomUUID } from 'node:crypto';
import type { QueryAnswer } from '@werkbank/contracts/queries';
import { testUser } from '@werkbank/platform/testing';
import { startWorldOfApprovals } from '../../testing/world-of-approvals.js';
import { examples } from '../../testing/world-of-buyers.js';

type Buyer = QueryAnswer<'admin.get-buyer'>;
const { company } = examples;
let world: Awaited<ReturnType<typeof startWorldOfApprovals>>;
let people: (typeof world)['people'];
beforeAll(async () => {
  world = await startWorldOfApprovals();
  ({ people } = world);
}, 60_000);
afterAll(() => world?.instance.stop());
beforeEach(() => world.begin());

describe('the stock of a waiting order', () => {
  const hoursLeft = (keepUntil = '') => (Date.parse(keepUntil) - Date.now()) / 3_600_000;

  it('is kept for 48 hours from the request on, also while an approver looks and is refused', async () => {
    const id = await world.waiting();
    const reserved = world.quotes.at(-1);
    expect(reserved?.reserveFor).toBe(id);
    expect(hoursLeft(reserved?.keepUntil)).toBeCloseTo(48, 1);
    world.makeDearer(100);
    const { approval } = await world.show(id);
    expect(approval.heldUntil).toBe(reserved?.keepUntil);
    await expect(world.approve(id)).rejects.toMatchObject({ code: 'APPROVAL_CHANGE_UNCONFIRMED' });
    for (const quote of world.quotes.slice(-2))
      expect(quote).toMatchObject({ reserveFor: id, keepUntil: reserved?.keepUntil });
    expect(world.released).toEqual([]);
  });

  it('is kept no longer afterwards, and for the order only while it is placed', async () => {
    const id = await world.waiting();
    await world.instance
      .em()
      .execute(`update order_approval set held_until = now() - interval '1 minute' where draft_id = ?`, [id]);
    await world.show(id);
    expect(world.quotes.at(-1)).not.toHaveProperty('reserveFor');
    await world.approve(id);
    expect(world.quotes.at(-1)?.reserveFor).toBe(id);
  });

  it('is free again once the request is withdrawn, declined or refused', async () => {
    const withdrawn = await world.waiting();
    await world.withdraw(withdrawn);
    const declined = await world.waiting();
    await world.decline(declined);
    world.limit(1_000_000_000);
    const { id } = await world.draft();
    await expect(world.ask(id)).rejects.toMatchObject({ code: 'APPROVAL_NOT_NEEDED' });
    expect(world.released).toEqual([withdrawn, declined, id]);
  });
});

describe('an approver', () => {
  it('orders in the name of the buyer, once, and the buyer learns of it', async () => {
    const id = await world.waiting();
    const { orderId } = await world.approve(id);
    expect(await world.approve(id)).toEqual({ orderId });
    expect(await world.eventOf(id)).toMatchObject({ orderId, buyer: { userId: people.buyer.userId } });
    expect((await world.told(id)).at(-1)).toMatchObject({
      userId: people.buyer.userId,
      decidedBy: { userId: people.approver.userId },
      orderId,
      reason: null,
    });
    expect(await world.list(people.buyer)).toMatchObject([
      { draftId: id, state: 'Approved', salesOrderId: orderId },
    ]);
    await expect(world.decline(id)).rejects.toMatchObject({ code: 'APPROVAL_DECIDED' });
    await expect(world.withdraw(id)).rejects.toMatchObject({ code: 'APPROVAL_DECIDED' });
  });

  it('spends the month of the buyer', async () => {
    const id = await world.waiting();
    const { approval } = await world.show(id);
    await world.approve(id);
    const next = await world.draft();
    world.limit(null, approval.taxBase + next.totals.taxBase - 1);
    await expect(world.submit(next.id)).rejects.toMatchObject({ code: 'MONTH_ABOVE_LIMIT' });
  });

  it('declines with a reason; the draft is never ordered, and the same content is a new draft', async () => {
    const content = { costCenter: randomUUID() };
    world.limit(0);
    const { id } = await world.draft(content);
    await world.ask(id);
    expect(await world.decline(id)).toMatchObject({ state: 'Declined', reason: 'Liegt im Lager' });
    expect((await world.told(id)).at(-1)).toMatchObject({ orderId: null, reason: 'Liegt im Lager' });
    await expect(world.approve(id)).rejects.toMatchObject({ code: 'APPROVAL_DECIDED' });
    world.answers.limits.clear();
    for (const caller of [people.buyer, people.colleague])
      await expect(world.submit(id, caller)).rejects.toMatchObject({ code: 'ORDER_DECLINED' });
    const again = await world.draft(content);
    expect(again.id).not.toBe(id);
    await expect(world.submit(again.id)).resolves.toMatchObject({ orderId: expect.any(Number) });
  });

  it('is never the buyer, whatever rights the company gives', async () => {
    const id = await world.waiting();
    world.answers.approvers = [[people.buyer, people.buyer]];
    for (const decide of [world.approve, world.decline])
      await expect(decide(id, people.buyer)).rejects.toMatchObject({
        status: 403,
        code: 'APPROVAL_OF_ONESELF',
      });
    expect(await world.list(people.buyer)).toMatchObject([{ mayDecide: false }]);
  });

  it('is one by the rights of now: a former one finds nothing, a new one decides', async () => {
    const id = await world.waiting();
    world.answers.approvers = [[people.colleague, people.buyer]];
    for (const decide of [world.approve, world.decline, world.show])
      await expect(decide(id, people.approver)).rejects.toMatchObject({
        status: 404,
        code: 'APPROVAL_NOT_FOUND',
      });
    expect(await world.list(people.approver)).toEqual([]);
    expect(await world.list(people.colleague)).toMatchObject([{ draftId: id, mayDecide: true }]);
    await expect(world.approve(id, people.colleague)).resolves.toMatchObject({ orderId: expect.any(Number) });
  });

  it('is hidden from a colleague, and from people of other companies', async () => {
    const id = await world.waiting();
    const foreigner = await testUser({ companyId: company.id + 1, companyType: 'Customer' });
    for (const caller of [people.colleague, foreigner]) {
      expect(await world.list(caller)).toEqual([]);
      for (const call of [world.show, world.approve, world.decline])
        await expect(call(id, caller)).rejects.toMatchObject({ status: 404 });
    }
  });

  it('approves a limit that was changed meanwhile as it was asked for', async () => {
    const id = await world.waiting();
    world.limit(5);
    expect((await world.show(id)).approval.exceeded.amount).toBe(0);
    await expect(world.approve(id)).resolves.toMatchObject({ orderId: expect.any(Number) });
  });

  it('confirms exactly the new price that was shown', async () => {
    const id = await world.waiting();
    world.makeDearer(100);
    const { now, draft: seen } = await world.show(id);
    expect(now).toMatchObject({ hasChanged: true });
    expect(now?.totals.goods).toBe(seen.totals.goods + 100);
    await expect(world.approve(id)).rejects.toMatchObject({ code: 'APPROVAL_CHANGE_UNCONFIRMED' });
    world.makeDearer(200);
    await expect(world.approve(id, people.approver, now?.fingerprint)).rejects.toMatchObject({
      code: 'APPROVAL_CHANGE_UNCONFIRMED',
    });
    const { now: newest } = await world.show(id);
    await world.approve(id, people.approver, newest?.fingerprint);
    expect((await world.eventOf(id))?.totals).toEqual(newest?.totals);
  });

  it('confirms a later date', async () => {
    const id = await world.waiting();
    world.answers.quote = (quote) => ({
      ...quote,
      items: quote.items.map((item) => ({ ...item, plannedShipmentDate: '2027-01-04' })),
    });
    await expect(world.approve(id)).rejects.toMatchObject({ code: 'APPROVAL_CHANGE_UNCONFIRMED' });
    const { now } = await world.show(id);
    expect(now).toMatchObject({ hasChanged: true, plannedShipmentDate: '2027-01-04' });
    await world.approve(id, people.approver, now?.fingerprint);
    expect((await world.eventOf(id))?.orderSections).toMatchObject([{ plannedShipmentDate: '2027-01-04' }]);
  });

  it.each<[string, string, (found: NonNullable<Buyer>) => Buyer]>([
    ['left', 'BUYER_NOT_ACTIVE', () => null],
    [
      'got another tax number',
      'DRAFT_ADDRESSES_CHANGED',
      (found) => ({ ...found, company: { ...company, taxNumber: 'CHE-1' } }),
    ],
  ])('orders nothing once the buyer or company has %s', async (_, code, changed) => {
    const id = await world.waiting();
    world.answers.buyer = (found) => (found.user.id === people.buyer.userId ? changed(found) : found);
    await expect(world.approve(id)).rejects.toMatchObject({ code });
    expect(await world.eventOf(id)).toBeUndefined();
    expect(await world.show(id)).toMatchObject({ approval: { state: 'Waiting' } });
  });

  it('decides nothing by a token of a session that is over', async () => {
    const id = await world.waiting();
    world.answers.buyer = (found) => ({ ...found, sessionOver: true });
    for (const decide of [world.approve, world.decline])
      await expect(decide(id)).rejects.toMatchObject({ status: 401, code: 'AUTHENTICATION_REQUIRED' });
    expect(await world.eventOf(id)).toBeUndefined();
  });

  it.each([1, 2, 3])('decides once, if one approves and one declines at the same time (%d)', async () => {
    const id = await world.waiting();
    world.answers.approvers = [
      [people.approver, people.buyer],
      [people.colleague, people.buyer],
    ];
    const outcomes = await Promise.allSettled([world.approve(id), world.decline(id, people.colleague)]);
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(failures).toMatchObject([{ code: 'APPROVAL_DECIDED' }]);
    const decided = (await world.told(id)).filter((event) => 'decidedBy' in event);
    expect(decided).toHaveLength(1);
  });
});
