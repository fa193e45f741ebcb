import { randomUUID } from 'node:crypto';
import { compileExample, exitOf, spawnExample } from '../testing/example/example-process.js';
import { exampleDatabase } from '../testing/example/example-database.js';
import { ExampleModule, exampleOrders } from '../testing/example/example.module.js';
import { eventually, startTestInstance, type TestInstance } from '../testing/index.js';
import { listDeadLetters, replayDeadLetter } from './dead-letters.js';

const event = 'orders.order-deleted.v1';
const durable = 'admin--orders_order-deleted_v1';
const payload = (orderId: number) => ({ orderId, lines: [] });

let instance: TestInstance;
beforeEach(async () => {
  exampleOrders.onEvent = () => undefined;
  instance = await startTestInstance({
    module: ExampleModule,
    database: exampleDatabase,
    env: { EVENT_ACK_WAIT_MS: '1000' },
  });
}, 60_000);
afterEach(() => instance.stop(), 30_000);

const applied = async (): Promise<number[]> => {
  const rows = await instance
    .em()
    .execute<{ order_id: number }[]>('select order_id from applied order by ctid');
  return rows.map((row) => row.order_id);
};
const deadLetters = () => listDeadLetters(instance.courier.connection);
const metrics = async (): Promise<string> => (await fetch(`${instance.url}/metrics`)).text();

it('applies a message once however often it is delivered', async () => {
  const id = randomUUID();
  await instance.courier.publish(event, payload(1), id);
  await instance.courier.publish(event, payload(1), id);
  await instance.courier.publish(event, payload(2));
  await instance.settled();
  expect(await applied()).toEqual([1, 2]);
});

it('takes the change back and tries again when the handler fails, and keeps the order', async () => {
  let failures = 1;
  exampleOrders.onEvent = ({ orderId }) => {
    if (orderId === 1 && failures-- > 0) throw new Error('not this time');
  };
  await instance.courier.publish(event, payload(1));
  await instance.courier.publish(event, payload(2));
  await instance.settled();
  expect(await applied()).toEqual([1, 2]);
  expect(await deadLetters()).toEqual([]);
});

it('handles one message at a time, and several if the handler allows it', async () => {
  const allAreThere = Promise.withResolvers<void>();
  let atATime = 0;
  let most = 0;
  exampleOrders.onEvent = async ({ orderId }) => {
    most = Math.max(most, ++atATime);
    // Waits until the others are in the stream, where they could be taken at once.
    await allAreThere.promise;
    await instance.em().execute('select count(*) from applied where order_id = ?', [orderId]);
    atATime--;
  };
  const four = Promise.withResolvers<void>();
  let waiting = 0;
  exampleOrders.onEventInParallel = () => {
    if (++waiting === 4) four.resolve();
    return four.promise;
  };
  for (let orderId = 1; orderId <= 4; orderId++) {
    await instance.courier.publish(event, payload(orderId));
    await instance.courier.publish('orders.order-created.v1', { ...payload(orderId), customerId: 1 });
  }
  await four.promise;
  allAreThere.resolve();
  await instance.settled();
  expect(most).toBe(1);
  expect(waiting).toBe(4);
});

it('sets failed events aside, goes on, and handles them after a replay', async () => {
  exampleOrders.onEvent = ({ orderId }) => {
    if (orderId === 1) throw new Error('cannot handle this');
  };
  await instance.courier.publish(event, payload(1));
  await instance.courier.publish(event, payload(2));
  await eventually(async () => expect(await applied()).toEqual([2]));
  const [message, ...others] = await deadLetters();
  expect(others).toEqual([]);
  expect(message).toMatchObject({ subject: event, consumer: durable });
  expect(message?.reason).toContain('cannot handle this');
  expect(await metrics()).toContain('\nevent_dead_letters 1\n');

  exampleOrders.onEvent = () => undefined;
  await replayDeadLetter(instance.courier.connection, message?.sequence ?? 0);
  await eventually(async () => expect(await applied()).toEqual([2, 1]));
  expect(await deadLetters()).toEqual([]);
  expect(await metrics()).toContain('\nevent_dead_letters 0\n');
});

