import { p } from '@mikro-orm/core';
import { exampleDatabase } from '../testing/example/example-database.js';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database.js';
import { openPgClient } from '../messaging/pg-client.js';
import { readManyOn, readOneOn, runOn, transactionOn } from './read-on-client.js';
import { statement } from './statement.js';

const instants = statement(
  'instants',
  { at: p.datetime(), sold: p.bigint('number') },
  'select $1::timestamptz as at, 5::bigint as sold union all select null, null',
);
const apply = statement('apply-order', {}, 'insert into applied (order_id) values ($1), ($1)');
const applied = statement('count-applied', { count: p.integer() }, 'select count(*)::int from applied');

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase(exampleDatabase);
}, 60_000);
afterAll(async () => database?.drop());

async function onClient(work: (client: Awaited<ReturnType<typeof openPgClient>>) => Promise<void>) {
  const client = await openPgClient(database.url, 'test');
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

it('reads instants with their milliseconds, large numbers as numbers, and what is null as null', () =>
  onClient(async (client) => {
    const at = new Date('2026-05-04T03:02:01.987Z');
    expect(await readManyOn(client, instants, [at])).toEqual([
      { at, sold: 5 },
      { at: null, sold: null },
    ]);
  }));

it('keeps what a transaction did, or nothing of it if it throws', () =>
  onClient(async (client) => {
    expect(await transactionOn(client, () => runOn(client, apply, [1]))).toBe(2);
    const failing = transactionOn(client, async () => {
      await runOn(client, apply, [2]);
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('too late');
    expect(await readOneOn(client, applied)).toEqual({ count: 2 });
  }));
