import { randomUUID } from 'node:crypto';
import { exampleDatabase } from '../testing/example/example-database.js';
import { ExampleModule } from '../testing/example/example.module.js';
import { eventually, startTestInstance, type TestInstance } from '../testing/index.js';
import { Outbox } from './outbox.js';
import { listOutboxDeadLetters, retryOutboxDeadLetter } from './outbox-rows.js';
import { openPgClient } from './pg-client.js';

const subject = 'admin.company-deleted.v1';
const megabyte = 1024 * 1024;

let instance: TestInstance;
beforeEach(async () => {
  instance = await startTestInstance({ module: ExampleModule, database: exampleDatabase });
}, 60_000);
afterEach(() => instance.stop(), 30_000);

const record = (id: number, key?: string) =>
  instance.em().transactional((em) => Outbox.record(em, subject, { id }, key === undefined ? {} : { key }));
/** An event that is larger than expected. */
const recordLarge = (id: number, bytes: number) =>
  instance
    .em()
    .execute(
      `insert into outbox (event, payload) values (?, jsonb_build_object('id', ?::int, 'x', ?::text))`,
      [subject, id, 'x'.repeat(bytes)],
    );
const sentIds = async () => (await instance.courier.sent(subject)).map(({ id }) => id);
const asOperator = async <T>(work: (client: Awaited<ReturnType<typeof openPgClient>>) => Promise<T>) => {
  const client = await openPgClient(instance.databaseUrl, 'operator');
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
const deadLetters = () => asOperator((client) => listOutboxDeadLetters(client));

it('puts aside a message that is larger than the server takes, and sends later ones', async () => {
  await record(1);
  await recordLarge(2, 2 * megabyte);
  await record(3);
  await instance.settled();
  expect(await sentIds()).toEqual([1, 3]);
  const [letter, ...others] = await deadLetters();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ subject, reason: expect.stringMatching(/^20\d{5} bytes, and 1040384 is/) });
  const metrics = await (await fetch(`${instance.url}/metrics`)).text();
  expect(metrics).toContain('outbox_dead_letters 1');
  expect(metrics).toContain('outbox_unsent 0');
}, 30_000);

it('leaves room for the headers that a copy of the event needs', async () => {
  await recordLarge(1, megabyte - 9 * 1024);
  await recordLarge(2, megabyte - 7 * 1024);
  await instance.settled();
  expect(await sentIds()).toEqual([1]);
}, 30_000);

it('puts aside what the stream does not take, and what cannot be put into a message', async () => {
  await record(1);
  await instance.settled();
  await instance.courier.jsm.streams.update('ADMIN', { max_msg_size: 2_000 });
  await recordLarge(2, 3_000);
  await record(3, 'two\nlines');
  await record(4);
  await instance.settled();
  expect(await sentIds()).toEqual([1, 4]);
  expect((await deadLetters()).map(({ reason }) => reason)).toEqual([
    expect.stringContaining('message size exceeds maximum allowed'),
    expect.stringContaining('cannot contain'),
  ]);
}, 30_000);

it("retries on an operator's command", async () => {
  await recordLarge(1, 2 * megabyte);
  await record(2);
  await instance.settled();
  const [letter] = await deadLetters();
  await instance.em().execute(`update outbox set payload = '{"id":1}' where id = ?`, [letter?.id]);
  await asOperator((client) => retryOutboxDeadLetter(client, letter?.id ?? ''));
  await instance.settled();
  expect(await sentIds()).toEqual([2, 1]);
  expect(await deadLetters()).toEqual([]);
}, 30_000);

it('keeps it a dead letter when the events since a date are sent again', async () => {
  await recordLarge(1, 2 * megabyte);
  await instance.settled();
  await instance.em().execute('update outbox set sent_at = null');
  await record(2);
  await instance.settled();
  expect(await deadLetters()).toHaveLength(1);
  expect(await sentIds()).toEqual([2]);
}, 30_000);

it('puts a message aside that is too large to be copied, and gives it back whole', async () => {
  const body = JSON.stringify({ orderId: 'one', text: 'x'.repeat(megabyte - 1_000) });
  await instance.courier.publishRaw('orders.order-deleted.v1', body, randomUUID());
  await instance.courier.publish('orders.order-deleted.v1', { orderId: 2, lines: [] });
  await eventually(async () =>
    expect(await instance.em().execute('select order_id from applied')).toEqual([{ order_id: 2 }]),
  );
  const [letter] = await instance.courier.deadLetters();
  expect(letter).toMatchObject({ body: '', reason: expect.stringContaining('contract: orderId') });
  await instance.courier.replay({ sequence: letter?.sequence ?? 0 });
  // It breaks the contract as before, so it comes back: all of it was there to be read.
  await eventually(async () => {
    expect(await instance.courier.deadLetters()).toMatchObject([
      { sequence: 2, reason: expect.stringContaining('contract: orderId') },
    ]);
  });
}, 30_000);
