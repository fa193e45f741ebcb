import type { TestInstance } from '@werkbank/platform/testing';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(() => people?.leave(), 30_000);

it('refuses the configuration of a form that was opened before another save', async () => {
  const opened = await instance.callAs(admin, 'getConfiguration', {});
  const { printoutConfig } = opened;
  const change = (phone: string, optimisticLockKey = opened.optimisticLockKey) =>
    instance.callAs(admin, 'updateConfiguration', {
      body: { ...opened, printoutConfig: { ...printoutConfig, phone }, optimisticLockKey },
    });
  const both = await Promise.allSettled([change('+41 52 555 01 21'), change('+41 52 555 01 22')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(change('+41 52 555 01 23')).rejects.toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
  const { optimisticLockKey } = await instance.callAs(admin, 'getConfiguration', {});
  expect(await change('+41 52 555 01 20', optimisticLockKey)).toMatchObject({
    printoutConfig: { phone: '+41 52 555 01 20' },
  });
});
