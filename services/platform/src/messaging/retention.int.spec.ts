import { randomUUID } from 'node:crypto';
import { exampleDatabase } from '../testing/example/example-database.js';
import { ExampleModule } from '../testing/example/example.module.js';
import { startTestInstance, type TestInstance } from '../testing/index.js';
import { pruneOldRows } from './outbox-rows.js';
import { openPgClient } from './pg-client.js';
import { DEAD_LETTER_STREAM, ensureDeadLetterStream, ensureDroppedStream } from './streams.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startTestInstance({ module: ExampleModule, database: exampleDatabase });
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

const days = (nanoseconds: number): number => nanoseconds / 1e6 / 1000 / 60 / 60 / 24;

it('deletes events sent 30 days ago and messages handled 60 days ago, but no waiting ones', async () => {
  const client = await openPgClient(instance.ownerUrl, 'retention');
  try {
    // Without the trigger the relay stays idle, so these rows stay as written.
    await client.query('alter table outbox disable trigger user');
    await client.query(
      `insert into outbox (event, key, payload, recorded_at, sent_at, sent_to, dead_lettered_at)
       select 'admin.company-deleted.v1', key, '{}', now() - make_interval(days => age),
              case when sent then now() end, case when sent then 'x' end, case when aside then now() end
         from (values ('sent 29', 29, true, false), ('sent 31', 31, true, false), ('aside 400', 400, false, true))
           rows (key, age, sent, aside)`,
    );
    await client.query(
      `insert into inbox (consumer, message_id, handled_at)
       select 'c', age::text, now() - make_interval(days => age) from unnest(array[59, 61]) age`,
    );
    await pruneOldRows(client);
    const kept = await client.query('select key as what from outbox order by key');
    expect(kept.rows).toEqual([{ what: 'aside 400' }, { what: 'sent 29' }]);
    expect((await client.query('select message_id from inbox')).rows).toEqual([{ message_id: '59' }]);
  } finally {
    await client.end();
  }
}, 30_000);

it('keeps events in streams for 30 days, dropped ones for a year, dead letters until a decision', async () => {
  const { jsm } = instance.courier;
  await instance.courier.publish('admin.company-deleted.v1', { id: 1 }, randomUUID());
  expect(days((await jsm.streams.info('ADMIN')).config.max_age)).toBe(30);
  expect(days((await ensureDroppedStream(jsm, 1)).config.max_age)).toBe(365);
  await ensureDeadLetterStream(jsm, 1);
  expect((await jsm.streams.info(DEAD_LETTER_STREAM)).config).toMatchObject({ max_age: 0, max_msgs: -1 });
}, 30_000);
