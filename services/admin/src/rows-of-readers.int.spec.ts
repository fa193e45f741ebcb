import type { Reader } from '@werkbank/platform/request';
import { asReader, type TestInstance } from '@werkbank/platform/testing';
import {
  germanProducerCompany,
  otherCustomer,
  startAdminInstance,
  swissCustomer,
  swissProducerCompany,
} from './testing/admin-instance.js';
import { personOf, settleRowsOfAll, sibling } from './testing/rows-of-all.js';
import { UserRecord } from './directory/user/user.entity.js';

let instance: TestInstance;
const run = <Row extends object>(reader: Reader, sql: string, params: unknown[] = []) =>
  asReader(reader, () => instance.em().execute<Row[]>(sql, params));

beforeAll(async () => {
  instance = await startAdminInstance();
  await settleRowsOfAll(instance);
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

const { somebody, colleague, stranger, producer, admin, gone } = personOf;
const readers = {
  'somebody of a customer': `caller/${swissCustomer}/${somebody}`,
  'somebody of another customer': `caller/${otherCustomer}/${stranger}`,
  'somebody of a producer': `caller/${swissProducerCompany}/${producer}`,
  'somebody whose token names a company of yesterday': `caller/${otherCustomer}/${somebody}`,
  'somebody without a company': `caller//${gone}`,
  'a visitor': 'caller//',
  'the service': 'service//',
} as const satisfies Record<string, Reader>;

it('covers every table except shared ones', async () => {
  const rows = await instance.em().execute<{ relname: string }[]>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and not (relrowsecurity and relforcerowsecurity) order by relname`,
  );
  expect(rows.map(({ relname }) => relname)).toEqual([
    'account_home',
    'audit_entry',
    'captcha_solution',
    'configuration',
    'exchange_rate',
    'inbox',
    'migration',
    'outbox',
    'platform_event',
    'replica_version',
    'sidebar_attachment',
    'user_drift',
  ]);
});

const people = [somebody, colleague, stranger, producer, admin, gone];
const byPeople = [[somebody, colleague], [stranger], [producer], [somebody, stranger], [gone], [], people];
const own = [[somebody], [stranger], [producer], [somebody], [gone], [], people];
const producers = [germanProducerCompany, swissProducerCompany, sibling];
const places = [1021, 1051];

it.each<[string, string, readonly (readonly number[])[]]>([
  ['users', 'select id from users', byPeople],
  ['user_preferences', 'select user_id as id from user_preferences', byPeople],
  [
    'spending_limit',
    'select user_id as id from spending_limit',
    [
      [somebody, colleague],
      [stranger],
      [producer],
      [stranger],
      [],
      [],
      [somebody, colleague, stranger, producer],
    ],
  ],
  ['mail_choice', 'select user_id as id from mail_choice', own],
  [
    'password_reset',
    `select coalesce(user_id, 0) as id from password_reset`,
    [...byPeople.slice(0, -1), [0, ...people]],
  ],
  [
    'email_change',
    'select user_id as id from email_change',
    // The requesting user sees it, too.
    [
      [somebody, colleague, gone],
      [stranger],
      [producer],
      [somebody, colleague, stranger, gone],
      [gone],
      [],
      people,
    ],
  ],
  [
    'company',
    'select id from company',
    [
      [...producers, swissCustomer],
      [...producers, otherCustomer],
      producers,
      [...producers, otherCustomer],
      producers,
      producers,
      [...producers, swissCustomer, otherCustomer],
    ],
  ],
  [
    'address',
    'select id from address',
    [
      [...places, 2010, 2011],
      [...places, 2020],
      places,
      [...places, 2020],
      places,
      places,
      [1020, ...places, 2010, 2011, 2020],
    ],
  ],
  ['producer', 'select id from producer', [[], [], [2], [], [], [], [1, 2, 3]]],
])('shows of %s to each who asks for all what is theirs', async (_, sql, expected) => {
  const seen = await Promise.all(
    Object.values(readers).map(async (reader) => {
      const rows = await run<{ id: number }>(reader, `${sql} order by 1`);
      return rows.map(({ id }) => id);
    }),
  );
  expect(Object.fromEntries(Object.keys(readers).map((name, index) => [name, seen[index]]))).toEqual(
    Object.fromEntries(Object.keys(readers).map((name, index) => [name, expected[index]])),
  );
});

it.each([
  'mail',
  'mail_digest_line',
  'registration',
  'sign_in_attempt',
  'user_difference',
  'user_import',
  'user_import_line',
  'erased_person',
])('shows %s to the service only', async (table) => {
  for (const [name, reader] of Object.entries(readers)) {
    const rows = await run(reader, `select * from ${table}`);
    expect([name, rows.length > 0]).toEqual([name, reader === 'service//']);
  }
});

it("limits an entity manager's query without any condition", async () => {
  const all = (reader: Reader) =>
    asReader(reader, async () =>
      (await instance.em().find(UserRecord, {}, { orderBy: { id: 'asc' } })).map(({ id }) => id),
    );
  expect(await all(readers['somebody of a customer'])).toEqual([somebody, colleague]);
  expect(await all(readers['a visitor'])).toEqual([]);
});

it('reveals among all people only the holder of an e-mail, and applies again afterwards', async () => {
  const found = await asReader(readers['somebody of a customer'], () =>
    instance
      .em()
      .transactional(async (em) => [
        await em.execute('select * from holder_of_email(?)', ['person-3@werkbank.example']),
        await em.execute('select * from holder_of_email(?)', ['person-6@werkbank.example']),
        await em.execute('select id from users order by id'),
      ]),
  );
  expect(found).toEqual([
    [{ id: stranger, company_id: otherCustomer }],
    [],
    [{ id: somebody }, { id: colleague }],
  ]);
});

describe('a user who writes', () => {
  const refused = 'violates row-level security policy';

  it.each([
    ['somebody to another company', `update users set company_id = ${otherCustomer} where id = ${colleague}`],
    [
      'themselves to another company',
      `update users set company_id = ${otherCustomer} where id = ${somebody}`,
    ],
    ['themselves out of their company', `update users set company_id = null where id = ${somebody}`],
    [
      'what a colleague wants',
      `insert into mail_choice (user_id, off, digest) values (${colleague}, '{}', false)`,
    ],
    ['what others choose', `insert into user_preferences (user_id) values (${stranger})`],
    [
      'an address of others',
      `insert into address (owner_kind, owner_id, type, name, street, house, zip_code, city, country)
       values ('Company', ${otherCustomer}, 'Shipping', '', '', '', '', '', 'CH')`,
    ],
    ['its address to others', `update address set owner_id = ${otherCustomer} where id = 2010`],
    ['a producer', `insert into producer (algolia_id) values ('Mine')`],
  ])('is refused %s', async (_, sql) => {
    await expect(run(readers['somebody of a customer'], sql)).rejects.toThrow(refused);
  });

  it.each([
    [
      'a person',
      `insert into users (email, salutation, first_name, last_name, phone, company_id)
       values ('new@werkbank.example', 'Ms', '', '', '', ${swissCustomer})`,
    ],
    ['a company', `insert into company (kind, name, customer_type) values ('Customer', '', 'Company')`],
    [
      'a link for others',
      `insert into password_reset (token_hash, email, user_id, expires_at) values ('x', '', ${somebody}, now())`,
    ],
    [
      'another e-mail for others',
      `insert into email_change (token_hash, user_id, requested_by, former_email, email, in_use, expires_at)
       values ('x', ${somebody}, ${stranger}, '', '', false, now())`,
    ],
    [
      'a registration',
      `insert into registration (token_hash, email, user_id, expires_at) values ('x', '', 99, now())`,
    ],
    ['who was erased', 'insert into erased_person (user_id) values (99)'],
  ])('is refused %s, as somebody else and as a visitor', async (_, sql) => {
    await expect(run(readers['somebody of another customer'], sql)).rejects.toThrow(refused);
    await expect(run(readers['a visitor'], sql)).rejects.toThrow(refused);
  });

  it('is refused to become a platform admin', async () => {
    const rise = 'update users set platform_admin = true';
    await expect(run(readers['somebody without a company'], rise)).rejects.toThrow(refused);
  });

  it('changes and deletes no rows of others', async () => {
    const held = await instance
      .em()
      .execute<{ table: string }[]>(
        `select relname as table from pg_class where relkind = 'r' and relforcerowsecurity order by relname`,
      );
    const count = () =>
      Promise.all(
        held.map(async ({ table }) => [
          table,
          (await instance.em().execute(`select * from ${table}`)).length,
        ]),
      );
    const before = await count();
    for (const reader of ['caller//', 'caller/999/999'] as const)
      for (const { table } of held) await run(reader, `delete from ${table}`);
    expect(await count()).toEqual(before);
    await run(readers['somebody of another customer'], `update users set first_name = 'Mine'`);
    await run(readers['somebody of another customer'], `update company set name = 'Mine'`);
    const [changed] = await instance.em().execute(
      `select (select array_agg(id) from users where first_name = 'Mine') as people,
         (select array_agg(id) from company where name = 'Mine') as companies`,
    );
    expect(changed).toEqual({ people: [stranger], companies: [otherCustomer] });
  });

  it('may add mails and ended sessions, but not delete them', async () => {
    for (const reader of [readers['somebody of a customer'], readers['a visitor']]) {
      await run(reader, `insert into mail (recipient, content, useless_after) values ('', '{}', now())`);
      await run(
        reader,
        `insert into ended_session (session_id) values ('${reader}'), ('ended') on conflict do nothing`,
      );
      await run(reader, 'delete from ended_session');
      expect(
        await run(reader, `select from ended_session where session_id in ('ended', '${reader}')`),
      ).toHaveLength(2);
    }
  });
});
