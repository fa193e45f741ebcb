import { p } from '@mikro-orm/core';
import type { Client } from 'pg';
import { OutboxEntity } from '../database/platform-entities.js';
import { readManyOn, readOneOn, runOn, transactionOn } from '../database/read-on-client.js';
import { columns, type RowOf, statement } from '../database/statement.js';
import { EVENTS_KEPT_MS, INBOX_KEPT_MS } from './streams.js';

const BATCH = 100;
const { properties } = OutboxEntity;

const unsentEvent = {
  ...columns(OutboxEntity, 'id', 'event', 'key', 'requestId', 'traceparent', 'recordedAt'),
  /** JSON text as it goes over the wire. */
  payload: p.text(),
};
export type UnsentEvent = RowOf<typeof unsentEvent>;

const unsentEvents = statement(
  'unsent-events',
  unsentEvent,
  `select id, event, key, payload::text as payload, request_id as "requestId", traceparent, recorded_at as "recordedAt"
     from outbox where sent_at is null and dead_lettered_at is null order by position limit $1`,
);
const markEventsSent = statement(
  'mark-events-sent',
  {},
  'update outbox set sent_at = clock_timestamp(), sent_to = $2 where id = any($1::uuid[])',
);
const putEventAside = statement(
  'put-event-aside',
  {},
  'update outbox set dead_lettered_at = clock_timestamp(), dead_letter_reason = $2 where id = $1',
);

export async function takeUnsent(client: Client): Promise<UnsentEvent[]> {
  return readManyOn(client, unsentEvents, [BATCH]);
}

export async function markSent(client: Client, ids: string[], stream: string): Promise<void> {
  await runOn(client, markEventsSent, [ids, stream]);
}

/** Takes an event out of the sending order, until an operator retries or drops it. */
export async function putAside(client: Client, id: string, reason: string): Promise<void> {
  await runOn(client, putEventAside, [id, reason]);
}

const subjectAndReason = { subject: properties.event, reason: p.text() };
const deadLetter = {
  ...columns(OutboxEntity, 'id', 'deadLetteredAt', 'key', 'requestId'),
  ...subjectAndReason,
  bytes: p.integer(),
};
const outboxDeadLetters = statement(
  'outbox-dead-letters',
  deadLetter,
  `select id, dead_lettered_at as "deadLetteredAt", event as subject, key, coalesce(dead_letter_reason, '') as reason,
          request_id as "requestId", octet_length(payload::text) as bytes
     from outbox where dead_lettered_at is not null order by position`,
);
const retryDeadLetter = statement(
  'retry-outbox-dead-letter',
  { ...columns(OutboxEntity, 'event'), told: p.text() },
  `with taken as (
     update outbox set dead_lettered_at = null, dead_letter_reason = null
      where id = $1 and dead_lettered_at is not null returning event
   ) select event, pg_notify('outbox', '')::text as told from taken`,
);
const deleteDeadLetter = statement(
  'delete-outbox-dead-letter',
  subjectAndReason,
  `delete from outbox where id = $1 and dead_lettered_at is not null
   returning event as subject, coalesce(dead_letter_reason, '') as reason`,
);

/** Unsendable events, for operators. */
export async function listOutboxDeadLetters(client: Client): Promise<RowOf<typeof deadLetter>[]> {
  return readManyOn(client, outboxDeadLetters);
}

/** Lets the relay retry, for instance after a change of the server's message limit. Returns the subject. */
export async function retryOutboxDeadLetter(client: Client, id: string): Promise<string | undefined> {
  return (await readOneOn(client, retryDeadLetter, [id]))?.event;
}

/** Deletes an unsendable event for good, if `note` has recorded it. Returns its subject. */
export async function dropOutboxDeadLetter(
  client: Client,
  id: string,
  note: (letter: RowOf<typeof subjectAndReason>) => Promise<void>,
): Promise<string | undefined> {
  return transactionOn(client, async () => {
    const letter = await readOneOn(client, deleteDeadLetter, [id]);
    if (letter) await note(letter);
    return letter?.subject;
  });
}

/** A database's state of events, for operators. */
const queueStateShape = {
  database: p.text(),
  unsent: p.integer(),
  oldestUnsent: p.datetime().nullable(),
  deadLetters: p.integer(),
  /** Sent, and kept for resending. */
  kept: p.integer(),
  keptSince: p.datetime().nullable(),
  handled: p.integer(),
  handledSince: p.datetime().nullable(),
};
const stateOfQueue = statement(
  'queue-state',
  queueStateShape,
  `select current_database()::text as database,
          count(*) filter (where unsent)::int as unsent, min(recorded_at) filter (where unsent) as "oldestUnsent",
          count(*) filter (where dead_lettered_at is not null)::int as "deadLetters",
          count(*) filter (where sent_at is not null)::int as kept,
          min(recorded_at) filter (where sent_at is not null) as "keptSince",
          (select count(*)::int from inbox) as handled,
          (select min(handled_at) from inbox) as "handledSince"
     from (select *, sent_at is null and dead_lettered_at is null as unsent from outbox) o`,
);

export async function queueState(client: Client): Promise<RowOf<typeof queueStateShape>> {
  const state = await readOneOn(client, stateOfQueue);
  if (!state) throw new Error('An aggregate has a row');
  return state;
}

const resendEventsSince = statement(
  'resend-events-since',
  {},
  'update outbox set sent_at = null where recorded_at >= $1',
);
const resendLostEvents = statement(
  'resend-lost-events',
  {},
  'update outbox set sent_at = null where sent_at is not null and sent_to <> $1 and recorded_at >= $2',
);
const pruneOutbox = statement(
  'prune-outbox',
  {},
  'delete from outbox where sent_at is not null and recorded_at < $1',
);
const pruneInbox = statement('prune-inbox', {}, 'delete from inbox where handled_at < $1');

/** Marks kept events since a moment as unsent, so the relay sends them again. Returns their number. */
export async function resendSince(client: Client, since: Date): Promise<number> {
  return runOn(client, resendEventsSince, [since]);
}

/** Marks kept events of a lost stream as unsent. Returns their number. */
export async function resendLost(client: Client, stream: string): Promise<number> {
  return runOn(client, resendLostEvents, [stream, new Date(Date.now() - EVENTS_KEPT_MS)]);
}

export async function pruneOldRows(client: Client): Promise<void> {
  await runOn(client, pruneOutbox, [new Date(Date.now() - EVENTS_KEPT_MS)]);
  await runOn(client, pruneInbox, [new Date(Date.now() - INBOX_KEPT_MS)]);
}
