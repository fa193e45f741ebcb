import { exampleDatabase } from '../testing/example/example-database.js';
import { ExampleModule } from '../testing/example/example.module.js';
import { eventually, startTestInstance, type TestInstance } from '../testing/index.js';
import { eventsSent } from '../metrics/event-metrics.js';
import { Outbox } from './outbox.js';

let instance: TestInstance;
beforeEach(async () => {
  instance = await startTestInstance({ module: ExampleModule, database: exampleDatabase });
}, 60_000);
afterEach(() => instance.stop(), 30_000);

const changeAndRecord = (id: number, andThen: () => void = () => undefined): Promise<void> =>
  instance.em().transactional(async (em) => {
    await em.execute('insert into applied (order_id) values (?)', [id]);
    await Outbox.record(em, 'admin.company-deleted.v1', { id }, { key: id });
    andThen();
  });
const sentIds = async (): Promise<number[]> =>
  (await instance.courier.sent('admin.company-deleted.v1')).map(({ id }) => id);

it('sends a recorded event once, with its id, key and request', async () => {
  await changeAndRecord(1);
  await instance.settled();
  expect(await sentIds()).toEqual([1]);
  const message = await instance.courier.jsm.streams.getMessage('ADMIN', { seq: 1 });
  const [row] = await instance.em().execute<{ id: string }[]>('select id from outbox');
  expect(message?.header.get('Werkbank-Id')).toBe(row?.id);
  expect(message?.header.get('Werkbank-Key')).toBe('1');
  expect(message?.header.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
});

it('takes an event back together with its change', async () => {
  const failure = changeAndRecord(1, () => {
    throw new Error('changed my mind');
  });
  await expect(failure).rejects.toThrow('changed my mind');
  await changeAndRecord(2);
  await instance.settled();
  expect(await sentIds()).toEqual([2]);
  expect(await instance.em().execute('select order_id from applied')).toEqual([{ order_id: 2 }]);
});

it('refuses to record an event outside of a transaction', async () => {
  await expect(Outbox.record(instance.em(), 'admin.company-deleted.v1', { id: 1 })).rejects.toThrow(
    'must be recorded in the transaction',
  );
});

it('refuses to record an event that breaks the contract', async () => {
  const recording = instance
    .em()
    .transactional((em) => Outbox.record(em, 'admin.company-deleted.v1', { id: -1 }));
  await expect(recording).rejects.toThrow('expected number to be >0');
});

it('keeps the order of many events', async () => {
  const ids = Array.from({ length: 230 }, (_, index) => index + 1);
  for (const id of ids) await changeAndRecord(id);
  await instance.settled();
  expect(await sentIds()).toEqual(ids);
});

it('leaves one message in the stream when an event is sent again after a crash before it was marked', async () => {
  await changeAndRecord(1);
  await instance.settled();
  await instance.em().execute('update outbox set sent_at = null');
  await instance.settled();
  expect(await sentIds()).toEqual([1]);
});

it('sends events that were recorded while NATS was down', async () => {
  await changeAndRecord(1);
  await instance.settled();
  await instance.nats.kill();
  await changeAndRecord(2);
  await eventually(async () => expect((await fetch(`${instance.url}/health/ready`)).status).toBe(503));
  expect((await fetch(`${instance.url}/health/live`)).status).toBe(200);
  await instance.nats.start();
  await eventually(async () => expect(await sentIds()).toEqual([1, 2]), 20_000);
  await eventually(async () => expect((await fetch(`${instance.url}/health/ready`)).status).toBe(200));
}, 40_000);

it('fills a wiped store again from what is kept', async () => {
  await changeAndRecord(1);
  await changeAndRecord(2);
  await instance.settled();
  await instance.nats.kill();
  await instance.nats.wipe();
  await instance.nats.start();
  await eventually(async () => expect(await sentIds()).toEqual([1, 2]), 20_000);
}, 40_000);

describe('with a second replica', () => {
  it('lets one of them send, and the other take over when that one dies', async () => {
    await instance.startReplica();
    const relays = () =>
      instance.em().execute<{ pid: number }[]>(
        `select pid from pg_locks where locktype = 'advisory' and granted
              and database = (select oid from pg_database where datname = current_database())`,
      );
    await eventually(async () => expect(await relays()).toHaveLength(1));
    const ids = Array.from({ length: 50 }, (_, index) => index + 1);
    eventsSent.reset();
    for (const id of ids) await changeAndRecord(id);
    await instance.settled();
    expect(await sentIds()).toEqual(ids);
    // The stream would hide a second sender, because it recognises the ids.
    expect((await eventsSent.get()).values).toMatchObject([{ value: 50 }]);

    const [relay] = await relays();
    await instance.em().execute('select pg_terminate_backend(?)', [relay?.pid]);
    await changeAndRecord(51);
    await instance.settled();
    expect((await sentIds()).at(-1)).toBe(51);
  }, 30_000);
});
