import type { TestInstance } from '@werkbank/platform/testing';
import { swissCustomer } from '../../testing/admin-instance.js';
import { Browser } from '../../testing/browser.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
}, 60_000);
afterAll(() => people?.leave(), 30_000);

it('tells who came in with a token that no login of ours opened', async () => {
  const person = await people.add({ companyId: swissCustomer });
  const { user, sessionId } = await instance.callAs(person, 'getSignedInUser', {});
  expect(user).toMatchObject({ id: person.userId, email: person.email, companyName: 'Kellermatt AG' });
  expect(await people.openSessionsOf(person)).toEqual([sessionId]);
});

it('answers the same as the login', async () => {
  const person = await people.add();
  const { accessToken: _, ...user } = (await new Browser(instance).logIn(person)).user;
  expect((await instance.callAs(person, 'getSignedInUser', {})).user).toEqual(user);
});

it('knows nobody whose account has no person here, and ends the session', async () => {
  const stray = await people.add();
  await stray.accessToken();
  await instance.em().execute('delete from users where id = ?', [stray.userId]);
  expect(await refusalOf(instance.callAs(stray, 'getSignedInUser', {}))).toMatchObject({
    status: 404,
    code: 'USER_NOT_FOUND',
  });
  expect(await people.openSessionsOf(stray)).toEqual([]);
});

it('asks visitors to sign in', async () => {
  expect(await refusalOf(instance.callAs('visitor', 'getSignedInUser', {}))).toMatchObject({ status: 401 });
});
