import type { TestInstance } from '@werkbank/platform/testing';
import { swissCustomer } from '../../testing/admin-instance.js';
import { Browser } from '../../testing/browser.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
  person = await people.add();
  await admin.accessToken();
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** The requests that Keycloak receives meanwhile; ids are left out. */
async function requestsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  globalThis.fetch = (input, init) => {
    const [, path] =
      /\/realms\/[^/]+([^?]*)/.exec(input instanceof Request ? input.url : input.toString()) ?? [];
    if (path) seen.push(`${init?.method ?? 'GET'} ${path.replace(/[0-9a-f-]{36}/g, '*')}`);
    return fetch(input, init);
  };
  await work();
  return seen;
}

const token = 'POST /protocol/openid-connect/token';
const logIn = (password: string) => {
  const body = { userEmail: person.email, password };
  return new Browser(instance).send('POST', 'login', { body });
};

it('asks once for a login, and whether a refused one is locked out', async () => {
  const isLocked = ['GET /users', 'GET /attack-detection/brute-force/users/*'];
  await logIn(person.password);
  await logIn('Wrong-2026');
  expect(await requestsDuring(() => logIn(person.password))).toEqual([token]);
  expect(await requestsDuring(() => logIn('Wrong-2026'))).toEqual([token, ...isLocked]);
});

it('makes sure of an account, its words and its roles for a user who is edited', async () => {
  const { userId, email } = person;
  const edited = {
    email: `edited-${email}`,
    salutation: 'Ms' as const,
    firstName: 'Edith',
    lastName: 'Neu',
    phone: '+41 52 555 01 01',
    language: 'de' as const,
    roles: { PlatformAdmin: false, CompanyAdmin: false },
    companyId: swissCustomer,
    enabled: true,
  };
  const edit = () => instance.callAs(admin, 'updateUser', { params: { userId }, body: edited });
  expect(await requestsDuring(edit)).toEqual([
    'POST /users',
    'GET /users',
    'PUT /users/*',
    'GET /users/*/role-mappings/realm',
  ]);
});
