import { setTimeout as delay } from 'node:timers/promises';
import { p } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { DeadLetter, ReplayResult } from '@werkbank/contracts/entities';
import { OutboxEntity } from '../database/platform-entities.js';
import { readMany, readOne } from '../database/read.js';
import { columns, statement, statementFor } from '../database/statement.js';
import type { RetryAsk } from './operations-wire.js';

const MOST = 500;

const deadLettersOfOutbox = statement(
  'dead-letters-of-outbox',
  {
    ...columns(OutboxEntity, 'id', 'event', 'requestId'),
    consumer: p.text().nullable(),
    reason: p.text(),
    at: p.text(),
  },
  `select id, event, null as consumer, coalesce(dead_letter_reason, '') as reason, request_id as "requestId",
          to_char(dead_lettered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
     from outbox where dead_lettered_at is not null order by dead_lettered_at desc limit ?`,
);

const retryDeadLetters = statementFor(
  'retry-dead-letters-of-outbox',
  { ...columns(OutboxEntity, 'id'), told: p.text() },
  (ask: RetryAsk) => {
    const [column, value] = 'id' in ask ? ['id::text', ask.id] : ['event', ask.event];
    const sql = `with taken as (
       update outbox set dead_lettered_at = null, dead_letter_reason = null
        where id in (select id from outbox where dead_lettered_at is not null and ${column} = ? limit ?)
        returning id
     ) select id, pg_notify('outbox', '')::text as told from taken`;
    return { sql, params: [value, MOST] };
  },
  [[{ id: '' }], [{ event: '' }]],
);

const outcomeOfRetry = statement(
  'outcome-of-retry',
  { done: p.integer(), returned: p.integer() },
  `select count(sent_at)::int as done, count(dead_lettered_at)::int as returned
     from outbox where id = any(string_to_array(?, ',')::uuid[])`,
);

/** Events of this service's outbox that can never be sent, newest first. */
export async function listUnsent(orm: MikroORM): Promise<DeadLetter[]> {
  return readMany(orm.em.fork(), deadLettersOfOutbox, [MOST]);
}

/** Lets the relay retry them, and returns the results. */
export async function retryUnsent(orm: MikroORM, ask: RetryAsk, withinMs: number): Promise<ReplayResult> {
  const em = orm.em.fork();
  const ids = (await readMany(em, ...retryDeadLetters(ask))).map(({ id }) => id);
  const until = Date.now() + withinMs;
  for (;;) {
    const { done = 0, returned = 0 } = (await readOne(em, outcomeOfRetry, [ids.join(',')])) ?? {};
    const waiting = ids.length - done - returned;
    if (waiting === 0 || Date.now() > until) return { replayed: ids.length, done, returned, waiting };
    await delay(100);
  }
}
