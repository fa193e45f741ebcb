import type { Reader } from '@werkbank/platform/request';
import { asReader, type TestInstance } from '@werkbank/platform/testing';
import { startCatalogInstance } from './catalog-instance.js';
import { alpspitz, nordlicht } from './desk.js';

/** Two customers. The first asks both producers for a discount, the second asks Nordlicht alone. */
export const [first, second] = [900, 901] as const;
export const [askedOfBoth, askedOfNordlicht] = [1001, 1002] as const;

export const service: Reader = 'service//';
export const customer: Reader = `caller/${first}/1`;
export const colleague: Reader = `caller/${first}/2`;
export const otherCustomer: Reader = `caller/${second}/3`;
export const producer: Reader = `caller/${alpspitz}/4`;
export const otherProducer: Reader = `caller/${nordlicht}/5`;
export const bystander: Reader = 'caller/999/6';
export const withoutCompany: Reader = 'caller//7';
export const visitor: Reader = 'caller//';
export const callers = [
  customer,
  colleague,
  otherCustomer,
  producer,
  otherProducer,
  bystander,
  withoutCompany,
  visitor,
];

/** Tables without visible rows for callers. */
export const ofOrders = ['order_with_stock', 'stock_of_order', 'stock_reservation'];
export const ofSearches = ['searched_text', 'hidden_search'];

/** The small catalogue with rules, requests and reservations of several companies. */
export class WorldOfReaders {
  private constructor(readonly instance: TestInstance) {}

  static async start(): Promise<WorldOfReaders> {
    const world = new WorldOfReaders(await startCatalogInstance());
    for (const sql of rows) await world.run(service, sql);
    return world;
  }

  run<Row extends object>(reader: Reader, sql: string): Promise<Row[]> {
    return asReader(reader, () => this.instance.em().execute<Row[]>(sql));
  }

  /** All rows of a table that the reader sees. */
  all(reader: Reader, table: string): Promise<object[]> {
    return this.run(reader, `select * from ${table} t order by t::text`);
  }
}

const rows = [
  `insert into customer (id, kind, name) values (${second}, 'Customer', 'Zweite AG')`,
  `insert into discount_request (id, customer_company_id, user_id, first_name, last_name, email, country, remarks, asked_at)
       select id, customer, 1, 'Mia', 'Muster', 'mia@muster.example', 'CH', '', now()
       from (values (${askedOfBoth}, ${first}), (${askedOfNordlicht}, ${second})) asked (id, customer)`,
  `insert into discount_request_producer (request_id, producer_company_id, status) values
       (${askedOfBoth}, ${alpspitz}, 'Open'), (${askedOfBoth}, ${nordlicht}, 'Open'), (${askedOfNordlicht}, ${nordlicht}, 'Open')`,
  `insert into discount_assignment (producer_company_id, discount_group_id, customer_company_id)
       values (${nordlicht}, 3, ${second})`,
  `insert into country_price_factor (producer_company_id, target_country, factor) values (${nordlicht}, 'CH', 2)`,
  `insert into surcharge (producer_company_id, material_group_id, value) values (${nordlicht}, 4, 7)`,
  `insert into article_group (id, producer_company_id, name) values (91, ${alpspitz}, 'Alles')`,
  'insert into article_group_member values (91, 3)',
  'insert into discount_quantity values (2, 0, 5)',
  `insert into user_preferences values (1, 'CH', 'CHF'), (3, 'DE', 'EUR')`,
  'insert into order_with_stock values (1)',
  `insert into stock_of_order values (1, 'drill-68', 11, 5, 5)`,
  `insert into searched_text values ('klemmfix', 'de', current_date, 1, 1, 'klemmfix', now())`,
  `insert into hidden_search values ('klemmfix', 'de')`,
  `insert into synonym (language, word, form, meanings, is_one_way)
       select 'de', word, word, '["Spannzange"]', true from unnest(array['klemmfix', 'klemmfox']) word`,
  `insert into own_article_number values (${first}, 'drill-68', 'WZ-1'), (${second}, 'drill-68', 'Z-2')`,
  `insert into stock_reservation values (gen_random_uuid(), 'drill-68', 11, 1, now() + interval '1 day')`,
];
