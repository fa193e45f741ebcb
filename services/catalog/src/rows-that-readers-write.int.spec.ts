import type { Reader } from '@werkbank/platform/request';
import { asReader } from '@werkbank/platform/testing';
import { DiscountAssignment, DiscountGroup } from './price-rules/company-rules/entities.js';
import { patience } from './testing/catalog-instance.js';
import { alpspitz, nordlicht } from './testing/desk.js';
import {
  askedOfBoth,
  askedOfNordlicht,
  bystander,
  callers,
  colleague,
  customer,
  first,
  ofOrders,
  ofSearches,
  otherCustomer,
  otherProducer,
  producer,
  second,
  service,
  visitor,
  WorldOfReaders,
} from './testing/world-of-readers.js';

let world: WorldOfReaders;
const run = <Row extends object>(reader: Reader, sql: string) => world.run<Row>(reader, sql);
const all = (reader: Reader, table: string) => world.all(reader, table);
beforeAll(async () => {
  world = await WorldOfReaders.start();
}, patience);
afterAll(() => world?.instance.stop(), patience);

describe('row-level security', () => {
  const refused = 'violates row-level security policy';
  const others = callers.filter((reader) => reader !== producer);
  /** A statement changes no row of a table. */
  const leaves = async (table: string, reader: Reader, sql: string) => {
    const before = await all(service, table);
    await run(reader, sql);
    expect(await all(service, table)).toEqual(before);
  };

  it.each([
    ['article_group', `(id, producer_company_id, name) values (92, ${alpspitz}, 'Mine')`],
    ['article_group_member', 'values (91, 4)'],
    ['country_price_factor', `(producer_company_id, target_country, factor) values (${alpspitz}, 'DE', 0)`],
    ['discount', '(discount_group_id, material_or_article_group_id, discount_value) values (1, 4, 99)'],
    [
      'discount_assignment',
      `(producer_company_id, discount_group_id, customer_company_id) values (${alpspitz}, 2, ${second})`,
    ],
    [
      'discount_group',
      `(producer_company_id, name, is_other_customer_group, discount_type, material_group_type, discount_value)
         values (${alpspitz}, 'Mine', false, 'Percentage', 'MaterialGroup', 99)`,
    ],
    ['discount_quantity', 'values (1, 500, 99)'],
    ['surcharge', `(producer_company_id, material_group_id, value) values (${alpspitz}, 4, 0)`],
  ])('limits inserts into %s to the own company', async (table, row) => {
    for (const reader of others)
      await expect(run(reader, `insert into ${table} ${row}`)).rejects.toThrow(refused);
    const before = await all(service, table);
    await run(producer, `insert into ${table} ${row}`);
    expect(await all(service, table)).toHaveLength(before.length + 1);
  });

  it.each([
    ['article_group', 'name', `'mine' || id`, `producer_company_id = ${nordlicht}`],
    ['article_group_member', 'material_group_id', 'material_group_id', 'article_group_id = 90'],
    ['country_price_factor', 'factor', '0', `producer_company_id = ${nordlicht}`],
    ['discount', 'discount_value', '99', 'discount_group_id = 3'],
    ['discount_assignment', 'valid_until', `'2020-01-01'`, `producer_company_id = ${nordlicht}`],
    ['discount_group', 'discount_value', '99', `producer_company_id = ${nordlicht}`],
    ['discount_quantity', 'discount_value', '99', 'discount_id = 2'],
    ['surcharge', 'value', '0', `producer_company_id = ${nordlicht}`],
  ])('limits updates and deletions in %s to the own company', async (table, column, value, isNordlichts) => {
    for (const reader of callers.filter((one) => one !== otherProducer)) {
      await leaves(table, reader, `update ${table} set ${column} = ${value} where ${isNordlichts}`);
      await leaves(table, reader, `delete from ${table} where ${isNordlichts}`);
    }
    const ids = `select * from ${table} where ${isNordlichts}`;
    const changed = await run(
      otherProducer,
      `update ${table} set ${column} = ${value} where ${isNordlichts} returning *`,
    );
    expect(changed).toHaveLength((await run(service, ids)).length);
    expect(changed.length).toBeGreaterThan(0);
  });

  it.each([
    `update discount_group set producer_company_id = ${nordlicht} where id = 2`,
    'update discount set discount_group_id = 3 where discount_group_id = 2',
    'update discount_quantity set discount_id = 2 where discount_id = 1 and min_quantity > 0',
    `update discount_assignment set producer_company_id = ${nordlicht}`,
    'update article_group_member set article_group_id = 90 where article_group_id = 91',
    `update surcharge set producer_company_id = ${nordlicht} where producer_company_id = ${alpspitz}`,
  ])('forbids moving a rule to another company: %s', async (sql) => {
    await expect(run(producer, sql)).rejects.toThrow(refused);
  });

  it('stops an entity manager from changing rules of others', async () => {
    const taken = asReader(otherProducer, async () => {
      const em = world.instance.em();
      const group = await em.findOneOrFail(DiscountGroup, { id: 2 });
      group.name = 'Mine';
      await em.flush();
    });
    await expect(taken).resolves.toBeUndefined();
    expect(await world.instance.em().findOneOrFail(DiscountGroup, { id: 2 })).toMatchObject({
      name: 'Tiers',
    });
    const assigned = asReader(customer, () =>
      world.instance.em().insert(DiscountAssignment, {
        producerCompanyId: nordlicht,
        discountGroupId: 3,
        customerCompanyId: first,
      }),
    );
    await expect(assigned).rejects.toThrow(refused);
  });

  it('accepts discount requests for the own company only, and no later changes', async () => {
    const asked = (id: number, company: number) => `insert into discount_request
      (id, customer_company_id, user_id, first_name, last_name, email, country, remarks, asked_at)
      values (${id}, ${company}, 1, '', '', '', 'CH', '', now())`;
    for (const reader of callers.filter((one) => one !== customer && one !== colleague))
      await expect(run(reader, asked(1003, first))).rejects.toThrow(refused);
    await run(customer, asked(1003, first));
    await run(service, 'delete from discount_request where id = 1003');
    for (const reader of callers) {
      await leaves('discount_request', reader, `update discount_request set email = 'mine'`);
      await leaves('discount_request', reader, 'delete from discount_request');
    }
  });

  it('lets only the customer of a request ask producers', async () => {
    const asks = (request: number, company: number) => `insert into discount_request_producer
      (request_id, producer_company_id, customer_company_id, status) values (${request}, ${company}, ${first}, 'Open')`;
    await expect(run(producer, asks(askedOfNordlicht, alpspitz))).rejects.toThrow(refused);
    await expect(run(customer, asks(askedOfNordlicht, alpspitz))).rejects.toThrow(refused);
    await expect(run(otherCustomer, asks(askedOfBoth, 202))).rejects.toThrow(refused);
    await run(customer, asks(askedOfBoth, 202));
    await run(service, 'delete from discount_request_producer where producer_company_id = 202');
  });

  it('lets only the asked company answer a request, and never reassign it', async () => {
    const grant = `update discount_request_producer set status = 'Granted'`;
    for (const reader of [customer, otherCustomer, bystander, visitor])
      await leaves('discount_request_producer', reader, grant);
    await run(producer, grant);
    const granted = await run<{ id: number }>(
      service,
      `select producer_company_id as id from discount_request_producer where status = 'Granted'`,
    );
    expect(granted).toEqual([{ id: alpspitz }]);
    for (const change of [
      `producer_company_id = 202`,
      `request_id = ${askedOfNordlicht}`,
      `request_id = ${askedOfNordlicht}, customer_company_id = ${second}`,
    ])
      await expect(run(producer, `update discount_request_producer set ${change}`)).rejects.toThrow(refused);
    for (const reader of callers)
      await leaves('discount_request_producer', reader, 'delete from discount_request_producer');
  });

  it('leaves stock, preferences, tax rules, searches and their words to the service', async () => {
    for (const reader of callers) {
      await expect(run(reader, `insert into stock values ('drill-68', 99, 5)`)).rejects.toThrow(refused);
      await expect(run(reader, `insert into user_preferences values (7, 'DE', 'EUR')`)).rejects.toThrow(
        refused,
      );
      await expect(
        run(reader, `insert into tax_rule_version (to_country, percent) values ('CH', 0)`),
      ).rejects.toThrow(refused);
      await leaves('stock', reader, 'update stock set level = 0');
      await leaves('user_preferences', reader, 'delete from user_preferences');
      await leaves('tax_rule_version', reader, 'update tax_rule_version set percent = 0');
      await expect(
        run(
          reader,
          `insert into synonym (language, word, form, meanings, is_one_way) values ('de', 'a', 'a', '[]', true)`,
        ),
      ).rejects.toThrow(refused);
      await expect(run(reader, `insert into hidden_search values ('a', 'de')`)).rejects.toThrow(refused);
      await leaves('synonym', reader, `update synonym set meanings = '[]'`);
      await leaves('synonym', reader, 'delete from synonym');
      for (const table of [...ofOrders, ...ofSearches]) await leaves(table, reader, `delete from ${table}`);
    }
  });
});
