import { nanos } from '@nats-io/nats-core';
import { exampleDatabase } from '../testing/example/example-database.js';
import { ExampleModule, exampleOrders } from '../testing/example/example.module.js';
import { eventually, startTestInstance, type TestInstance } from '../testing/index.js';
import { Outbox } from './outbox.js';

const durable = 'admin--orders_order-deleted_v1';
const minute = nanos(60_000);

let instance: TestInstance;
beforeEach(async () => {
  exampleOrders.onEvent = () => undefined;
  instance = await startTestInstance({ module: ExampleModule, database: exampleDatabase });
  await instance.settled();
}, 60_000);
afterEach(() => instance.stop(), 30_000);

const record = (id: number) =>
  instance.em().transactional((em) => Outbox.record(em, 'admin.company-deleted.v1', { id }));
const sentIds = async () => (await instance.courier.sent('admin.company-deleted.v1')).map(({ id }) => id);

it('sends on to a stream whose settings were others, and changes them', async () => {
  await record(1);
  await instance.settled();
  await instance.stopService();
  await instance.courier.jsm.streams.update('ADMIN', { max_age: 60 * minute, duplicate_window: minute });
  await instance.startService();
  await record(2);
  await instance.settled();
  expect(await sentIds()).toEqual([1, 2]);
  const { config } = await instance.courier.jsm.streams.info('ADMIN');
  expect(config).toMatchObject({ max_age: 30 * 24 * 60 * minute, duplicate_window: 10 * minute });
}, 30_000);

it('sends on while the server refuses the new settings', async () => {
  await record(1);
  await instance.settled();
  await instance.stopService();
  // A single server has no room for three replicas.
  await instance.startService({ NATS_REPLICAS: 3 });
  await record(2);
  await instance.settled();
  expect(await sentIds()).toEqual([1, 2]);
}, 30_000);

it('goes on handling with a durable whose settings were others, and changes them', async () => {
  await instance.stopService();
  await instance.courier.jsm.consumers.update('ORDERS', durable, { ack_wait: minute, max_ack_pending: 7 });
  await instance.startService();
  await instance.courier.publish('orders.order-deleted.v1', { orderId: 1, lines: [] });
  await eventually(async () =>
    expect(await instance.em().execute('select order_id from applied')).toEqual([{ order_id: 1 }]),
  );
  const { config } = await instance.courier.jsm.consumers.info('ORDERS', durable);
  expect(config).toMatchObject({ ack_wait: minute / 12, max_ack_pending: 1 });
}, 30_000);
