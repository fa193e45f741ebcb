import { randomUUID } from 'node:crypto';
import { compileExample, exitOf, spawnExample } from '../testing/example/example-process.js';
import { exampleDatabase } from '../testing/example/example-database.js';
import { ExampleModule, exampleOrders } from '../testing/example/example.module.js';
import { eventually, startTestHouse, type TestHouse } from '../testing/index.js';
import { listParked, replayParked } from './parked.js';

const fact = 'orders.order-deleted.v1';
const durable = 'admin--orders_order-deleted_v1';
const payload = (orderId: number) => ({ orderId, lines: [] });

let house: TestHouse;
beforeEach(async () => {
  exampleOrders.onFact = () => undefined;
  house = await startTestHouse({
    module: ExampleModule,
    database: exampleDatabase,
    env: { FACT_ACK_WAIT_MS: '1000' },
  });
}, 60_000);
afterEach(() => house.stop(), 30_000);

const applied = async (): Promise<number[]> => {
  const rows = await house.em().execute<{ order_id: number }[]>('select order_id from applied order by ctid');
  return rows.map((row) => row.order_id);
};
const parked = () => listParked(house.courier.connection);

it('applies a message once however often it is delivered', async () => {
  const id = randomUUID();
  await house.courier.publish(fact, payload(1), id);
  await house.courier.publish(fact, payload(1), id);
  await house.courier.publish(fact, payload(2));
  await house.settled();
  expect(await applied()).toEqual([1, 2]);
});

it('takes the change back and tries again when the handler fails, and keeps the order', async () => {
  let failures = 1;
  exampleOrders.onFact = ({ orderId }) => {
    if (orderId === 1 && failures-- > 0) throw new Error('not this time');
  };
  await house.courier.publish(fact, payload(1));
  await house.courier.publish(fact, payload(2));
  await house.settled();
  expect(await applied()).toEqual([1, 2]);
  expect(await parked()).toEqual([]);
});

it('handles one message at a time, and several where the handler says so', async () => {
  const allAreThere = Promise.withResolvers<void>();
  let atATime = 0;
  let most = 0;
  exampleOrders.onFact = async ({ orderId }) => {
    most = Math.max(most, ++atATime);
    // Holds on until the others are in the stream, where they would be taken at once if they were allowed to.
    await allAreThere.promise;
    await house.em().execute('select count(*) from applied where order_id = ?', [orderId]);
    atATime--;
  };
  const four = Promise.withResolvers<void>();
  let waiting = 0;
  exampleOrders.onFactInParallel = () => {
    if (++waiting === 4) four.resolve();
    return four.promise;
  };
  for (let orderId = 1; orderId <= 4; orderId++) {
    await house.courier.publish(fact, payload(orderId));
    await house.courier.publish('orders.order-created.v1', { ...payload(orderId), customerId: 1 });
  }
  await four.promise;
  allAreThere.resolve();
  await house.settled();
  expect(most).toBe(1);
  expect(waiting).toBe(4);
});

it('parks what cannot be handled, goes on, and handles it after a replay', async () => {
  exampleOrders.onFact = ({ orderId }) => {
    if (orderId === 1) throw new Error('cannot handle this');
  };
  await house.courier.publish(fact, payload(1));
  await house.courier.publish(fact, payload(2));
  await eventually(async () => expect(await applied()).toEqual([2]));
  const [message, ...others] = await parked();
  expect(others).toEqual([]);
  expect(message).toMatchObject({ subject: fact, consumer: durable });
  expect(message?.reason).toContain('cannot handle this');

  exampleOrders.onFact = () => undefined;
  await replayParked(house.courier.connection, message?.sequence ?? 0);
  await eventually(async () => expect(await applied()).toEqual([2, 1]));
  expect(await parked()).toEqual([]);
});

it('parks what breaks the contract at once', async () => {
  await house.courier.publishRaw(fact, '{"orderId":"one"}', randomUUID());
  await house.courier.publishRaw(fact, 'not even JSON', randomUUID());
  await eventually(async () =>
    expect((await parked()).map(({ reason }) => reason)).toEqual([
      expect.stringContaining('contract: orderId'),
      'contract: not JSON',
    ]),
  );
  expect(await applied()).toEqual([]);
});

it('leaves a replayed message to the consumer that it was parked by', async () => {
  await house.courier.publish(fact, payload(1), undefined, 'checkout--orders_order-deleted_v1');
  await house.settled();
  expect(await applied()).toEqual([]);
});

it('parks nothing while another part is down', async () => {
  let down = 3;
  exampleOrders.onFact = () => {
    if (down-- > 0) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  };
  await house.courier.publish(fact, payload(1));
  await eventually(async () => expect(await applied()).toEqual([1]), 20_000);
  expect(await parked()).toEqual([]);
}, 30_000);

it('waits for its database without parking anything', async () => {
  await house.databaseLine.cut();
  await house.courier.publish(fact, payload(1));
  await eventually(async () => {
    const { num_redelivered } = await house.courier.jsm.consumers.info('ORDERS', durable);
    expect(num_redelivered).toBeGreaterThan(0);
  });
  await house.databaseLine.mend();
  await eventually(async () => expect(await applied()).toEqual([1]), 20_000);
  expect(await parked()).toEqual([]);
}, 40_000);

it('handles what was sent while it was not running', async () => {
  await house.stopService();
  await house.courier.publish(fact, payload(1));
  await house.startService();
  await eventually(async () => expect(await applied()).toEqual([1]));
});

it('goes on after a restart of NATS', async () => {
  await house.courier.publish(fact, payload(1));
  await house.settled();
  await house.nats.kill();
  await house.nats.start();
  const second = randomUUID();
  await eventually(() => house.courier.publish(fact, payload(2), second));
  await eventually(async () => expect(await applied()).toEqual([1, 2]), 20_000);
}, 40_000);

it('goes on after the store was wiped, without applying anything twice', async () => {
  const id = randomUUID();
  await house.courier.publish(fact, payload(1), id);
  await house.settled();
  await house.nats.kill();
  await house.nats.wipe();
  await house.nats.start();
  await eventually(() => house.courier.publish(fact, payload(1), id));
  const second = randomUUID();
  await eventually(() => house.courier.publish(fact, payload(2), second));
  await eventually(async () => expect(await applied()).toEqual([1, 2]), 60_000);
}, 90_000);

describe('killed between commit and acknowledgement', () => {
  beforeAll(() => compileExample(), 60_000);

  it('applies the message once all the same', async () => {
    await house.stopService();
    const surroundings = {
      DATABASE_URL: house.databaseUrl,
      NATS_URL: house.nats.url,
      FACT_ACK_WAIT_MS: '1000',
    };
    const dying = spawnExample({ ...surroundings, DIE_AFTER_COMMIT: 'yes' });
    await house.courier.publish(fact, payload(1));
    expect(await exitOf(dying)).toBe('SIGKILL');
    const before = await house.courier.jsm.consumers.info('ORDERS', durable);
    expect(before.num_ack_pending).toBe(1);

    await house.startService();
    await house.settled();
    expect(await applied()).toEqual([1]);
    const after = await house.courier.jsm.consumers.info('ORDERS', durable);
    expect(after.ack_floor.stream_seq).toBe(1);
  }, 60_000);
});
