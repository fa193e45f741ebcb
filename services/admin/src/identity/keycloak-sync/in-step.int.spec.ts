import type { TestInstance } from '@werkbank/platform/testing';
import { asTheService } from '@werkbank/platform/request';
import { RepairAccounts } from './repair-accounts.js';
import { UserDirectory } from '../keycloak/user-directory.js';
import { otherCustomer, swissCustomer } from '../../testing/admin-instance.js';
import { Browser } from '../../testing/browser.js';
import { settledInstance } from '../../testing/settled-instance.js';
import { type TestPeople, type TestPerson, freshPassword, freshUserId } from '../../testing/test-people.js';
import { killedBeforeStep, type Killer } from '../../testing/killed-at-step.js';
import { Accounts } from './accounts.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
let killer: Killer;
beforeAll(async () => {
  // Every kill is an error; there are many of them here.
  ({ instance, people } = await settledInstance({ LOG_LEVEL: 'fatal' }));
  admin = await people.add({ roles: ['platform-admin'] });
  killer = killedBeforeStep();
  await admin.accessToken();
}, 60_000);
afterAll(async () => {
  killer?.restore();
  await instance?.em().execute('update users set removed_at = now() where id <> ?', [admin.userId]);
  await repair().catch(() => undefined);
  await people?.leave();
}, 60_000);

const repair = () => instance.callAs(admin, 'repairUserDrift', {});
const canSignIn = async (email: string, password: string) =>
  (await new Browser(instance).send('POST', 'login', { body: { userEmail: email, password } })).status ===
  200;
const rowOf = async (email: string) =>
  (await instance.em().execute<{ id: number }[]>('select id from users where email = ?', [email]))[0];
const account = async (email: string) => {
  const [home] = await instance.em().execute<{ home: string }[]>('select home from account_home');
  const all = await instance.app.get(UserDirectory).accountsOf(home?.home ?? '');
  return all.find(({ person }) => person.email === email);
};
const newcomer = () => {
  const password = freshPassword();
  const email = `new-${freshUserId()}@werkbank.example`;
  return {
    email,
    password,
    salutation: 'Ms' as const,
    firstName: 'Nora',
    lastName: 'Neu',
    phone: '+41 52 555 01 01',
    language: 'de' as const,
    roles: { PlatformAdmin: false, CompanyAdmin: true },
    companyId: swissCustomer,
  };
};
async function settled(): Promise<void> {
  await repair();
  expect(await repair()).toMatchObject({ found: 0, open: 0, waiting: 0 });
}

/** Kills the work at each Keycloak step in turn until it completes; checks after each kill. */
async function killedAtEachStep(
  work: () => Promise<unknown>,
  afterwards: (killed: boolean) => Promise<void>,
) {
  for (const moment of ['before', 'after'] as const) {
    for (let step = 1; ; step++) {
      const killed = await killer.during(step, moment, work);
      await afterwards(killed);
      if (!killed) break;
      expect(step).toBeLessThan(20);
    }
  }
}

it('admits no user without a row, at whichever step their creation is killed, and completes it', async () => {
  let user = newcomer();
  await killedAtEachStep(
    () => instance.callAs(admin, 'createUser', { body: user }),
    async () => {
      const row = await rowOf(user.email);
      if (await canSignIn(user.email, user.password)) expect(row).toBeDefined();
      await settled();
      expect((await account(user.email))?.person).toMatchObject({
        userId: row?.id,
        roles: ['company-admin'],
      });
      user = newcomer();
    },
  );
}, 60_000);

it('keeps the account equal to the row, at whichever step a change is killed', async () => {
  const user = newcomer();
  const { userId } = await instance.callAs(admin, 'createUser', { body: user });
  let turn = 0;
  await killedAtEachStep(
    () => {
      const { password: _, ...data } = user;
      const roles = { PlatformAdmin: false, CompanyAdmin: turn % 2 === 1 };
      const body = { ...data, lastName: `Neu ${turn++}`, roles, enabled: true };
      return instance.callAs(admin, 'updateUser', { params: { userId }, body });
    },
    async () => {
      await settled();
      const shown = await instance.callAs(admin, 'getUser', { params: { userId } });
      expect((await account(user.email))?.person.lastName).toBe(shown.lastName);
    },
  );
}, 60_000);

