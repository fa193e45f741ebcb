import type { SpendingLimit } from '@werkbank/contracts/entities';
import { Queries } from '@werkbank/platform/messaging';
import type { TestInstance } from '@werkbank/platform/testing';
import { otherCustomer, swissCustomer } from '../../testing/admin-instance.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
let boss: TestPerson;
let buyer: TestPerson;
let approver: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
  boss = await people.add({ roles: ['company-admin'], companyId: swissCustomer });
  buyer = await people.add({ companyId: swissCustomer });
  approver = await people.add({ companyId: swissCustomer });
  stranger = await people.add({ roles: ['company-admin'], companyId: otherCustomer });
}, 60_000);
afterAll(() => people?.leave(), 60_000);

const limit: SpendingLimit = { currency: 'CHF', perOrder: 50_000, perMonth: null, approverId: null };
const set = (change: Partial<SpendingLimit> | null, caller = boss, { userId } = buyer) =>
  instance.callAs(caller, 'setSpendingLimit', {
    params: { userId },
    body: { limit: change && { ...limit, ...change } },
  });
const told = ({ userId } = buyer) =>
  instance.app.get(Queries).ask('admin.get-buyer', { userId, companyId: swissCustomer });
const approvers = ({ userId }: TestPerson, companyId = swissCustomer) =>
  instance.app.get(Queries).ask('admin.get-approvers', { userId, companyId });

describe('the limit of a person', () => {
  it('is none at first, and reaches checkout once it is set, until it is removed', async () => {
    expect(await told()).not.toHaveProperty('spendingLimit');
    await set({ perMonth: 200_000 });
    expect(await told()).toMatchObject({ spendingLimit: { ...limit, perMonth: 200_000 } });
    const listed = await instance.callAs(boss, 'listSpendingLimits', {});
    expect(listed.people.find(({ userId }) => userId === buyer.userId)).toMatchObject({
      limit: { perMonth: 200_000 },
    });
    expect(listed.people.some(({ userId }) => userId === stranger.userId)).toBe(false);
    await set(null);
    expect(await told()).not.toHaveProperty('spendingLimit');
  });

  it('stands in the audit trail with its author', async () => {
    await set({ perOrder: 1 });
    await set({ perOrder: 2 });
    const query = { objectType: 'User', objectId: String(buyer.userId) };
    const { entries } = await instance.callAs(admin, 'listAuditEntries', { query });
    expect(entries[0]).toMatchObject({
      action: 'setSpendingLimit',
      userId: boss.userId,
      before: { perOrder: 1 },
      after: { perOrder: 2 },
    });
  });

  it('is set by an admin of the company alone', async () => {
    expect(await refusalOf(set({}, buyer))).toMatchObject({ status: 403 });
    expect(await refusalOf(set({}, stranger))).toMatchObject({ code: 'USER_NOT_FOUND' });
    expect(await refusalOf(set({}, boss, stranger))).toMatchObject({ code: 'USER_NOT_FOUND' });
    for (const change of [{ perOrder: 9 }, null])
      expect(await refusalOf(set(change, boss, boss))).toMatchObject({
        status: 403,
        code: 'LIMIT_OF_ONESELF',
      });
  });

  it.each<[string, () => Partial<SpendingLimit>, string, string]>([
    ['without an amount', () => ({ perOrder: null }), 'FIELD_REQUIRED', 'limit.perOrder'],
    ['below zero', () => ({ perOrder: -1 }), 'NUMBER_TOO_SMALL', 'limit.perOrder'],
    ['in a currency that is not offered', () => ({ currency: 'JPY' }), 'CURRENCY_NOT_OFFERED', 'currency'],
    ['with its person as approver', () => ({ approverId: buyer.userId }), 'APPROVER_UNKNOWN', 'approverId'],
    [
      'with an approver of another company',
      () => ({ approverId: stranger.userId }),
      'APPROVER_UNKNOWN',
      'approverId',
    ],
  ])('is refused %s', async (_, change, code, field) => {
    expect(await refusalOf(set(change()))).toMatchObject({ code, field });
  });

  it('ends when the person moves to another company', async () => {
    const mover = await people.add({ companyId: swissCustomer });
    await set({}, boss, mover);
    await instance
      .em()
      .execute('update users set company_id = ? where id = ?', [otherCustomer, mover.userId]);
    const { userId } = mover;
    const asked = instance.app.get(Queries).ask('admin.get-buyer', { userId, companyId: otherCustomer });
    expect(await asked).not.toHaveProperty('spendingLimit');
    expect(await set({ perOrder: 7 }, stranger, mover)).toMatchObject({ limit: { perOrder: 7 } });
  });
});

describe('approvers', () => {
  it('are the admins of the company and the named person, never the buyer or people of others', async () => {
    await set({ approverId: approver.userId });
    const { approvers: found } = await settledApprovers();
    expect(found).toEqual([boss.userId, approver.userId].sort((one, other) => one - other));
    expect((await settledApprovers(boss)).approvers).not.toContain(boss.userId);
    expect((await settledApprovers(approver)).approvesFor).toEqual([buyer.userId]);
    expect((await settledApprovers(boss)).approvesFor).toEqual(
      expect.arrayContaining([buyer.userId, approver.userId]),
    );
    expect((await settledApprovers(boss)).approvesFor).not.toContain(stranger.userId);
    expect((await settledApprovers(buyer)).approvesFor).toEqual([]);
    expect(await approvers(stranger)).toEqual({ approvers: expect.any(Array), approvesFor: [] });
  });

  it('are none any more once they are disabled or named no longer', async () => {
    await set({ approverId: approver.userId });
    await instance.em().execute('update users set enabled = false where id = ?', [approver.userId]);
    expect((await settledApprovers()).approvers).toEqual([boss.userId]);
    expect((await settledApprovers(approver)).approvesFor).toEqual([]);
    await instance.em().execute('update users set enabled = true where id = ?', [approver.userId]);
    await set({});
    expect((await settledApprovers()).approvers).toEqual([boss.userId]);
  });
});

async function settledApprovers(person = buyer) {
  const answer = await approvers(person);
  if (!('approvers' in answer)) throw new Error('approvers are answered');
  return answer;
}
