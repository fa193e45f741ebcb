import { errorMessage } from '@werkbank/contracts/errors';
import type { TestInstance } from '@werkbank/platform/testing';
import { startAdminInstance } from '../../testing/admin-instance.js';
import { Browser } from '../../testing/browser.js';
import { refusalOf } from '../../testing/refusals.js';
import { TestPeople, type TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let person: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  instance = await startAdminInstance();
  people = new TestPeople(instance);
  person = await people.add();
  admin = await people.add({ roles: ['platform-admin'] });
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const set = (caller: TestPerson, userId: number, language: 'de' | 'en', reader: 'de' | 'en' = 'de') =>
  instance.callAs(
    caller,
    'setUserLanguage',
    { params: { userId }, body: { language } },
    { language: reader },
  );

it('keeps the language that somebody chose for themselves', async () => {
  expect(await set(person, person.userId, 'en')).toEqual({});
  expect((await new Browser(instance).logIn(person)).user.language).toBe('en');
});

it.each(['de', 'en'] as const)("does not change another person's language, sent in %s", async (reader) => {
  expect(await refusalOf(set(admin, person.userId, 'de', reader))).toEqual({
    status: 404,
    code: 'USER_NOT_FOUND',
    message: errorMessage('USER_NOT_FOUND', reader),
  });
});

it('does not know a removed person', async () => {
  const gone = await people.add();
  await gone.accessToken();
  await instance.em().execute('delete from users where id = ?', [gone.userId]);
  expect(await refusalOf(set(gone, gone.userId, 'en'))).toMatchObject({ status: 401 });
});

it('does not take a language that the product does not speak', async () => {
  const body = { language: 'fr' as 'de' };
  const call = instance.callAs(person, 'setUserLanguage', { params: { userId: person.userId }, body });
  expect(await refusalOf(call)).toMatchObject({ status: 400, field: 'language' });
});