it('admits no disabled or deleted user, at whichever step that is killed', async () => {
  for (const what of ['disable', 'delete'] as const) {
    let user = newcomer();
    let userId = (await instance.callAs(admin, 'createUser', { body: user })).userId;
    await killedAtEachStep(
      () => {
        const { password: _, ...data } = user;
        const params = { userId };
        if (what === 'delete') return instance.callAs(admin, 'deleteUser', { params });
        return instance.callAs(admin, 'updateUser', { params, body: { ...data, enabled: false } });
      },
      async () => {
        expect(await canSignIn(user.email, user.password)).toBe(false);
        await settled();
        expect((await account(user.email))?.person.enabled).toBe(what === 'delete' ? undefined : false);
        expect((await rowOf(user.email)) === undefined).toBe(what === 'delete');
        user = newcomer();
        userId = (await instance.callAs(admin, 'createUser', { body: user })).userId;
      },
    );
  }
}, 120_000);

describe('an e-mail that an account has already', () => {
  const takenBy = async (email: string, attributes: Record<string, string[]>) => {
    const username = `stray-${freshUserId()}`;
    await people.realm.admin(({ users }) => users.create({ username, email, enabled: true, attributes }));
    return username;
  };
  const holder = async (email: string) => (await instance.app.get(UserDirectory).holderOf(email))?.userName;

  it('goes to the person with a row, if that account has none', async () => {
    const user = newcomer();
    await takenBy(user.email, {});
    const { userId } = await instance.callAs(admin, 'createUser', { body: user });
    expect(await holder(user.email)).toBe(`user-${userId}`);
    expect(await canSignIn(user.email, user.password)).toBe(true);
    const { password: _, ...data } = { ...user, email: newcomer().email, enabled: true };
    await takenBy(data.email, {});
    await instance.callAs(admin, 'updateUser', { params: { userId }, body: data });
    expect(await holder(data.email)).toBe(`user-${userId}`);
  });

  it('stays with an account of another installation', async () => {
    const user = newcomer();
    const elsewhere = await takenBy(user.email, { home: ['elsewhere'] });
    await expect(instance.callAs(admin, 'createUser', { body: user })).rejects.toMatchObject({
      body: { code: 'EMAIL_TAKEN' },
    });
    expect(await holder(user.email)).toBe(elsewhere);
    expect(await rowOf(user.email)).toBeUndefined();
    const left = await instance.app.get(UserDirectory).holderOf(user.email);
    if (left) await instance.app.get(UserDirectory).removeAccount(left.accountId);
  });

  it('becomes free with the pending update of its holder', async () => {
    const [former, next] = [newcomer(), newcomer()];
    const { userId } = await instance.callAs(admin, 'createUser', { body: former });
    const given = await instance.callAs(admin, 'createUser', { body: next });
    const em = instance.em();
    const change = 'update users set email = ?, account_version = account_version + 1 where id = ?';
    const moved = newcomer().email;
    await em.execute(change, [moved, userId]);
    await em.execute(change, [former.email, given.userId]);
    for (const _ of ['told in vain', 'its turn']) {
      await asTheService(() => instance.app.get(Accounts).follow([given.userId]));
      await asTheService(() => instance.app.get(Accounts).follow([userId]));
    }
    expect(await holder(former.email)).toBe(`user-${given.userId}`);
    expect(await canSignIn(former.email, next.password)).toBe(true);
    // The account is the same one: it has kept its password.
    expect(await canSignIn(moved, former.password)).toBe(true);
  });
});

