import type { TestInstance } from '@werkbank/platform/testing';
import { asTheService } from '@werkbank/platform/request';
import { UserDirectory } from '../keycloak/user-directory.js';
import { otherCustomer, swissCustomer } from '../../testing/admin-instance.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';
import { RepairAccounts } from './repair-accounts.js';
import { RepairByItself } from './repair-by-itself.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
let someone: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance({ ACCOUNT_CHECK_SECONDS: '3600' }));
  admin = await people.add({ roles: ['platform-admin'] });
  someone = await people.add({ companyId: swissCustomer });
  other = await people.add({ companyId: otherCustomer });
}, 60_000);
afterAll(() => people?.leave(), 30_000);

const wholeLook = () => instance.callAs(admin, 'repairUserDrift', {});
const lookByItself = (app = instance.app) => asTheService(() => app.get(RepairAccounts).repairUnlessBusy());
const aDayLater = () =>
  instance.em().execute(`update user_drift set checked_at = now() - interval '25 hours'`);
const lastWholeLook = async () => (await instance.callAs(admin, 'getUserDrift', {})).checkedAt;

/** A change in Keycloak without an event for us. */
async function tamperWith({ userId }: TestPerson): Promise<void> {
  const directory = instance.app.get(UserDirectory);
  const account = await directory.accountOf(userId);
  if (!account) throw new Error('a person who was added has an account');
  await directory.enrol({ ...account.person, lastName: 'Anders' });
}

async function lastNameAtKeycloak({ userId }: TestPerson): Promise<string | undefined> {
  return (await instance.app.get(UserDirectory).accountOf(userId))?.person.lastName;
}

const rename = ({ userId }: TestPerson, lastName: string) =>
  instance
    .em()
    .execute('update users set last_name = ?, account_version = account_version + 1 where id = ?', [
      lastName,
      userId,
    ]);

async function wholeReadsDuring(work: () => Promise<unknown>, directory = instance.app.get(UserDirectory)) {
  const accountsOf = directory.accountsOf.bind(directory);
  let reads = 0;
  directory.accountsOf = (home) => {
    reads++;
    return accountsOf(home);
  };
  try {
    await work();
  } finally {
    directory.accountsOf = accountsOf;
  }
  return reads;
}

