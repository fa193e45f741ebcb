import type { SentOrder } from '@werkbank/contracts/entities';
import pg from 'pg';
import { environmentOf, pidOf, type RunningInstance } from '../instance/running-instance.ts';
import type { Person } from '../orders/place-orders.ts';

/** Unused user ids. A newer draft replaces a person's former ones, so each draft gets another user of the company. */
const firstUserId = 1_900_000_000;

/** Creates any number of drafts of a buyer's colleagues, which she may submit. */
export async function openOwnDrafts(
  instance: RunningInstance,
  { api }: Person,
  orders: readonly SentOrder[],
) {
  const connectionString = environmentOf(pidOf(instance, 'checkout'))['DATABASE_URL'] ?? '';
  const client = new pg.Client({ options: '-c werkbank.reader=service//', connectionString });
  await client.connect();
  const removeThose = () =>
    client.query('delete from order_draft where user_id >= $1 and order_id is null', [firstUserId]);
  await removeThose();
  const models: string[] = [];
  for (const body of orders) models.push((await api('createOrderDraft', { body })).id);
  let made = 0;
  return {
    /** Copies the model orders in turn to new drafts. */
    async take(count: number): Promise<string[]> {
      const { rows } = await client.query<{ id: string }>(
        `insert into order_draft (id, company_id, user_id, fingerprint, content, buyer, drafted_at)
         select gen_random_uuid(), company_id, $2 + n, fingerprint || n, content, buyer, clock_timestamp()
         from generate_series($3::int, $3 + $4 - 1) n
         join order_draft on id = ($1::uuid[])[1 + n % cardinality($1::uuid[])]
         returning id`,
        [models, firstUserId, made, count],
      );
      made += count;
      return rows.map(({ id }) => id);
    },
    async close(): Promise<void> {
      await removeThose();
      await client.end();
    },
  };
}
