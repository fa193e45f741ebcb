import type { Reader } from '@werkbank/platform/request';
import { asReader, type TestInstance } from '@werkbank/platform/testing';
import { aSection, buyerCompany, germanProducer, swissProducer } from '../testing/a-submission.js';
import { startOrdersInstance, submitted } from '../testing/orders-instance.js';
import { SalesOrderEntity } from './storage/sales-order.entity.js';

let instance: TestInstance;
/** An order of the buyer at both producers, and one of another company at the German one. */
let own: number;
let foreign: number;
let delivery: number;

const run = <Row>(reader: Reader, sql: string, params: unknown[] = []) =>
  asReader(reader, () => instance.em().execute<Row[]>(sql, params));

beforeAll(async () => {
  instance = await startOrdersInstance();
  const order = await submitted(instance);
  own = order.id;
  delivery = order.sections.find((one) => one.producerCompanyId === swissProducer)?.id ?? 0;
  foreign = (await submitted(instance, { customerId: 8, orderSections: [aSection(germanProducer)] })).id;
  await instance.settled();
  const em = instance.em();
  await em.execute(`insert into issued_paper_file select id, 'pdf', '' from issued_paper`);
  for (const [title, type, object, enabled] of [
    ['shown at a delivery', 'Delivery', delivery, true],
    ['hidden at a delivery', 'Delivery', delivery, false],
    ['at a purchase order', 'PurchaseOrder', own, true],
    ['shown at an article', 'Article', 'drill-1', true],
    ['hidden at an article', 'Article', 'drill-1', false],
  ])
    await em.execute(
      `insert into attachment (file_id, file_name, title, attachment_type, object_type, object_id, type, position, enabled,
         bytes, media_type, owner_company_id, created_by)
       values (gen_random_uuid(), 'a.pdf', ?, 'none', ?, ?, 'pdf', 0, ?, 1, 'application/pdf', ?, 1)`,
      [title, type, String(object), enabled, swissProducer],
    );
  await em.execute(`insert into attachment_content select id, '' from attachment`);
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

const buyer = `caller/${buyerCompany}/1` as const;
const otherBuyer = 'caller/8/2';
const swiss = `caller/${swissProducer}/3` as const;
const german = `caller/${germanProducer}/4` as const;
const otherProducer = 'caller/299/5';
const withoutCompany = 'caller//6';
const visitor = 'caller//';

it('applies to a role that is neither a superuser nor exempt from policies', async () => {
  expect(
    await instance.em().execute('select rolsuper, rolbypassrls from pg_roles where rolname = current_user'),
  ).toEqual([{ rolsuper: false, rolbypassrls: false }]);
});

it('covers every table except shared ones', async () => {
  const rows = await instance.em().execute<{ relname: string }[]>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and not (relrowsecurity and relforcerowsecurity) order by relname`,
  );
  expect(rows.map(({ relname }) => relname)).toEqual([
    'customs_area',
    'dispatch_location',
    'inbox',
    'migration',
    'ordered_number',
    'outbox',
    'paper_series',
    'print_settings',
    'replica_version',
  ]);
});

describe.each([
  ['sales_order', 'select id from sales_order t'],
  ['purchase_order', 'select distinct order_id as id from purchase_order t'],
  ['delivery', 'select distinct order_id as id from delivery t'],
  ['order_item', 'select distinct order_id as id from order_item t'],
  ['order_party', 'select distinct order_id as id from order_party t'],
  ['order_history', 'select distinct order_id as id from order_history t'],
  ['issued_paper', 'select distinct order_id as id from issued_paper t'],
  [
    'issued_paper_file',
    'select distinct (select order_id from issued_paper where id = t.paper_id) as id from issued_paper_file t',
  ],
])('a reader of all %s', (_, sql) => {
  it.each<[string, Reader, () => number[]]>([
    ['as a buyer', buyer, () => [own]],
    ['as another buyer', otherBuyer, () => [foreign]],
    ['as a producer', swiss, () => [own]],
    ['as the producer of both', german, () => [own, foreign]],
    ['as a producer of none', otherProducer, () => []],
    ['without a company', withoutCompany, () => []],
    ['as a visitor', visitor, () => []],
    ['as the service', 'service//', () => [own, foreign]],
  ])('%s gets what is theirs', async (_, reader, expected) => {
    const rows = await run<{ id: number }>(reader, `${sql} order by 1`);
    expect(rows.map(({ id }) => id)).toEqual(expected());
  });
});

it.each<[string, Reader, string[]]>([
  ['its owner', swiss, ['d', 'D', 'p', 'a', 'A']],
  ['the buyer', buyer, ['d', 'a']],
  ['another producer of the order', german, ['d', 'a']],
  ['others', otherBuyer, ['a']],
  ['visitors', visitor, ['a']],
])('shows of all files to %s what is shown to them', async (_, reader, expected) => {
  const short = `case title when 'shown at a delivery' then 'd' when 'hidden at a delivery' then 'D'
    when 'at a purchase order' then 'p' when 'shown at an article' then 'a' else 'A' end as file`;
  const rows = await run<{ file: string }>(reader, `select ${short} from attachment order by id`);
  expect(rows.map(({ file }) => file)).toEqual(expected);
  const contents = await run<{ n: number }>(reader, 'select count(*)::int as n from attachment_content');
  expect(contents).toEqual([{ n: expected.length }]);
});

it("limits an entity manager's query without any condition", async () => {
  const all = (reader: Reader) =>
    asReader(reader, async () => (await instance.em().find(SalesOrderEntity, {})).map(({ id }) => id));
  expect(await all(buyer)).toEqual([own]);
  expect(await all(otherBuyer)).toEqual([foreign]);
  expect(await all(visitor)).toEqual([]);
});

describe('a user who writes', () => {
  const refused = 'violates row-level security policy';

  it('is refused an order in the name of another company', async () => {
    const copy = `insert into sales_order select (jsonb_populate_record(o, '{"id": 5, "draft_id": null, "customer_id": 8}')).*
      from sales_order o where id = ?`;
    await expect(run(buyer, copy, [own])).rejects.toThrow(refused);
  });

  it('cannot become the producer of an order of others', async () => {
    const insert = `insert into purchase_order (order_id, producer_company_id, status, tax_base) values (?, 299, 'Created', 1)`;
    await expect(run(otherProducer, insert, [own])).rejects.toThrow(refused);
  });

  it('is refused a line in the history of an order of others', async () => {
    const insert = `insert into order_history (order_id, at, who, actor, why) values (?, now(), '', '', '')`;
    await expect(run(otherBuyer, insert, [own])).rejects.toThrow(refused);
    await expect(run(visitor, insert, [own])).rejects.toThrow(refused);
  });

  it('changes the content of a file only as its owner, and never deletes a document or a history line', async () => {
    const changed = async (reader: Reader, sql: string) => (await run(reader, `${sql} returning 1`)).length;
    const content = `update attachment_content set content = 'mine'`;
    const others: readonly Reader[] = [buyer, german, otherBuyer, visitor];
    for (const reader of others) {
      expect([reader, await changed(reader, content)]).toEqual([reader, 0]);
      expect([reader, await changed(reader, 'delete from attachment_content')]).toEqual([reader, 0]);
    }
    expect(await changed(swiss, content)).toBe(5);
    const copy = `insert into attachment_content select id, 'mine' from attachment where object_type = 'Article' and enabled`;
    await instance.em().execute('delete from attachment_content');
    await expect(run(buyer, copy)).rejects.toThrow(refused);
    for (const reader of [buyer, swiss])
      for (const sql of [
        `update issued_paper set number = 'mine'`,
        'delete from issued_paper',
        `update issued_paper_file set content = 'mine'`,
        'delete from issued_paper_file',
        `update order_history set who = 'mine'`,
        'delete from order_history',
      ])
        expect([reader, sql, await changed(reader, sql)]).toEqual([reader, sql, 0]);
    const part = `insert into order_party (company_id, order_id) values (299, ?)`;
    await expect(run(buyer, part, [own])).rejects.toThrow(refused);
    await expect(run(otherProducer, 'update order_party set company_id = 299 returning 1')).resolves.toEqual(
      [],
    );
  });

  it('changes and deletes no rows of others', async () => {
    for (const sql of [
      `update sales_order set cost_center = 'mine'`,
      `update delivery set status = 'Cancelled'`,
      'update order_item set cancelled = true',
      `update attachment set title = 'mine'`,
      'delete from order_history',
      'delete from attachment',
    ])
      await run(otherProducer, sql);
    await run(buyer, 'delete from attachment');
    const [left] = await instance.em().execute(
      `select (select count(*)::int from sales_order where cost_center = 'mine') as orders,
         (select count(*)::int from delivery where status = 'Cancelled') as deliveries,
         (select count(*)::int from order_item where cancelled) as items,
         (select count(distinct order_id)::int from order_history) as histories,
         (select count(*)::int from attachment where title <> 'mine') as files`,
    );
    expect(left).toEqual({ orders: 0, deliveries: 0, items: 0, histories: 2, files: 5 });
  });
});
