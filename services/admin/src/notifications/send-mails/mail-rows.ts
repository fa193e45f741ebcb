import { p } from '@mikro-orm/core';
import { columns, readOneOn, type RowOf, runOn, statement } from '@werkbank/platform/database';
import type { Client } from 'pg';
import type { MailContent } from './letter.js';
import { MailEntity } from './mail.entity.js';

const waitingMail = {
  ...columns(MailEntity, 'id', 'recipient', 'attempts'),
  content: p.json<MailContent>(),
  useless: p.boolean(),
};
export type WaitingMail = RowOf<typeof waitingMail>;

const takeNextMail = statement(
  'take-next-mail',
  waitingMail,
  `update mail set attempts = attempts + 1,
                   next_attempt_at = clock_timestamp() + make_interval(secs => $1)
    where id = (select id from mail where content is not null and next_attempt_at <= clock_timestamp()
                 order by bulk, next_attempt_at, position limit 1 for update skip locked)
    returning id, recipient, to_jsonb(content) as content, attempts, useless_after < clock_timestamp() as useless`,
);
const markMailSent = statement(
  'mark-mail-sent',
  {},
  'update mail set sent_at = clock_timestamp(), content = null where id = $1',
);
const giveUpMail = statement(
  'give-up-mail',
  {},
  'update mail set given_up_at = clock_timestamp(), content = null, failure = $2 where id = $1',
);
const tryMailAgain = statement(
  'try-mail-again',
  {},
  'update mail set next_attempt_at = clock_timestamp() + make_interval(secs => $2), failure = $3 where id = $1',
);
const nextMailDue = statement(
  'next-mail-due',
  { ms: p.float().nullable() },
  `select (extract(epoch from min(next_attempt_at) - clock_timestamp()) * 1000)::float8 as ms
     from mail where content is not null`,
);

/** Longer than an attempt can take, so that no other process begins one meanwhile. */
const ATTEMPT_LASTS_S = 60;

/**
 * Takes the next mail that is due and keeps others from taking it for a while. A process that dies with it in its hands
 * leaves it to the next attempt: the mail may arrive twice then, under one message id, and is never lost.
 */
export async function takeMail(client: Client): Promise<WaitingMail | undefined> {
  return readOneOn(client, takeNextMail, [ATTEMPT_LASTS_S]);
}

export async function markSent(client: Client, id: string): Promise<void> {
  await runOn(client, markMailSent, [id]);
}

export async function giveUp(client: Client, id: string, failure: string): Promise<void> {
  await runOn(client, giveUpMail, [id, failure]);
}

export async function tryAgainIn(client: Client, id: string, ms: number, failure: string): Promise<void> {
  await runOn(client, tryMailAgain, [id, ms / 1000, failure]);
}

/** Milliseconds until the next mail is due, at most the given ones. */
export async function untilNextMail(client: Client, atMostMs: number): Promise<number> {
  const ms = (await readOneOn(client, nextMailDue))?.ms ?? atMostMs;
  return Math.max(10, Math.min(atMostMs, Math.ceil(ms)));
}