it('sets events that break the contract aside at once', async () => {
  await instance.courier.publishRaw(event, '{"orderId":"one"}', randomUUID());
  await instance.courier.publishRaw(event, 'not even JSON', randomUUID());
  await eventually(async () =>
    expect((await deadLetters()).map(({ reason }) => reason)).toEqual([
      expect.stringContaining('contract: orderId'),
      'contract: not JSON',
    ]),
  );
  expect(await applied()).toEqual([]);
});

it('leaves a replayed message to the consumer that set it aside', async () => {
  await instance.courier.publish(event, payload(1), undefined, 'checkout--orders_order-deleted_v1');
  await instance.settled();
  expect(await applied()).toEqual([]);
});

it('sets no event aside while another part is down', async () => {
  let down = 3;
  exampleOrders.onEvent = () => {
    if (down-- > 0) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  };
  await instance.courier.publish(event, payload(1));
  await eventually(async () => expect(await applied()).toEqual([1]), 20_000);
  expect(await deadLetters()).toEqual([]);
}, 30_000);

it('waits for its database without setting anything aside', async () => {
  await instance.databaseLine.cut();
  await instance.courier.publish(event, payload(1));
  await eventually(async () => {
    const { num_redelivered } = await instance.courier.jsm.consumers.info('ORDERS', durable);
    expect(num_redelivered).toBeGreaterThan(0);
  });
  await instance.databaseLine.mend();
  await eventually(async () => expect(await applied()).toEqual([1]), 20_000);
  expect(await deadLetters()).toEqual([]);
}, 40_000);

it('handles events that were sent while it was down', async () => {
  await instance.stopService();
  await instance.courier.publish(event, payload(1));
  await instance.startService();
  await eventually(async () => expect(await applied()).toEqual([1]));
});

it('goes on after a restart of NATS', async () => {
  await instance.courier.publish(event, payload(1));
  await instance.settled();
  await instance.nats.kill();
  await instance.nats.start();
  const second = randomUUID();
  await eventually(() => instance.courier.publish(event, payload(2), second));
  await eventually(async () => expect(await applied()).toEqual([1, 2]), 20_000);
}, 40_000);

it('goes on after the store was wiped, without applying anything twice', async () => {
  const id = randomUUID();
  await instance.courier.publish(event, payload(1), id);
  await instance.settled();
  await instance.nats.kill();
  await instance.nats.wipe();
  await instance.nats.start();
  await eventually(() => instance.courier.publish(event, payload(1), id));
  const second = randomUUID();
  await eventually(() => instance.courier.publish(event, payload(2), second));
  await eventually(async () => expect(await applied()).toEqual([1, 2]), 60_000);
}, 90_000);

describe('killed between commit and acknowledgement', () => {
  beforeAll(() => compileExample(), 60_000);

  it('applies the message once all the same', async () => {
    await instance.stopService();
    const surroundings = {
      DATABASE_URL: instance.databaseUrl,
      NATS_URL: instance.nats.url,
      EVENT_ACK_WAIT_MS: '1000',
    };
    const dying = spawnExample({ ...surroundings, DIE_AFTER_COMMIT: 'yes' });
    await instance.courier.publish(event, payload(1));
    expect(await exitOf(dying)).toBe('SIGKILL');
    const before = await instance.courier.jsm.consumers.info('ORDERS', durable);
    expect(before.num_ack_pending).toBe(1);

    await instance.startService();
    await instance.settled();
    expect(await applied()).toEqual([1]);
    const after = await instance.courier.jsm.consumers.info('ORDERS', durable);
    expect(after.ack_floor.stream_seq).toBe(1);
  }, 60_000);
});
