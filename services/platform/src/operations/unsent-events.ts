import { setTimeout as delay } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { DeadLetter, ReplayResult } from '@werkbank/contracts/entities';
import type { RetryAsk } from './operations-wire.js';

const MOST = 500;

/** Events of this service's outbox that can never be sent, newest first. */
export async function listUnsent(orm: MikroORM): Promise<DeadLetter[]> {
  return orm.em.fork().execute<DeadLetter[]>(
    `select id, event, null as consumer, dead_letter_reason as reason, request_id as "requestId",
            to_char(dead_lettered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
       from outbox where dead_lettered_at is not null order by dead_lettered_at desc limit ?`,
    [MOST],
  );
}

/** Lets the relay try them once more, and says what became of them. */
export async function retryUnsent(orm: MikroORM, ask: RetryAsk, withinMs: number): Promise<ReplayResult> {
  const em = orm.em.fork();
  const [column, value] = 'id' in ask ? ['id::text', ask.id] : ['event', ask.event];
  const taken = await em.execute<{ id: string }[]>(
    `with taken as (
       update outbox set dead_lettered_at = null, dead_letter_reason = null
        where id in (select id from outbox where dead_lettered_at is not null and ${column} = ? limit ?)
        returning id
     ) select id, pg_notify('outbox', '') from taken`,
    [value, MOST],
  );
  const ids = taken.map(({ id }) => id);
  const until = Date.now() + withinMs;
  for (;;) {
    const [row] = await em.execute<{ done: number; returned: number }[]>(
      `select count(sent_at)::int as done, count(dead_lettered_at)::int as returned
         from outbox where id = any(string_to_array(?, ',')::uuid[])`,
      [ids.join(',')],
    );
    const { done = 0, returned = 0 } = row ?? {};
    const waiting = ids.length - done - returned;
    if (waiting === 0 || Date.now() > until) return { replayed: ids.length, done, returned, waiting };
    await delay(100);
  }
}
