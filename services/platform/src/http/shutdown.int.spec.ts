import type { ChildProcess } from 'node:child_process';
import { exampleDatabase } from '../testing/example/example-database.js';
import { compileExample, exitOf, spawnExample } from '../testing/example/example-process.js';
import { eventually, freshDatabase, type NatsServer, startNatsServer } from '../testing/index.js';
import { TestCourier } from '../testing/test-courier.js';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let nats: NatsServer;
let courier: TestCourier;
let child: ChildProcess;
beforeAll(async () => {
  compileExample();
  database = await freshDatabase(exampleDatabase);
  nats = await startNatsServer();
  courier = await TestCourier.open(nats.url);
}, 90_000);
afterAll(async () => {
  child?.kill('SIGKILL');
  await courier?.close();
  await nats?.stop();
  await database?.drop();
});

/** A process whose handler of an event is at work and never comes back. */
async function busyForever(env: Record<string, string>): Promise<void> {
  child = spawnExample({
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    LOG_LEVEL: 'fatal',
    NEVER_HANDLES: 'yes',
    ...env,
  });
  await courier.publish('orders.order-deleted.v1', { orderId: 1, lines: [] });
  await eventually(async () => {
    const { num_ack_pending } = await courier.jsm.consumers.info('ORDERS', 'admin--orders_order-deleted_v1');
    expect(num_ack_pending).toBe(1);
  });
}

it('ends when its time is up, with any work left', async () => {
  await busyForever({ SHUTDOWN_MS: '200' });
  child.kill('SIGTERM');
  expect(await exitOf(child)).toBe(1);
}, 30_000);
