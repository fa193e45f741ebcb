import { eventually, startTestInstance, type TestInstance } from './index.js';
import { ExampleModule } from './example/example.module.js';
import { exampleDatabase } from './example/example-database.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startTestInstance({ module: ExampleModule, database: exampleDatabase });
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

it('answers that it is alive', async () => {
  const answer = await fetch(`${instance.url}/health/live`);
  expect(await answer.json()).toEqual({ live: true });
});

it('applies events of other domains', async () => {
  await instance.courier.publish('orders.order-deleted.v1', { orderId: 7, lines: [] });
  await eventually(async () =>
    expect(await instance.em().execute('select order_id from applied')).toEqual([{ order_id: 7 }]),
  );
});
