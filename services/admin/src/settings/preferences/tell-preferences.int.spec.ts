import type { TestInstance } from '@werkbank/platform/testing';
import { announceEverything } from '../../operations/snapshot/announce-everything.js';
import { otherCustomer, swissCustomer } from '../../testing/admin-instance.js';
import { settledInstance } from '../../testing/settled-instance.js';
import { freshUserId, type TestPeople, type TestPerson } from '../../testing/test-people.js';
import { announceUntoldPreferences } from './announce-untold-preferences.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
  instance.courier.answerQuery('orders.count-open-orders', () => ({ openOrders: 0 }));
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const choose = (person: TestPerson, body: { country?: string; currency?: string }) =>
  instance.callAs(person, 'setUserPreferences', { params: { userId: person.userId }, body });
const allTold = async () => {
  await instance.settled();
  return instance.courier.sent('admin.user-preferences-changed.v1');
};
const toldOf = async ({ userId }: Pick<TestPerson, 'userId'>) =>
  (await allTold()).filter(({ id }) => id === userId);
const rising = (events: readonly { version?: number | undefined }[]) => {
  const versions = events.map(({ version }) => Number(version));
  expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
};
const version = expect.any(Number);

it('announces each change of a choice with a rising version', async () => {
  const person = await people.add({ companyId: swissCustomer });
  await choose(person, { country: 'LI' });
  await choose(person, { country: 'LI' });
  await choose(person, { currency: 'EUR' });
  const id = person.userId;
  const events = await toldOf(person);
  expect(events).toEqual([
    { id, country: 'LI', currency: null, version },
    { id, country: 'LI', currency: 'EUR', version },
  ]);
  rising(events);
});

it('announces preferences again together with all replicated data', async () => {
  const person = await people.add({ companyId: swissCustomer });
  await choose(person, { country: 'AT' });
  await instance.em().transactional(announceEverything);
  const events = await toldOf(person);
  expect(events.map(({ country }) => country)).toEqual(['AT', 'AT']);
  rising(events);
});

it('announces empty preferences after a person is deleted', async () => {
  const person = await people.add({ companyId: swissCustomer });
  await choose(person, { country: 'AT' });
  await instance.callAs(admin, 'deleteUser', { params: { userId: person.userId } });
  const events = await toldOf(person);
  expect(events.at(-1)).toEqual({ id: person.userId, country: null, currency: null, version });
  rising(events);
});

it('announces empty preferences of everybody whose company is deleted', async () => {
  const colleagues = [
    await people.add({ companyId: otherCustomer }),
    await people.add({ companyId: otherCustomer }),
  ];
  for (const person of colleagues) await choose(person, { currency: 'CHF' });
  await instance.callAs(admin, 'deleteCustomer', { params: { companyId: otherCustomer } });
  for (const person of colleagues) {
    expect((await toldOf(person)).map(({ currency }) => currency)).toEqual(['CHF', null]);
  }
  const ids = colleagues.map(({ userId }) => userId);
  const left = 'select 1 from user_preferences where user_id in (?, ?)';
  expect(await instance.em().execute(left, ids)).toEqual([]);
});

it('announces older preferences once automatically, however many there are', async () => {
  const first = freshUserId();
  await instance.em().execute(
    `with people as (
       insert into users (id, email, salutation, first_name, last_name, phone)
       select n, 'early-' || n || '@werkbank.example', 'Mr', 'Early', 'Bird', '' from generate_series(?, ? + 1000) n
       returning id)
     insert into user_preferences (user_id, currency) select id, 'CHF' from people`,
    [first, first],
  );
  const untold = (await allTold()).length;
  for (const _ of ['a replica', 'another']) await announceUntoldPreferences(instance.em());
  const told = (await allTold()).slice(untold);
  expect(new Set(told.map(({ id }) => id)).size).toBe(1001);
  expect(told).toHaveLength(1001);
});
