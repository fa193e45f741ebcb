import type { Client } from 'pg';
import { EVENTS_KEPT_MS, INBOX_KEPT_MS } from './streams.js';

export interface UnsentEvent {
  id: string;
  event: string;
  key: string | null;
  /** JSON text as it goes over the wire. */
  payload: string;
  request_id: string | null;
  traceparent: string | null;
  recorded_at: Date;
}

const BATCH = 100;

export async function takeUnsent(client: Client): Promise<UnsentEvent[]> {
  const { rows } = await client.query<UnsentEvent>(
    `select id, event, key, payload::text as payload, request_id, traceparent, recorded_at
       from outbox where sent_at is null and dead_lettered_at is null order by position limit $1`,
    [BATCH],
  );
  return rows;
}

export async function markSent(client: Client, ids: string[], stream: string): Promise<void> {
  await client.query(
    'update outbox set sent_at = clock_timestamp(), sent_to = $2 where id = any($1::uuid[])',
    [ids, stream],
  );
}

/** Takes an event out of the order in which they are sent, for good or until an operator wants it to be tried again. */
export async function putAside(client: Client, id: string, reason: string): Promise<void> {
  await client.query(
    'update outbox set dead_lettered_at = clock_timestamp(), dead_letter_reason = $2 where id = $1',
    [id, reason],
  );
}

/** An event that could not be sent, as an operator sees it. */
export interface OutboxDeadLetter {
  id: string;
  deadLetteredAt: Date;
  subject: string;
  key: string | null;
  reason: string;
  requestId: string | null;
  bytes: number;
}

export async function listOutboxDeadLetters(client: Client): Promise<OutboxDeadLetter[]> {
  const { rows } = await client.query<OutboxDeadLetter>(
    `select id, dead_lettered_at as "deadLetteredAt", event as subject, key, dead_letter_reason as reason,
            request_id as "requestId", octet_length(payload::text) as bytes
       from outbox where dead_lettered_at is not null order by position`,
  );
  return rows;
}

/** Lets the relay try once more, for instance after the server was told to take larger messages. Returns its subject. */
export async function retryOutboxDeadLetter(client: Client, id: string): Promise<string | undefined> {
  const { rows } = await client.query<{ event: string }>(
    `with taken as (
       update outbox set dead_lettered_at = null, dead_letter_reason = null
        where id = $1 and dead_lettered_at is not null returning event
     ) select event, pg_notify('outbox', '') from taken`,
    [id],
  );
  return rows[0]?.event;
}

/** Takes an event away for good that could not be sent, if `note` has written down that it is. Returns its subject. */
export async function dropOutboxDeadLetter(
  client: Client,
  id: string,
  note: (letter: Pick<OutboxDeadLetter, 'subject' | 'reason'>) => Promise<void>,
): Promise<string | undefined> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ subject: string; reason: string }>(
      `delete from outbox where id = $1 and dead_lettered_at is not null
       returning event as subject, dead_letter_reason as reason`,
      [id],
    );
    if (rows[0]) await note(rows[0]);
    await client.query('commit');
    return rows[0]?.subject;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** What one database keeps of events, as an operator sees it. */
export interface QueueState {
  database: string;
  unsent: number;
  oldestUnsent: Date | null;
  deadLetters: number;
  /** Sent, and kept to be sent again. */
  kept: number;
  keptSince: Date | null;
  handled: number;
  handledSince: Date | null;
}

export async function queueState(client: Client): Promise<QueueState> {
  const { rows } = await client.query<QueueState>(
    `select current_database() as database,
            count(*) filter (where unsent)::int as unsent, min(recorded_at) filter (where unsent) as "oldestUnsent",
            count(*) filter (where dead_lettered_at is not null)::int as "deadLetters",
            count(*) filter (where sent_at is not null)::int as kept,
            min(recorded_at) filter (where sent_at is not null) as "keptSince",
            (select count(*)::int from inbox) as handled,
            (select min(handled_at) from inbox) as "handledSince"
       from (select *, sent_at is null and dead_lettered_at is null as unsent from outbox) o`,
  );
  if (!rows[0]) throw new Error('An aggregate has a row');
  return rows[0];
}

/** Marks kept events since a moment as unsent; the relay carries them again. Returns how many. */
export async function resendSince(client: Client, since: Date): Promise<number> {
  const result = await client.query('update outbox set sent_at = null where recorded_at >= $1', [since]);
  return result.rowCount ?? 0;
}

/** Marks kept events as unsent that were sent to a stream that is gone. Returns how many. */
export async function resendLost(client: Client, stream: string): Promise<number> {
  const result = await client.query(
    'update outbox set sent_at = null where sent_at is not null and sent_to <> $1 and recorded_at >= $2',
    [stream, new Date(Date.now() - EVENTS_KEPT_MS)],
  );
  return result.rowCount ?? 0;
}

export async function pruneOldRows(client: Client): Promise<void> {
  await client.query('delete from outbox where sent_at is not null and recorded_at < $1', [
    new Date(Date.now() - EVENTS_KEPT_MS),
  ]);
  await client.query('delete from inbox where handled_at < $1', [new Date(Date.now() - INBOX_KEPT_MS)]);
}
