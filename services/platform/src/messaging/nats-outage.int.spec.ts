import { getEventListeners, once } from 'node:events';
import { createServer } from 'node:net';
import { Client } from 'pg';
import { exampleDatabase } from '../testing/example/example-database.js';
import { ExampleModule } from '../testing/example/example.module.js';
import { eventually, startTestInstance, type TestInstance } from '../testing/index.js';
import { smallDisk, type SmallDisk } from '../testing/small-disk.js';
import { Outbox } from './outbox.js';
import { RelayWakeUp } from './relay-wake-up.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startTestInstance({ module: ExampleModule, database: exampleDatabase });
}, 60_000);
afterAll(() => instance.stop(), 30_000);

const record = (id: number) =>
  instance.em().transactional((em) => Outbox.record(em, 'admin.company-deleted.v1', { id }));
/** Resolves after that many attempts of the service to reconnect. */
async function reconnected(times: number): Promise<void> {
  const server = createServer((socket) => socket.destroy()).listen(Number(new URL(instance.nats.url).port));
  for (let attempt = 0; attempt < times; attempt++) await once(server, 'connection');
  await new Promise((closed) => server.close(closed));
}
const relays = async () => {
  const [row] = await instance.em().execute<{ relays: number }[]>(
    `select count(*)::int as relays from pg_stat_activity
      where datname = current_database() and application_name = 'admin-outbox'`,
  );
  return row?.relays;
};

it('keeps the database idle while NATS is down, and sends everything afterwards', async () => {
  await record(1);
  await instance.settled();
  await instance.nats.kill();
  await record(2);
  // While NATS is down, no replica holds the relay's lock and its connection.
  await eventually(async () => expect(await relays()).toBe(0));
  const before = instance.databaseLine.connections();
  await reconnected(6);
  expect(await relays()).toBe(0);
  expect(instance.databaseLine.connections()).toBe(before);
  await instance.nats.start();
  await eventually(
    async () =>
      expect((await instance.courier.sent('admin.company-deleted.v1')).map(({ id }) => id)).toEqual([1, 2]),
    20_000,
  );
}, 60_000);

it('removes its abort listeners when a connection of the relay ends', () => {
  const closing = new AbortController();
  for (let times = 0; times < 20; times += 1) new RelayWakeUp(new Client(), closing.signal).dispose();
  expect(getEventListeners(closing.signal, 'abort')).toEqual([]);
});

if (process.env['SMALL_DISKS']) {
  describe('while the disk of NATS is full', () => {
    let disk: SmallDisk;
    let other: TestInstance;
    beforeAll(async () => {
      disk = smallDisk(32);
      other = await startTestInstance({
        module: ExampleModule,
        database: exampleDatabase,
        natsStoreIn: disk.folder,
      });
    }, 60_000);
    afterAll(async () => {
      await other.stop();
      disk.remove();
    }, 30_000);

    const health = async () => {
      const answer = await fetch(`${other.url}/health/ready`);
      return { status: answer.status, ...((await answer.json()) as object) };
    };
    const send = (id: number) =>
      other.em().transactional((em) => Outbox.record(em, 'admin.company-deleted.v1', { id }));

    it('is not ready and gives the reason, and sends everything once there is space and NATS has restarted', async () => {
      await send(1);
      await other.settled();
      disk.fill();
      // The first ones still fit into the last page.
      for (let id = 2; id < 40; id++) await send(id);
      await eventually(async () =>
        expect(await health()).toMatchObject({
          status: 503,
          parts: { database: 'up', nats: 'down' },
          reasons: { nats: expect.stringContaining('is its disk full') },
        }),
      );
      disk.free();
      await other.nats.kill();
      await other.nats.start();
      await eventually(async () => expect(await health()).toMatchObject({ status: 200 }));
      await other.settled();
    }, 60_000);
  });
}
