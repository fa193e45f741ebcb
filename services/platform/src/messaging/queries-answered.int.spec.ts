import { queryExamples } from '@werkbank/contracts/fixtures';
import { exampleDatabase } from '../testing/example/example-database.js';
import { ExampleModule, exampleOrders } from '../testing/example/example.module.js';
import { eventually, startTestInstance, type TestInstance } from '../testing/index.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startTestInstance({ module: ExampleModule, database: exampleDatabase });
  // Queries are listened to as soon as there is contact with NATS.
  await eventually(() => ask());
}, 60_000);
afterAll(() => instance.stop(), 30_000);

const { answer } = queryExamples['admin.get-buyer'];
if (answer === null) throw new Error('The example of a buyer is nobody');

/** Queries like another domain, with a longer timeout. */
const ask = async (
  body = JSON.stringify({ userId: 1, companyId: 12 }),
  timeout = 10_000,
): Promise<unknown> => {
  const reply = await instance.courier.connection.request('ask.admin.get-buyer', body, { timeout });
  return reply.json();
};
const unavailable = { unavailable: 'admin' };

it.each([
  [
    'a handler that throws',
    () => {
      throw new Error('a bug');
    },
  ],
  ['an answer that breaks its contract', () => ({ ...answer, user: { ...answer.user, id: -1 } })],
  [
    'an answer larger than a message may be',
    () => ({ ...answer, user: { ...answer.user, firstName: 'x'.repeat(2 * 1024 * 1024) } }),
  ],
])('reports %s to the asker at once, and goes on', async (_what, buyer) => {
  exampleOrders.buyer = buyer;
  const asked = performance.now();
  expect(await ask()).toEqual(unavailable);
  expect(performance.now() - asked).toBeLessThan(3_000);
  exampleOrders.buyer = () => null;
  expect(await ask()).toEqual({ answer: null });
});

it.each(['', 'no JSON', '{}', '[]', 'null'])('tells the asker at once that %j is no query', async (body) => {
  expect(await ask(body)).toEqual(unavailable);
});

it('answers queries from before a shutdown, and accepts no more', async () => {
  const asked = Promise.withResolvers<void>();
  const allowed = Promise.withResolvers<null>();
  exampleOrders.buyer = () => {
    asked.resolve();
    return allowed.promise;
  };
  const reply = ask();
  await asked.promise;
  const stopped = instance.stopService();
  await eventually(() => expect(ask(undefined, 200)).rejects.toThrow('no responders'));
  allowed.resolve(null);
  expect(await reply).toEqual({ answer: null });
  await stopped;
  await instance.startService();
}, 30_000);