it('reports and repairs changes made in Keycloak', async () => {
  const [kept, stray, lost] = [newcomer(), newcomer(), newcomer()];
  for (const body of [kept, stray, lost]) await instance.callAs(admin, 'createUser', { body });
  const directory = instance.app.get(UserDirectory);
  const [keptAccount, lostAccount] = [await account(kept.email), await account(lost.email)];
  if (!keptAccount || !lostAccount) throw new Error('a user who was created has an account');
  await directory.enrol({ ...keptAccount.person, lastName: 'Anders', roles: ['platform-admin'] });
  await instance.em().execute('delete from users where email = ?', [stray.email]);
  await directory.removeAccount(lostAccount.accountId);

  const drift = await repair();
  expect(drift).toMatchObject({ found: 3, open: 0, checkingSince: null });
  expect(await instance.callAs(admin, 'getUserDrift', {})).toEqual(drift);
  const { differences } = await instance.callAs(admin, 'listUserDifferences', { query: { state: 'mended' } });
  const byEmail = ([one]: string[], [other]: string[]) => String(one).localeCompare(String(other));
  const ours = differences.filter(({ email }) => [kept, stray, lost].some((user) => user.email === email));
  expect(ours.map(({ email, kind }) => [email, kind]).sort(byEmail)).toEqual(
    [
      [kept.email, 'differentData'],
      [stray.email, 'onlyInKeycloak'],
      [lost.email, 'onlyHere'],
    ].sort(byEmail),
  );
  expect(differences.every(({ repairedAt }) => repairedAt !== null)).toBe(true);
  expect((await account(kept.email))?.person).toMatchObject({ lastName: 'Neu', roles: ['company-admin'] });
  expect(await account(stray.email)).toBeUndefined();
  expect(await repair()).toMatchObject({ found: 0, open: 0, waiting: 0 });
});

it('keeps failed repairs in the report, once each, until they succeed', async () => {
  const user = newcomer();
  await instance.callAs(admin, 'createUser', { body: user });
  const lost = await account(user.email);
  if (!lost) throw new Error('a user who was created has an account');
  const directory = instance.app.get(UserDirectory);
  await directory.removeAccount(lost.accountId);
  // Another person holds the e-mail in Keycloak, so the account cannot be restored.
  const thief = await directory.enrol({ ...lost.person, userId: freshUserId(), home: 'elsewhere' });
  const open = () => instance.callAs(admin, 'listUserDifferences', { query: { state: 'open' } });
  for (const look of [1, 2]) {
    expect([look, await repair()]).toEqual([look, expect.objectContaining({ found: 1, open: 1 })]);
    expect((await open()).differences).toMatchObject([{ email: user.email, kind: 'onlyHere' }]);
  }
  await directory.removeAccount(thief);
  expect(await repair()).toMatchObject({ found: 1, open: 0 });
  expect((await open()).totalItems).toBe(0);
});

it('shows the start of a running comparison, and lets all callers meanwhile share the next one', async () => {
  const directory = instance.app.get(UserDirectory);
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let looks = 0;
  const accountsOf = directory.accountsOf.bind(directory);
  directory.accountsOf = async (home) => {
    looks++;
    begun.resolve();
    await goOn.promise;
    return accountsOf(home);
  };
  try {
    const first = repair();
    await begun.promise;
    const { checkingSince } = await instance.callAs(admin, 'getUserDrift', {});
    expect(Date.parse(checkingSince ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const repairs = instance.app.get(RepairAccounts);
    const others = [1, 2, 3].map(() =>
      asTheService(() => repairs.repair({ kind: 'visitor', language: 'de' })),
    );
    goOn.resolve();
    expect(await first).toMatchObject({ found: 0 });
    await Promise.all(others);
    expect(looks).toBe(2);
    expect(await instance.callAs(admin, 'getUserDrift', {})).toMatchObject({ checkingSince: null });
  } finally {
    goOn.resolve();
    directory.accountsOf = accountsOf;
  }
});

it('answers at once when a large company is renamed, and a failing account delays no other', async () => {
  const many = 14;
  await instance.em().execute(
    `insert into users (email, salutation, first_name, last_name, phone, company_id, account_version, account_told)
     select case n when 1 then repeat('x', 70) else 'many-' || ? || '-' || n end || '@werkbank.example',
            'Ms', 'Vera', 'Many', '', ?, 1, 1
       from generate_series(1, ?) n`,
    [freshUserId(), otherCustomer, many],
  );
  const due = async () =>
    (
      await instance
        .em()
        .execute<{ count: number }[]>(
          'select count(*)::int as count from users where company_id = ? and account_version <> account_told',
          [otherCustomer],
        )
    )[0]?.count;
  await instance.callAs(admin, 'updateCustomer', {
    params: { companyId: otherCustomer },
    body: { name: 'Bergfurt Neu GmbH', customerType: 'Company', taxNumber: 'DE123456789', country: 'DE' },
  });
  expect(await due()).toBeGreaterThanOrEqual(many - 10);
  await asTheService(() => instance.app.get(Accounts).tellDue());
  expect(await due()).toBe(1);
});
