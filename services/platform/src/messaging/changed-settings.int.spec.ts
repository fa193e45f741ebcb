import { nanos } from '@nats-io/nats-core';
import { exampleDatabase } from '../testing/example/example-database.js';
import { ExampleModule, exampleOrders } from '../testing/example/example.module.js';
import { eventually, startTestHouse, type TestHouse } from '../testing/index.js';
import { Outbox } from './outbox.js';

const durable = 'admin--orders_order-deleted_v1';
const minute = nanos(60_000);

let house: TestHouse;
beforeEach(async () => {
  exampleOrders.onFact = () => undefined;
  house = await startTestHouse({ module: ExampleModule, database: exampleDatabase });
  await house.settled();
}, 60_000);
afterEach(() => house.stop(), 30_000);

const record = (id: number) =>
  house.em().transactional((em) => Outbox.record(em, 'admin.company-deleted.v1', { id }));
const sentIds = async () => (await house.courier.sent('admin.company-deleted.v1')).map(({ id }) => id);

it('sends on to a stream whose settings were others, and changes them', async () => {
  await record(1);
  await house.settled();
  await house.stopService();
  await house.courier.jsm.streams.update('ADMIN', { max_age: 60 * minute, duplicate_window: minute });
  await house.startService();
  await record(2);
  await house.settled();
  expect(await sentIds()).toEqual([1, 2]);
  const { config } = await house.courier.jsm.streams.info('ADMIN');
  expect(config).toMatchObject({ max_age: 30 * 24 * 60 * minute, duplicate_window: 10 * minute });
}, 30_000);

it('sends on while the server refuses the new settings', async () => {
  await record(1);
  await house.settled();
  await house.stopService();
  // A single server has no room for three replicas.
  await house.startService({ NATS_REPLICAS: 3 });
  await record(2);
  await house.settled();
  expect(await sentIds()).toEqual([1, 2]);
}, 30_000);

it('goes on handling with a durable whose settings were others, and changes them', async () => {
  await house.stopService();
  await house.courier.jsm.consumers.update('ORDERS', durable, { ack_wait: minute, max_ack_pending: 7 });
  await house.startService();
  await house.courier.publish('orders.order-deleted.v1', { orderId: 1, lines: [] });
  await eventually(async () =>
    expect(await house.em().execute('select order_id from applied')).toEqual([{ order_id: 1 }]),
  );
  const { config } = await house.courier.jsm.consumers.info('ORDERS', durable);
  expect(config).toMatchObject({ ack_wait: minute / 2, max_ack_pending: 1 });
}, 30_000);
