import { companyData } from '@werkbank/contracts/fixtures';
import type { TestInstance } from '@werkbank/platform/testing';
import { otherCustomer, swissCustomer } from '../../testing/admin-instance.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
let boss: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
  boss = await people.add({ roles: ['company-admin'], companyId: swissCustomer });
  stranger = await people.add({ companyId: otherCustomer });
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const versionOf = async ({ userId }: TestPerson): Promise<number | undefined> => {
  const sql = 'select account_version as version from users where id = ?';
  const [row] = await instance.em().execute<{ version: number }[]>(sql, [userId]);
  return row?.version;
};

it('a new name of a company reaches the accounts of its own people only', async () => {
  const [own, others] = [await versionOf(boss), await versionOf(stranger)];
  const body = { ...companyData, name: 'Kellermatt Werke AG' };
  await instance.callAs(boss, 'updateCustomer', { params: { companyId: swissCustomer }, body });
  expect(await versionOf(boss)).toBe((own ?? 0) + 1);
  expect(await versionOf(stranger)).toBe(others);
});

it('deleting a company deletes its own people only', async () => {
  const stop = instance.courier.answerQuery('orders.count-open-orders', () => ({ openOrders: 0 }));
  const chosen = { params: { userId: stranger.userId }, body: { country: 'CH' } };
  await instance.callAs(stranger, 'setUserPreferences', chosen);
  await instance.callAs(boss, 'deleteCustomer', { params: { companyId: swissCustomer } });
  stop();
  const query = { objectType: 'User' };
  const { entries } = await instance.callAs(admin, 'listAuditEntries', { query });
  const deleted = entries.filter(({ action }) => action === 'deleteCustomer');
  expect(deleted.map(({ objectId }) => objectId)).toEqual([String(boss.userId)]);
  const { preferences } = await instance.callAs(stranger, 'getSignedInUser', {});
  expect(preferences?.chosen).toEqual({ country: 'CH', currency: null });
});
