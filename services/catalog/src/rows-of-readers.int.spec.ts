import type { Reader } from '@werkbank/platform/request';
import { asReader } from '@werkbank/platform/testing';
import { readStoredArticles } from './articles/read-catalogue/article-record.js';
import {
  readAssignedGroups,
  readPriceTerms,
  readSharedTerms,
} from './pricing/read-price-terms/read-price-terms.js';
import { DiscountRequest } from './price-rules/request-discount/entities.js';
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
  withoutCompany,
  WorldOfReaders,
} from './testing/world-of-readers.js';

let world: WorldOfReaders;
const run = <Row extends object>(reader: Reader, sql: string) => world.run<Row>(reader, sql);
const all = (reader: Reader, table: string) => world.all(reader, table);
beforeAll(async () => {
  world = await WorldOfReaders.start();
}, patience);
afterAll(() => world?.instance.stop(), patience);

it('holds a role back that is neither a superuser nor past all policies', async () => {
  expect(
    await run(service, 'select rolsuper, rolbypassrls from pg_roles where rolname = current_user'),
  ).toEqual([{ rolsuper: false, rolbypassrls: false }]);
});

it('holds for each table but those that no call writes and everybody reads', async () => {
  const rows = await run<{ relname: string }>(
    service,
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and not (relrowsecurity and relforcerowsecurity) order by relname`,
  );
  expect(rows.map(({ relname }) => relname)).toEqual([
    'article',
    'article_table',
    'article_to_index',
    'article_to_map',
    'category',
    'changed_key',
    'changed_key_horizon',
    'customer',
    'dispatch_location',
    'exchange_rate',
    'inbox',
    'material_group',
    'media_file',
    'media_order',
    'medium',
    'medium_source',
    'migration',
    'offer',
    'outbox',
    'producer',
    'producer_company',
    'replica_version',
    'search_article',
    'search_group',
    'search_standard',
    'search_value',
    'search_word',
  ]);
});

interface Seen {
  /** Their numbers. */
  requests: number[];
  /** Requests: the producer companies, and the customer. */
  asked: [producer: number, customer: number][];
  assignments: [producer: number, customer: number][];
  preferences: number[];
}
const nothing: Seen = { requests: [], asked: [], assignments: [], preferences: [] };
const ofNordlicht = [nordlicht, second] satisfies [number, number];
const ofAlpspitz = [alpspitz, first] satisfies [number, number];

it.each<[string, Reader, Seen]>([
  [
    'a customer',
    customer,
    {
      requests: [askedOfBoth],
      asked: [ofAlpspitz, [nordlicht, first]],
      assignments: [ofAlpspitz],
      preferences: [1],
    },
  ],
  [
    'a colleague',
    colleague,
    {
      requests: [askedOfBoth],
      asked: [ofAlpspitz, [nordlicht, first]],
      assignments: [ofAlpspitz],
      preferences: [],
    },
  ],
  [
    'another customer',
    otherCustomer,
    {
      requests: [askedOfNordlicht],
      asked: [ofNordlicht],
      assignments: [ofNordlicht],
      preferences: [3],
    },
  ],
  [
    'a producer',
    producer,
    { requests: [askedOfBoth], asked: [ofAlpspitz], assignments: [ofAlpspitz], preferences: [] },
  ],
  [
    'a producer that both ask',
    otherProducer,
    {
      requests: [askedOfBoth, askedOfNordlicht],
      asked: [[nordlicht, first], ofNordlicht],
      assignments: [ofNordlicht],
      preferences: [],
    },
  ],
  ['somebody of another company', bystander, nothing],
  ['somebody without a company', withoutCompany, nothing],
  ['a visitor', visitor, nothing],
  [
    'the service',
    service,
    {
      requests: [askedOfBoth, askedOfNordlicht],
      asked: [ofAlpspitz, [nordlicht, first], ofNordlicht],
      assignments: [ofAlpspitz, ofNordlicht],
      preferences: [1, 3],
    },
  ],
])('shows %s who asks for all what is theirs', async (_, reader, expected) => {
  const pairs = async (table: string) => {
    const sql = `select producer_company_id as p, customer_company_id as c from ${table} order by 1, 2`;
    return (await run<{ p: number; c: number }>(reader, sql)).map(({ p, c }) => [p, c]);
  };
  const found = await asReader(reader, () =>
    world.instance.em().find(DiscountRequest, {}, { orderBy: { id: 'asc' } }),
  );
  const chosen = await run<{ id: number }>(reader, 'select user_id as id from user_preferences order by 1');
  expect({
    requests: found.map(({ id }) => id),
    asked: await pairs('discount_request_producer'),
    assignments: await pairs('discount_assignment'),
    preferences: chosen.map(({ id }) => id),
  }).toEqual(expected);
});

it.each([
  'article_group',
  'article_group_member',
  'country_price_factor',
  'discount',
  'discount_group',
  'discount_quantity',
  'stock',
  'surcharge',
  'synonym',
  'tax_rule_version',
])('shows all of %s to everybody', async (table) => {
  const rows = await all(service, table);
  expect(rows.length).toBeGreaterThan(1);
  for (const reader of callers) expect(await all(reader, table)).toEqual(rows);
});

it('shows own article numbers to people of their company alone, who cannot write others', async () => {
  const numbers = async (reader: Reader) =>
    (await run<{ number: string }>(reader, 'select number from own_article_number order by 1')).map(
      ({ number }) => number,
    );
  for (const reader of [customer, colleague]) expect(await numbers(reader)).toEqual(['WZ-1']);
  expect(await numbers(otherCustomer)).toEqual(['Z-2']);
  expect(await numbers(service)).toEqual(['WZ-1', 'Z-2']);
  for (const reader of [producer, bystander, withoutCompany, visitor])
    expect(await numbers(reader)).toEqual([]);
  const foreign = `insert into own_article_number values (${second}, 'key-3', 'WZ-3')`;
  await expect(run(customer, foreign)).rejects.toThrow('row-level security');
});

it.each([...ofOrders, ...ofSearches])('shows nothing of %s to callers', async (table) => {
  expect(await all(service, table)).toHaveLength(1);
  for (const reader of callers) expect(await all(reader, table)).toEqual([]);
});

it('fills shared caches with the same rows for each reader', async () => {
  const day = '2026-11-24';
  const audience = { country: 'CH', currency: 'CHF' };
  const shared = (reader: Reader) =>
    asReader(reader, async () => ({
      terms: await readSharedTerms(world.instance.em(), audience, day),
      articles: await readStoredArticles(world.instance.em(), ['drill-68', 'key-3']),
    }));
  for (const reader of callers) expect(await shared(reader)).toEqual(await shared(service));
  const assigned = (reader: Reader) =>
    asReader(reader, () => readAssignedGroups(world.instance.em(), first, day));
  expect(Object.keys(await assigned(service))).toEqual([String(alpspitz)]);
  for (const reader of [customer, colleague]) expect(await assigned(reader)).toEqual(await assigned(service));
  const own = (reader: Reader) =>
    asReader(reader, () =>
      readPriceTerms(world.instance.em(), { ...audience, customerCompanyId: first }, [alpspitz], day),
    );
  expect(await own(producer)).toEqual(await own(service));
});
