import { randomUUID } from 'node:crypto';
import { exampleDatabase } from '../testing/example/example-database.js';
import { ExampleModule, exampleOrders } from '../testing/example/example.module.js';
import { eventually, startTestInstance, type TestInstance } from '../testing/index.js';
import { NothingToReplay, Operations } from './index.js';
import { operationsSubjects } from './operations-wire.js';

const event = 'orders.order-deleted.v1';
const consumer = 'admin--orders_order-deleted_v1';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startTestInstance({ module: ExampleModule, database: exampleDatabase });
  standInForOutboxes();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);
afterEach(() => {
  exampleOrders.onEvent = () => undefined;
});

/** Stands in for the other services' outboxes, which have no dead letters. */
function standInForOutboxes(): void {
  const { connection } = instance.courier;
  const result = { replayed: 0, done: 0, returned: 0, waiting: 0 };
  for (const part of ['catalog', 'checkout', 'orders']) {
    connection.subscribe(operationsSubjects.listUnsent, {
      callback: (_error, message) => void message.respond(JSON.stringify({ part, letters: [] })),
    });
    connection.subscribe(operationsSubjects.retryUnsent, {
      callback: (_error, message) => void message.respond(JSON.stringify({ part, result })),
    });
  }
}

const operations = () => instance.app.get(Operations);
const replicas = async () =>
  (await operations().state()).parts.find(({ part }) => part === 'admin')?.replicas ?? [];
const letters = async () => (await operations().deadLetters()).deadLetters;
const deadLetter = async (body: string) => {
  const before = (await letters()).length;
  await instance.courier.publishRaw(event, body, randomUUID());
  return eventually(async () => {
    const all = await letters();
    expect(all).toHaveLength(before + 1);
    return all[0]!;
  });
};
const recordLarge = (id: number) =>
  instance
    .em()
    .execute(
      `insert into outbox (event, payload) values (?, jsonb_build_object('id', ?::int, 'x', ?::text))`,
      ['admin.company-deleted.v1', id, 'x'.repeat(2 * 1024 * 1024)],
    );

it('describes each replica: its dependencies, its pool, its outbox', async () => {
  const replica = await instance.startReplica();
  await eventually(async () => expect(await replicas()).toHaveLength(2));
  const [one] = await replicas();
  expect(one).toMatchObject({
    part: 'admin',
    version: null,
    needs: { database: 'up', nats: 'up', keycloak: 'up' },
    outbox: { unsent: 0, oldest: null, deadLetters: 0 },
    toHandle: 0,
  });
  expect(one?.pool?.most).toBe(10);
  await replica.close();
  await eventually(async () => expect(await replicas()).toHaveLength(1));
}, 30_000);

it('lists silent services without replicas', async () => {
  const { nats, parts } = await operations().state();
  expect(nats).toBe('up');
  expect(parts.filter(({ replicas: found }) => found.length === 0).map(({ part }) => part)).toEqual([
    'catalog',
    'checkout',
    'orders',
  ]);
});

it('answers in time without its database', async () => {
  await instance.databaseLine.cut();
  const [one] = await replicas();
  expect(one).toMatchObject({ needs: { database: 'down', nats: 'up' }, outbox: null });
  await instance.databaseLine.mend();
  await eventually(async () => expect((await replicas())[0]?.needs['database']).toBe('up'));
}, 30_000);

it('lists dead letters by kind, and reports the outcome of a replay', async () => {
  exampleOrders.onEvent = () => {
    throw new Error('not today');
  };
  const letter = await deadLetter('{"orderId":5,"lines":[]}');
  expect(letter).toMatchObject({ event, consumer, reason: 'failed 3 times: Error: not today' });
  expect((await operations().deadLetters()).kinds).toEqual([{ event, consumer, count: 1 }]);
  expect(await operations().replay(letter.id)).toEqual({ replayed: 1, done: 0, returned: 1, waiting: 0 });
  exampleOrders.onEvent = () => undefined;
  const [again] = await letters();
  expect(again?.id).not.toBe(letter.id);
  expect(await operations().replay(again!.id)).toEqual({ replayed: 1, done: 1, returned: 0, waiting: 0 });
  expect(await instance.em().execute('select order_id from applied')).toEqual([{ order_id: 5 }]);
  expect(await letters()).toEqual([]);
}, 30_000);

it('replays all of a kind, and keeps the others', async () => {
  for (const orderId of [11, 12]) await deadLetter(`{"orderId":"${orderId}"}`);
  expect(await operations().replayKind({ event, consumer: 'nobody' })).toMatchObject({ replayed: 0 });
  expect(await operations().replayKind({ event, consumer })).toEqual({
    replayed: 2,
    done: 0,
    returned: 2,
    waiting: 0,
  });
  expect(await letters()).toHaveLength(2);
}, 30_000);

it('gives each letter to its consumer once when operators replay it in parallel', async () => {
  const before = (await letters()).length;
  const letter = await deadLetter('{"orderId":"21"}');
  const replays = Array.from({ length: 5 }, () => operations().replay(letter.id));
  const ended = await Promise.allSettled(replays);
  for (const one of ended) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(NothingToReplay);
  expect(ended.some(({ status }) => status === 'fulfilled')).toBe(true);
  await instance.settled();
  expect(await letters()).toHaveLength(before + 1);
}, 30_000);

it('refuses unknown letters', async () => {
  expect(await operations().find('999999')).toBeUndefined();
  expect(await operations().find(randomUUID())).toBeUndefined();
  await expect(operations().replay('999999')).rejects.toBeInstanceOf(NothingToReplay);
});

it('lists unsendable events, and retries them', async () => {
  await recordLarge(1);
  await instance.settled();
  const letter = (await letters()).find((one) => one.consumer === null);
  expect(letter).toMatchObject({
    event: 'admin.company-deleted.v1',
    reason: expect.stringContaining('bytes'),
  });
  expect((await replicas())[0]?.outbox).toMatchObject({ unsent: 0, deadLetters: 1 });
  const kind = { event: 'admin.company-deleted.v1', consumer: null };
  expect(await operations().replayKind(kind)).toEqual({ replayed: 1, done: 0, returned: 1, waiting: 0 });
  await instance.em().execute(`update outbox set payload = '{"id":1}' where id = ?`, [letter?.id]);
  expect(await operations().replay(letter!.id)).toEqual({ replayed: 1, done: 1, returned: 0, waiting: 0 });
  expect(await instance.courier.sent('admin.company-deleted.v1')).toEqual([{ id: 1 }]);
}, 30_000);

it('describes only itself while NATS is down', async () => {
  await instance.nats.kill();
  await eventually(async () => expect((await operations().state()).nats).toBe('down'));
  const [one] = await replicas();
  expect(one).toMatchObject({ needs: { database: 'up', nats: 'down' }, toHandle: null });
  await expect(operations().deadLetters()).rejects.toMatchObject({ part: 'nats' });
  await instance.nats.start();
  await eventually(async () => expect((await operations().state()).nats).toBe('up'));
}, 30_000);
