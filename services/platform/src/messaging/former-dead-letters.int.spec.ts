import { headers } from '@nats-io/nats-core';
import { exampleDatabase } from '../testing/example/example-database.js';
import { ExampleModule } from '../testing/example/example.module.js';
import { startTestInstance, type TestInstance } from '../testing/index.js';
import { setUpStreams } from './set-up-streams.js';

const subject = 'orders.order-deleted.v1';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startTestInstance({ module: ExampleModule, database: exampleDatabase });
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

async function addFormer(id: number): Promise<void> {
  const values = headers();
  values.set('Werkbank-Consumer', `admin--${subject.replaceAll('.', '_')}`);
  values.set('Werkbank-Subject', subject);
  values.set('Werkbank-Reason', 'failed 7 times');
  values.set('Werkbank-Id', `former-${id}`);
  await instance.courier.jsm.jetstream().publish(`parked.${subject}`, JSON.stringify({ orderId: id }), {
    headers: values,
    msgID: `former:${id}`,
  });
}

it('moves the dead letters of an installation from before to where they are kept now, each once', async () => {
  const { jsm } = instance.courier;
  await instance.stopService();
  await jsm.streams.add({ name: 'werkbank-parked', subjects: ['parked.>'] });
  for (const id of [1, 2, 3]) await addFormer(id);
  await jsm.streams.deleteMessage('werkbank-parked', 2);
  const settings = { NATS_REPLICAS: 1, EVENT_ACK_WAIT_MS: 5_000 };
  for (const _ of ['once', 'again']) await setUpStreams(instance.courier.connection, settings);
  const names: string[] = [];
  for await (const page of jsm.streams.names()) names.push(page);
  expect(names).not.toContain('werkbank-parked');
  expect(await instance.courier.deadLetters()).toMatchObject([
    { subject, reason: 'failed 7 times', body: '{"orderId":1}' },
    { subject, reason: 'failed 7 times', body: '{"orderId":3}' },
  ]);
}, 60_000);
