import { password } from '@werkbank/contracts/entities';
import type { TestInstance } from '@werkbank/platform/testing';
import fc from 'fast-check';
import { startAdminInstance } from '../../testing/admin-instance.js';
import { Browser } from '../../testing/browser.js';
import { refusalOf } from '../../testing/refusals.js';
import { freshPassword, freshUserId, TestPeople, type TestPerson } from '../../testing/test-people.js';
import { PasswordRefused, UserDirectory } from './user-directory.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
let somebody: TestPerson;
beforeAll(async () => {
  instance = await startAdminInstance();
  people = new TestPeople(instance);
  admin = await people.add({ roles: ['platform-admin'] });
  somebody = await people.add();
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const contractTakes = (value: string) => password.safeParse(value).success;

async function keycloakTakes(person: TestPerson, value: string): Promise<boolean> {
  try {
    await instance.app.get(UserDirectory).setPassword(person.keycloakId, value);
    return true;
  } catch (error) {
    if (error instanceof PasswordRefused) return false;
    throw error;
  }
}

/** Characters of every kind that a rule speaks of, and such that are counted differently by different languages. */
const characters = 'a ä ß é ж ſ A Ä É Ж 1 7 9 ٣ ! - _ . € ² \u0301 😀 𝐀 ー ª ǅ'.split(' ');
const character = fc.constantFrom(...characters, ' ', '\u00a0', '\t');
/** Around the borders of the length, most with one of each kind already. */
const candidate = fc
  .tuple(
    fc.constantFrom('', 'Aa1', 'Ää1', 'Aa1!', 'Aa1😀'),
    fc.constantFrom(4, 8, 20),
    fc.array(character, { maxLength: 4 }),
    fc.boolean(),
  )
  .map(([start, length, rest, first]) => {
    const filled = start + rest.join('');
    const padding = 'b'.repeat(Math.max(0, length - filled.length + (first ? 0 : 1)));
    return first ? padding + filled : filled + padding;
  });

it('takes exactly the passwords that Keycloak takes', async () => {
  const seen = { taken: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(candidate, async (value) => {
      const taken = await keycloakTakes(somebody, value);
      seen[taken ? 'taken' : 'refused']++;
      expect([value, contractTakes(value)]).toEqual([value, taken]);
    }),
    { numRuns: 150, seed: 2026 },
  );
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(20);
}, 60_000);

it.each([
  ['7 characters', 'Aa1!bbb', false],
  ['8 characters', 'Aa1!bbbb', true],
  ['20 characters', `Aa1!${'b'.repeat(16)}`, true],
  ['21 characters', `Aa1!${'b'.repeat(17)}`, false],
  ['an emoji that fills up to 8 units', 'Aa1bbb😀', true],
  ['an emoji that makes 21 units of 20 characters', `Aa1😀${'b'.repeat(16)}`, false],
  ['a space as what is special', 'Aa1 bbbb', true],
  ['umlauts as its letters', '1234567!äÖ', true],
  ['nothing special but an umlaut', 'Passwort1ä', false],
])('counts as Keycloak does: %s', async (_, value, taken) => {
  expect([contractTakes(value), await keycloakTakes(somebody, value)]).toEqual([taken, taken]);
});

describe('what Keycloak refuses behind the contract', () => {
  /** Stands for a realm whose policy is stricter than ours: Keycloak gets a password that it does not take. */
  async function withWeakPasswords(work: () => Promise<void>): Promise<void> {
    const directory = instance.app.get(UserDirectory);
    const enrol = directory.enrol.bind(directory);
    const setPassword = directory.setPassword.bind(directory);
    directory.enrol = (person, given) => enrol(person, given && 'weak');
    directory.setPassword = (accountId) => setPassword(accountId, 'weak');
    try {
      await work();
    } finally {
      Object.assign(directory, { enrol, setPassword });
    }
  }
  const newcomer = () => ({
    email: `new-${freshUserId()}@werkbank.example`,
    password: freshPassword(),
    salutation: 'Ms' as const,
    firstName: 'Nora',
    lastName: 'Neu',
    phone: '+41 52 555 01 01',
    language: 'de' as const,
    roles: { PlatformAdmin: false, CompanyAdmin: false },
    companyId: null,
  });

  it('is a refusal of the form, and a user who was to be created can be tried again', async () => {
    const body = newcomer();
    await withWeakPasswords(async () => {
      const refused = await refusalOf(instance.callAs(admin, 'createUser', { body }));
      expect(refused).toMatchObject({ status: 400, code: 'PASSWORD_FORMAT', field: 'password' });
    });
    const { userId } = await instance.callAs(admin, 'createUser', { body });
    await instance.callAs(admin, 'deleteUser', { params: { userId } });
  });

  it('leaves a password as it was, and no entry in the trail', async () => {
    const person = await people.add();
    const trail = () =>
      instance.callAs(admin, 'listAuditEntries', {
        query: { objectType: 'User', objectId: String(person.userId) },
      });
    await withWeakPasswords(async () => {
      const set = instance.callAs(admin, 'setUserPassword', {
        params: { userId: person.userId },
        body: { newPassword: freshPassword() },
      });
      expect(await refusalOf(set)).toMatchObject({ code: 'PASSWORD_FORMAT', field: 'newPassword' });
    });
    expect((await trail()).totalItems).toBe(0);
    await expect(person.accessToken()).resolves.toBeDefined();
  });
});

it('reaches an account that the repair has made already, without one', async () => {
  const { userId, email } = await people.add();
  const newPassword = freshPassword();
  await instance.app.get(UserDirectory).enrol(
    {
      userId,
      email,
      firstName: 'Test',
      lastName: 'Person',
      language: 'de',
      roles: [],
      company: null,
      home: crypto.randomUUID(),
      enabled: true,
    },
    newPassword,
  );
  const answer = await new Browser(instance).send('POST', 'login', {
    body: { userEmail: email, password: newPassword },
  });
  expect(answer.status).toBe(200);
});
