import { errorMessage } from '@werkbank/contracts/errors';
import type { TestHouse } from '@werkbank/platform/testing';
import { startAdminHouse } from '../testing/admin-house.js';
import { Browser } from '../testing/browser.js';
import { refusalOf } from '../testing/refusals.js';
import { TestPeople, type TestPerson } from '../testing/test-people.js';

let house: TestHouse;
let people: TestPeople;
let person: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  house = await startAdminHouse();
  people = new TestPeople(house);
  person = await people.add();
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const set = (who: TestPerson, userId: number, language: 'de' | 'en', reader: 'de' | 'en' = 'de') =>
  house.callAs(who, 'setUserLanguage', { params: { userId }, body: { language } }, { language: reader });

it('keeps the language that somebody chose for themselves', async () => {
  expect(await set(person, person.userId, 'en')).toEqual({});
  expect((await new Browser(house).logIn(person)).user.language).toBe('en');
});

it.each(['de', 'en'] as const)("does not change anybody else's, said in %s", async (reader) => {
  expect(await refusalOf(set(admin, person.userId, 'de', reader))).toEqual({
    status: 404,
    code: 'USER_NOT_FOUND',
    message: errorMessage('USER_NOT_FOUND', reader),
  });
});

it('does not know somebody who was removed', async () => {
  const gone = await people.add();
  await gone.accessToken();
  await house.em().execute('delete from users where id = ?', [gone.userId]);
  expect(await refusalOf(set(gone, gone.userId, 'en'))).toMatchObject({ status: 401 });
});

it('does not take a language that the product does not speak', async () => {
  const body = { language: 'fr' as 'de' };
  const call = house.callAs(person, 'setUserLanguage', { params: { userId: person.userId }, body });
  expect(await refusalOf(call)).toMatchObject({ status: 400, field: 'language' });
});
