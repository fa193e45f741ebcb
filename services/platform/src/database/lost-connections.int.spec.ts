import { once } from 'node:events';
import { exampleDatabase } from '../testing/example/example-database.js';
import { ExampleModule } from '../testing/example/example.module.js';
import { startTestInstance, type TestInstance } from '../testing/index.js';

/** Transactions that are at work when the line to the database breaks; more than the pool has connections. */
async function cutInTheMiddleOf(
  transactions: number,
  instance: TestInstance,
): Promise<PromiseSettledResult<unknown>[]> {
  const signal = new EventTarget();
  const begun: Promise<unknown>[] = [];
  const work = Array.from({ length: transactions }, () => {
    const started = Promise.withResolvers<void>();
    begun.push(started.promise);
    return instance.em().transactional(async (em) => {
      await em.execute('select 1');
      started.resolve();
      await once(signal, 'cut');
      await em.execute('select 1');
    });
  });
  await Promise.all(begun);
  await instance.databaseLine.cut();
  signal.dispatchEvent(new Event('cut'));
  return Promise.allSettled(work);
}

it('has all of its connections again after the database was away in the middle of transactions', async () => {
  const instance = await startTestInstance({
    module: ExampleModule,
    database: exampleDatabase,
    env: { DATABASE_POOL: '2' },
  });
  try {
    for (let outage = 0; outage < 3; outage++) {
      const ended = await cutInTheMiddleOf(2, instance);
      expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      await instance.databaseLine.mend();
    }
    expect(await instance.em().execute('select 1 as here')).toEqual([{ here: 1 }]);
  } finally {
    await instance.stop();
  }
}, 30_000);

it('ends while the database is away, whatever was at work', async () => {
  const instance = await startTestInstance({ module: ExampleModule, database: exampleDatabase });
  const ended = await cutInTheMiddleOf(3, instance);
  expect(ended.every(({ status }) => status === 'rejected')).toBe(true);
  await instance.stopService();
  await instance.databaseLine.mend();
  await instance.stop();
}, 15_000);
