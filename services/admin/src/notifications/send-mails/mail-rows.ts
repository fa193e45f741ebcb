import type { Client } from 'pg';
import type { MailContent } from './letter.js';

export interface WaitingMail {
  id: string;
  recipient: string;
  content: MailContent;
  attempts: number;
  useless: boolean;
}

/** Longer than an attempt can take, so that no other process begins one meanwhile. */
const ATTEMPT_LASTS_S = 60;

/**
 * Takes the next mail that is due and keeps others from taking it for a while. A process that dies with it in its hands
 * leaves it to the next attempt: the mail may arrive twice then, under one message id, and is never lost.
 */
export async function takeMail(client: Client): Promise<WaitingMail | undefined> {
  const { rows } = await client.query<WaitingMail>(
    `update mail set attempts = attempts + 1,
                     next_attempt_at = clock_timestamp() + make_interval(secs => $1)
      where id = (select id from mail where content is not null and next_attempt_at <= clock_timestamp()
                   order by bulk, next_attempt_at, position limit 1 for update skip locked)
      returning id, recipient, content, attempts, useless_after < clock_timestamp() as useless`,
    [ATTEMPT_LASTS_S],
  );
  return rows[0];
}

export async function markSent(client: Client, id: string): Promise<void> {
  await client.query('update mail set sent_at = clock_timestamp(), content = null where id = $1', [id]);
}

export async function giveUp(client: Client, id: string, failure: string): Promise<void> {
  await client.query(
    'update mail set given_up_at = clock_timestamp(), content = null, failure = $2 where id = $1',
    [id, failure],
  );
}

export async function tryAgainIn(client: Client, id: string, ms: number, failure: string): Promise<void> {
  await client.query(
    `update mail set next_attempt_at = clock_timestamp() + make_interval(secs => $2), failure = $3 where id = $1`,
    [id, ms / 1000, failure],
  );
}

/** Milliseconds until the next mail is due, at most the given ones. */
export async function untilNextMail(client: Client, atMostMs: number): Promise<number> {
  const { rows } = await client.query<{ ms: number | null }>(
    `select (extract(epoch from min(next_attempt_at) - clock_timestamp()) * 1000)::float8 as ms
       from mail where content is not null`,
  );
  return Math.max(10, Math.min(atMostMs, Math.ceil(rows[0]?.ms ?? atMostMs)));
}
