import { eventually, startTestHouse, type TestHouse } from './index.js';
import { ExampleModule } from './example/example.module.js';
import { exampleDatabase } from './example/example-database.js';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse({ module: ExampleModule, database: exampleDatabase });
}, 60_000);
afterAll(() => house?.stop(), 30_000);

it('answers that it is alive', async () => {
  const answer = await fetch(`${house.url}/health/live`);
  expect(await answer.json()).toEqual({ live: true });
});

it('applies facts of other domains', async () => {
  await house.courier.publish('orders.order-deleted.v1', { orderId: 7, lines: [] });
  await eventually(async () =>
    expect(await house.em().execute('select order_id from applied')).toEqual([{ order_id: 7 }]),
  );
});
