import type { Role } from '@werkbank/contracts/access';
import { eventually, type TestInstance } from '@werkbank/platform/testing';
import { otherCustomer, swissCustomer } from '../../testing/admin-instance.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import { freshPassword, freshUserId, type TestPeople, type TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
let boss: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
  boss = await people.add({ roles: ['company-admin'], companyId: swissCustomer });
}, 60_000);
afterAll(() => people?.leave(), 60_000);

const dataOf = ({ email, claims }: TestPerson) => ({
  email,
  salutation: 'Ms' as const,
  firstName: 'Test',
  lastName: 'Person',
  phone: '+41 52 555 00 00',
  language: 'de' as const,
  roles: {
    PlatformAdmin: claims.roles?.includes('platform-admin') ?? false,
    CompanyAdmin: claims.roles?.includes('company-admin') ?? false,
  },
  companyId: claims.companyId ?? null,
  enabled: true,
});
const update = (caller: TestPerson, whom: TestPerson, changes: Partial<ReturnType<typeof dataOf>>) =>
  instance.callAs(caller, 'updateUser', {
    params: { userId: whom.userId },
    body: { ...dataOf(whom), ...changes },
  });

describe('a platform admin', () => {
  it('belongs to no company, whichever way one is assigned', async () => {
    const body = {
      ...dataOf(admin),
      email: `new-${freshUserId()}@werkbank.example`,
      companyId: swissCustomer,
    };
    const refused = { code: 'PLATFORM_ADMIN_OF_COMPANY', field: 'companyId' };
    const created = instance.callAs(admin, 'createUser', { body: { ...body, password: freshPassword() } });
    expect(await refusalOf(created)).toMatchObject(refused);
    expect(await refusalOf(update(admin, boss, { roles: dataOf(admin).roles }))).toMatchObject(refused);
    await expect(
      instance.em().execute('update users set company_id = ? where id = ?', [swissCustomer, admin.userId]),
    ).rejects.toThrow(/platform_admin_of_no_company/);
  });

  it('cannot be changed, given a password or deleted by a company admin', async () => {
    const params = { userId: admin.userId };
    const stolen = `boss-${freshUserId()}@werkbank.example`;
    const nobody = { code: 'USER_NOT_FOUND' };
    expect(await refusalOf(update(boss, admin, { email: stolen }))).toMatchObject(nobody);
    expect(
      await refusalOf(
        instance.callAs(boss, 'setUserPassword', { params, body: { newPassword: freshPassword() } }),
      ),
    ).toMatchObject(nobody);
    expect(await refusalOf(instance.callAs(boss, 'deleteUser', { params }))).toMatchObject(nobody);
  });
});

describe('a company admin', () => {
  const noAdmin = { roles: { PlatformAdmin: false, CompanyAdmin: false } };

  it('cannot drop their own right, so each company keeps an admin; others can take it', async () => {
    const person = await people.add({ roles: ['company-admin'], companyId: swissCustomer });
    const other = await people.add({ roles: ['company-admin'], companyId: swissCustomer });
    expect(await refusalOf(update(person, person, noAdmin))).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
    expect(await refusalOf(update(person, person, { enabled: false }))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await update(person, person, {})).toMatchObject({ roles: { CompanyAdmin: true } });
    expect(await update(person, other, noAdmin)).toMatchObject({ roles: { CompanyAdmin: false } });
    expect(await update(admin, person, noAdmin)).toMatchObject({ roles: { CompanyAdmin: false } });
  });

  it('can neither make a platform admin nor move users to another company', async () => {
    const person = await people.add({ companyId: swissCustomer });
    const mighty = { companyId: null, roles: { PlatformAdmin: true, CompanyAdmin: false } };
    expect(await refusalOf(update(boss, person, mighty))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await refusalOf(update(boss, person, { companyId: otherCustomer }))).toMatchObject({
      code: 'REFERENCED_COMPANY_MISSING',
      field: 'companyId',
    });
    expect(await update(admin, person, { companyId: otherCustomer })).toMatchObject({
      companyId: otherCustomer,
    });
  });

  it('may delete themselves', async () => {
    const person = await people.add({ roles: ['company-admin'], companyId: swissCustomer });
    const params = { userId: person.userId };
    expect(await instance.callAs(person, 'deleteUser', { params })).toEqual({});
  });
});

