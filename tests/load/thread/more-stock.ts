import type { SentOrder } from '@werkbank/contracts/entities';
import pg from 'pg';
import { environmentOf, pidOf, type RunningInstance } from '../instance/running-instance.ts';

const more = 100_000;

/** Adds stock for these orders, because a draft is refused if its article runs out. Returns a function that removes it. */
export async function addStock(
  instance: RunningInstance,
  orders: readonly SentOrder[],
): Promise<() => Promise<void>> {
  const client = new pg.Client({
    options: '-c werkbank.reader=service//',
    connectionString: environmentOf(pidOf(instance, 'catalog'))['DATABASE_URL'] ?? '',
  });
  await client.connect();
  const ids = orders.flatMap(({ orderSections }) =>
    orderSections.flatMap(({ items }) => items.map(({ articleId }) => articleId)),
  );
  const add = (pieces: number) =>
    client.query('update stock set level = greatest(level + $2, 0) where article_id = any($1)', [
      ids,
      pieces,
    ]);
  await add(more);
  return async () => {
    await add(-more);
    await client.end();
  };
}
