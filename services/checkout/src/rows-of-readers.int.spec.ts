import type { Reader } from '@werkbank/platform/request';
import { asReader, type TestInstance } from '@werkbank/platform/testing';
import { OrderDraftRecord } from './drafts/draft-order/order-draft.entity.js';
import { startWorldOfBuyers } from './testing/world-of-buyers.js';

let instance: TestInstance;
/** Drafts of the companies 7 and 8, made by the people 1 and 2. */
let own: string;
let foreign: string;
beforeAll(async () => {
  ({ instance } = await startWorldOfBuyers());
  const em = instance.em();
  const draft = (company: number, person: number) =>
    em.execute<{ id: string }[]>(
      `insert into order_draft (id, company_id, user_id, fingerprint, content, buyer, drafted_at)
       values (gen_random_uuid(), ?, ?, '', '{}', '{}', now()) returning id`,
      [company, person],
    );
  own = (await draft(7, 1))[0]?.id ?? '';
  foreign = (await draft(8, 2))[0]?.id ?? '';
  for (const [list, company, person, shared] of [
    ['own', 7, 1, false],
    ['shared', 7, 1, true],
    ['foreign', 8, 2, true],
  ])
    await em.execute(`insert into saved_list values (gen_random_uuid(), ?, ?, '', ?, ?, '[]', 0, now())`, [
      company,
      person,
      list,
      shared,
    ]);
  await em.execute(
    `insert into order_approval (draft_id, company_id, asker_id, asked_by, asked_at, held_until, exceeded, state)
     select id, company_id, user_id, '{}', now(), now(), '{}', 'Waiting' from order_draft`,
  );
  await em.execute(`insert into own_basket values (1, '[]', 1, now()), (2, '[]', 1, now())`);
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

it("holds for each table but those that are nobody's in particular", async () => {
  const rows = await instance.em().execute<{ relname: string }[]>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and not (relrowsecurity and relforcerowsecurity) order by relname`,
  );
  expect(rows.map(({ relname }) => relname)).toEqual([
    'cost_rule_version',
    'cost_rules',
    'inbox',
    'migration',
    'outbox',
    'producer',
    'replica_version',
  ]);
});

it.each<
  [string, Reader, { baskets: number[]; drafts: () => string[]; approvals?: () => string[]; lists: string[] }]
>([
  ['somebody', 'caller/7/1', { baskets: [1], drafts: () => [own], lists: ['own', 'shared'] }],
  ['a colleague', 'caller/7/3', { baskets: [], drafts: () => [own], lists: ['shared'] }],
  [
    'somebody who has left the company',
    'caller/9/1',
    { baskets: [1], drafts: () => [own], approvals: () => [], lists: [] },
  ],
  [
    'somebody of another company',
    'caller/8/2',
    { baskets: [2], drafts: () => [foreign], lists: ['foreign'] },
  ],
  ['a visitor', 'caller//', { baskets: [], drafts: () => [], lists: [] }],
  [
    'the service',
    'service//',
    { baskets: [1, 2], drafts: () => [own, foreign], lists: ['foreign', 'own', 'shared'] },
  ],
])('shows %s who asks for all what is theirs', async (_, reader, { baskets, drafts, approvals, lists }) => {
  const seen = await asReader(reader, async () => ({
    baskets: await instance.em().execute<{ id: number }[]>('select user_id as id from own_basket order by 1'),
    approvals: await instance
      .em()
      .execute<{ id: string }[]>('select draft_id as id from order_approval order by company_id'),
    lists: await instance.em().execute<{ name: string }[]>('select name from saved_list order by 1'),
    drafts: await instance.em().find(OrderDraftRecord, {}, { orderBy: { companyId: 'asc' } }),
  }));
  expect(seen.baskets.map(({ id }) => id)).toEqual(baskets);
  expect(seen.approvals.map(({ id }) => id)).toEqual(approvals?.() ?? drafts());
  expect(seen.lists.map(({ name }) => name)).toEqual(lists);
  expect(seen.drafts.map(({ id }) => id)).toEqual(drafts());
});

it('refuses to write what is of others', async () => {
  const run = (sql: string) => asReader('caller/7/1', () => instance.em().execute(sql));
  const refused = 'violates row-level security policy';
  await expect(run(`insert into own_basket values (5, '[]', 1, now())`)).rejects.toThrow(refused);
  await expect(run('update order_draft set company_id = 8, user_id = 2')).rejects.toThrow(refused);
  await expect(run('update saved_list set company_id = 8')).rejects.toThrow(refused);
  await expect(run('update order_approval set company_id = 8')).rejects.toThrow(refused);
  await run('delete from order_approval where company_id = 8');
  await run('delete from saved_list where company_id = 8');
  await run('delete from order_draft where user_id = 2');
  await run('delete from own_basket where user_id = 2');
  expect(await instance.em().count(OrderDraftRecord)).toBe(2);
  expect(await instance.em().execute('select draft_id from order_approval')).toHaveLength(2);
  expect(await instance.em().execute('select name from saved_list')).toHaveLength(3);
  expect(await instance.em().execute('select user_id from own_basket order by 1')).toHaveLength(2);
});
