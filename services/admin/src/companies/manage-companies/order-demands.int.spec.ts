import { companyData } from '@werkbank/contracts/fixtures';
import { Queries } from '@werkbank/platform/messaging';
import type { TestInstance } from '@werkbank/platform/testing';
import { swissCustomer } from '../../testing/admin-instance.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
let boss: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
  boss = await people.add({ roles: ['company-admin'], companyId: swissCustomer });
  colleague = await people.add({ companyId: swissCustomer });
}, 60_000);
afterAll(() => people?.leave(), 60_000);

const params = { companyId: swissCustomer };
interface Demands {
  ownOrderNumberRequired?: boolean;
  costCenterRequired?: boolean;
  optimisticLockKey?: number;
}
const update = (change: Demands, caller = boss) =>
  instance.callAs(caller, 'updateCustomer', { params, body: { ...companyData, ...change } });
const told = () =>
  instance.app.get(Queries).ask('admin.get-buyer', { userId: boss.userId, companyId: swissCustomer });

it('demands nothing of an order at first', async () => {
  expect(await told()).toMatchObject({
    company: { ownOrderNumberRequired: false, costCenterRequired: false },
  });
});

it('requires the facts that its admin sets, with an entry in the audit trail', async () => {
  const demands = { ownOrderNumberRequired: true, costCenterRequired: false };
  expect(await update(demands)).toMatchObject(demands);
  expect(await told()).toMatchObject({ company: demands });
  const { entries } = await instance.callAs(admin, 'listAuditEntries', { query: { objectType: 'Company' } });
  expect(entries[0]).toMatchObject({
    userId: boss.userId,
    before: { ownOrderNumberRequired: false },
    after: { ownOrderNumberRequired: true },
  });
  // A form from before they could be set leaves them alone.
  expect(await update({})).toMatchObject(demands);
  expect(await update({ ownOrderNumberRequired: false })).toMatchObject({ ownOrderNumberRequired: false });
});

it('is not changed by a form that was opened before it changed', async () => {
  const { optimisticLockKey } = await update({ costCenterRequired: false });
  await update({ costCenterRequired: true });
  const stale = update({ costCenterRequired: false, ...(optimisticLockKey && { optimisticLockKey }) });
  expect(await refusalOf(stale)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect(await told()).toMatchObject({ company: { costCenterRequired: true } });
});

it('is set by no buyer without the right', async () => {
  expect(await refusalOf(update({ costCenterRequired: false }, colleague))).toMatchObject({ status: 403 });
});