describe('an outdated access token', () => {
  const act = (caller: TestPerson) =>
    instance.callAs(caller, 'updateCustomer', {
      params: { companyId: swissCustomer },
      body: { name: 'Taken over AG', customerType: 'Bund', country: 'CH' },
    });
  const companyAdmin = async (): Promise<TestPerson> => {
    const person = await people.add({ roles: ['company-admin' as Role], companyId: swissCustomer });
    await person.accessToken();
    return person;
  };

  it.each<[string, (person: TestPerson) => Promise<unknown>]>([
    ['was disabled', (person) => update(boss, person, { enabled: false })],
    ['was deleted', (person) => instance.callAs(boss, 'deleteUser', { params: { userId: person.userId } })],
    [
      'is no admin any more',
      (person) => update(boss, person, { roles: { PlatformAdmin: false, CompanyAdmin: false } }),
    ],
    ['went to another company', (person) => update(admin, person, { companyId: otherCustomer })],
  ])('changes nothing any more once its owner %s', async (_, happens) => {
    const person = await companyAdmin();
    await happens(person);
    expect(await refusalOf(act(person))).toMatchObject({ status: 401, code: 'AUTHENTICATION_REQUIRED' });
    const shown = await instance.callAs(boss, 'getCustomer', { params: { companyId: swissCustomer } });
    expect(shown.name).toBe('Kellermatt AG');
  });

  it('still ends its own session', async () => {
    const person = await companyAdmin();
    const [sessionId = ''] = await people.openSessionsOf(person);
    await instance.em().execute('update users set enabled = false where id = ?', [person.userId]);
    expect(await instance.callAs(person, 'logout', { params: { token: sessionId } })).toEqual({});
    expect(await people.openSessionsOf(person)).toEqual([]);
  });
});

describe('two company admins', () => {
  const demote = (caller: TestPerson, whom: TestPerson) =>
    update(caller, whom, { roles: { PlatformAdmin: false, CompanyAdmin: false } });
  const remove = (caller: TestPerson, { userId }: TestPerson) =>
    instance.callAs(caller, 'deleteUser', { params: { userId } });
  const disable = (caller: TestPerson, whom: TestPerson) => update(caller, whom, { enabled: false });
  /** Waits until that many calls have passed all checks before the row locks. */
  const wait = (count: number) =>
    eventually(async () => {
      const [waiting] = await instance.em().execute<{ count: number }[]>(
        `select count(*)::int from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (waiting?.count !== count) throw new Error(`${waiting?.count} wait`);
    });

  it.each([
    ['take the right from each other', demote, demote],
    ['lock each other out', disable, disable],
    ['delete each other', remove, remove],
    ['delete and demote each other', remove, demote],
  ])('who %s at once leave one', async (_, first, second) => {
    const [one, other] = [
      await people.add({ roles: ['company-admin'], companyId: otherCustomer }),
      await people.add({ roles: ['company-admin'], companyId: otherCustomer }),
    ];
    await Promise.all([one.accessToken(), other.accessToken()]);
    const tries: Promise<unknown>[] = [];
    await instance.em().transactional(async (em) => {
      await em.execute('select from users where id in (?, ?) for update', [one.userId, other.userId]);
      tries.push(first(one, other), second(other, one));
      await wait(2);
    });
    const ends = await Promise.allSettled(tries);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [left] = await instance.em().execute<{ count: number }[]>(
      `select count(*)::int from users
        where id in (?, ?) and company_admin and enabled and removed_at is null`,
      [one.userId, other.userId],
    );
    expect(left).toEqual({ count: 1 });
  });

  it('of whom one is moved away meanwhile keep the right of the other', async () => {
    const [moved, other] = [
      await people.add({ roles: ['company-admin'], companyId: otherCustomer }),
      await people.add({ roles: ['company-admin'], companyId: otherCustomer }),
    ];
    await moved.accessToken();
    const tries: Promise<unknown>[] = [];
    await instance.em().transactional(async (em) => {
      await em.execute('select from users where id = ? for update', [other.userId]);
      tries.push(refusalOf(demote(moved, other)));
      await wait(1);
      await em.execute('update users set company_id = ? where id = ?', [swissCustomer, moved.userId]);
    });
    expect(await Promise.all(tries)).toMatchObject([{ status: 403, code: 'FORBIDDEN' }]);
  });
});
