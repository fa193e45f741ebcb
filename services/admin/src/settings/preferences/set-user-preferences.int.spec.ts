import { errorMessage } from '@werkbank/contracts/errors';
import type { TestInstance } from '@werkbank/platform/testing';
import { swissCustomer } from '../../testing/admin-instance.js';
import { Browser } from '../../testing/browser.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let buyer: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  buyer = await people.add({ companyId: swissCustomer });
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(() => people?.leave(), 30_000);

interface Choice {
  country?: string;
  currency?: string;
}
const set = (caller: TestPerson, userId: number, body: Choice, reader: 'de' | 'en' = 'de') =>
  instance.callAs(caller, 'setUserPreferences', { params: { userId }, body }, { language: reader });
const nothing = { country: null, currency: null };
const ofTheSwiss = { country: 'CH', currency: 'CHF' };

it("returns the company's country and currency at the login, without own choices", async () => {
  const { preferences } = await new Browser(instance).logIn(buyer);
  expect(preferences).toEqual({ chosen: nothing, company: ofTheSwiss });
});

it('returns none at the login of a user without a company', async () => {
  const { preferences } = await new Browser(instance).logIn(admin);
  expect(preferences).toEqual({ chosen: nothing, company: nothing });
});

it("stores a user's choice for all devices, each field separately", async () => {
  expect(await set(buyer, buyer.userId, { country: 'LI' })).toEqual({
    chosen: { country: 'LI', currency: null },
    company: ofTheSwiss,
  });
  await set(buyer, buyer.userId, { currency: 'EUR' });
  const { preferences } = await new Browser(instance).logIn(buyer);
  expect(preferences?.chosen).toEqual({ country: 'LI', currency: 'EUR' });
  const signedIn = await instance.callAs(buyer, 'getSignedInUser', {});
  expect(signedIn.preferences).toEqual(preferences);
});

it('hides a choice that is no longer offered', async () => {
  await instance.em().execute(
    `insert into user_preferences (user_id, country, currency) values (?, 'QQ', 'QQQ')
       on conflict (user_id) do update set country = excluded.country, currency = excluded.currency`,
    [buyer.userId],
  );
  const { preferences } = await new Browser(instance).logIn(buyer);
  expect(preferences?.chosen).toEqual(nothing);
});

it('is in the audit trail once, however often the same is chosen', async () => {
  const person = await people.add();
  for (const _ of [1, 2]) await set(person, person.userId, ofTheSwiss);
  const { entries } = await instance.callAs(admin, 'listAuditEntries', {
    query: { objectType: 'User', objectId: String(person.userId) },
  });
  expect(entries.filter(({ action }) => action === 'setUserPreferences')).toHaveLength(1);
});

it.each(['de', 'en'] as const)('refuses choices that are not offered, in %s', async (reader) => {
  expect(await refusalOf(set(buyer, buyer.userId, { country: 'XX' }, reader))).toEqual({
    status: 409,
    code: 'DELIVERY_COUNTRY_NOT_SERVED',
    field: 'country',
    message: errorMessage('DELIVERY_COUNTRY_NOT_SERVED', reader, { country: 'XX' }),
  });
  expect(await refusalOf(set(buyer, buyer.userId, { currency: 'QQQ' }, reader))).toMatchObject({
    status: 409,
    code: 'CURRENCY_NOT_OFFERED',
    field: 'currency',
  });
});

it('cannot change the preferences of others', async () => {
  expect(await refusalOf(set(admin, buyer.userId, ofTheSwiss))).toMatchObject({
    status: 404,
    code: 'USER_NOT_FOUND',
  });
});