describe('a periodic comparison', () => {
  it('compares only people who have changed since the last comparison', async () => {
    await wholeLook();
    await rename(someone, 'Neu');
    await lookByItself();
    await rename(someone, 'Neuer');
    await lookByItself();
    await tamperWith(someone);
    await tamperWith(other);
    await rename(someone, 'Neueste');
    const reads = await wholeReadsDuring(() => lookByItself());
    expect(reads).toBe(0);
    expect([await lastNameAtKeycloak(someone), await lastNameAtKeycloak(other)]).toEqual([
      'Neueste',
      'Anders',
    ]);
    expect(await wholeLook()).toMatchObject({ found: 1, open: 0 });
    expect(await lastNameAtKeycloak(other)).toBe('Person');
  });

  it('reports and repairs accounts of changed people, without the time of a full scan', async () => {
    const { checkedAt, found } = await wholeLook();
    await instance.app.get(UserDirectory).remove(someone.userId);
    await instance
      .em()
      .execute('update users set account_version = 50, account_told = 50 where id = ?', [someone.userId]);
    await lookByItself();
    expect(await lastNameAtKeycloak(someone)).toBeDefined();
    expect(await instance.callAs(admin, 'getUserDrift', {})).toMatchObject({ checkedAt, found, open: 0 });
    const { differences } = await instance.callAs(admin, 'listUserDifferences', { query: {} });
    expect(differences[0]).toMatchObject({ userId: someone.userId, kind: 'onlyHere' });
  });

  it('retries failed repairs, and keeps accounts in the report that it did not compare', async () => {
    await wholeLook();
    const directory = instance.app.get(UserDirectory);
    const enrol = directory.enrol.bind(directory);
    await tamperWith(other);
    await tamperWith(someone);
    directory.enrol = () => Promise.reject(new Error('refused'));
    expect(await wholeLook()).toMatchObject({ found: 2, open: 2 });
    directory.enrol = (person, password) =>
      person.userId === other.userId ? Promise.reject(new Error('refused')) : enrol(person, password);
    await lookByItself();
    expect(await instance.callAs(admin, 'getUserDrift', {})).toMatchObject({ open: 1 });
    directory.enrol = enrol;
    await lookByItself();
    expect(await instance.callAs(admin, 'getUserDrift', {})).toMatchObject({ open: 0 });
    expect(await lastNameAtKeycloak(other)).toBe('Person');
  });

  it('leaves differences that need a full scan to the next one', async () => {
    const stray = await people.add();
    await instance.em().execute('delete from users where id = ?', [stray.userId]);
    const directory = instance.app.get(UserDirectory);
    const removeAccount = directory.removeAccount.bind(directory);
    directory.removeAccount = () => Promise.reject(new Error('refused'));
    expect(await wholeLook()).toMatchObject({ found: 1, open: 1 });
    directory.removeAccount = removeAccount;
    await rename(someone, 'Anna');
    await lookByItself();
    expect(await instance.callAs(admin, 'getUserDrift', {})).toMatchObject({ open: 1 });
    expect(await wholeLook()).toMatchObject({ found: 1, open: 0 });
  });

  it('removes no account by its id alone, because it may belong to another installation', async () => {
    await wholeLook();
    const { userId, email } = await people.add();
    await instance.em().execute('delete from users where id = ?', [userId]);
    await instance
      .em()
      .execute(`insert into user_difference (kind, email, user_id) values ('differentData', ?, ?)`, [
        email,
        userId,
      ]);
    await lookByItself();
    expect(await instance.app.get(UserDirectory).accountOf(userId)).toBeDefined();
    expect(await wholeLook()).toMatchObject({ found: 1, open: 0 });
  });

  it('compares a person whose token differs from the row', async () => {
    await wholeLook();
    const mover = await people.add({ companyId: swissCustomer });
    const companyAtKeycloak = async () =>
      (await instance.app.get(UserDirectory).accountOf(mover.userId))?.person.company?.id;
    await mover.accessToken();
    await lookByItself();
    // As after a manual change in the database.
    await instance
      .em()
      .execute('update users set company_id = ? where id = ?', [otherCustomer, mover.userId]);
    await lookByItself();
    expect(await companyAtKeycloak()).toBe(swissCustomer);
    const call = { params: { userId: mover.userId }, body: { language: 'en' as const } };
    await expect(instance.callAs(mover, 'setUserLanguage', call)).rejects.toMatchObject({ status: 401 });
    await lookByItself();
    expect(await companyAtKeycloak()).toBe(otherCustomer);
  });

  it('compares everything once a day, in one process only', async () => {
    const replica = await instance.startReplica();
    // The replica's own comparison at the start would count, too.
    await replica.get(RepairByItself).idle();
    await wholeLook();
    await aDayLater();
    const both = () => Promise.all([lookByItself(), lookByItself(replica)]);
    const inReplica = replica.get(UserDirectory);
    const reads: number[] = [];
    reads.push(
      await wholeReadsDuring(async () => {
        reads.push(await wholeReadsDuring(both, inReplica));
      }),
    );
    expect(reads.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await wholeReadsDuring(() => lookByItself())).toBe(0);
  });

  it('runs a full scan if so many have changed that single reads take longer', async () => {
    await wholeLook();
    await instance.em().execute(
      `insert into users (email, salutation, first_name, last_name, phone, company_id)
       select 'many-' || n || '@werkbank.example', 'Ms', 'Vera', 'Many', '', ? from generate_series(1, 201) n`,
      [swissCustomer],
    );
    const directory = instance.app.get(UserDirectory);
    const accountsOf = directory.accountsOf.bind(directory);
    directory.accountsOf = () => Promise.reject(new Error('all are read'));
    try {
      await expect(lookByItself()).rejects.toThrow('all are read');
    } finally {
      directory.accountsOf = accountsOf;
      await instance.em().execute(`delete from users where last_name = 'Many'`);
    }
  });
});

it('a starting service runs a full scan only if the last one is a day old', async () => {
  await wholeLook();
  const before = await lastWholeLook();
  const restart = async () => {
    await instance.stopService();
    await instance.startService();
  };
  await restart();
  // Shutdown waits for the running comparison.
  await restart();
  expect(await lastWholeLook()).toBe(before);
  await aDayLater();
  await restart();
  await restart();
  expect(Date.parse((await lastWholeLook()) ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
}, 30_000);
