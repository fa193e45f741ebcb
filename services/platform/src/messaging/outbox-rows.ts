import type { Client } from 'pg';
import { FACTS_KEPT_MS, INBOX_KEPT_MS } from './streams.js';

export interface UnsentFact {
  id: string;
  fact: string;
  key: string | null;
  /** JSON text as it goes over the wire. */
  payload: string;
  request_id: string | null;
  recorded_at: Date;
}

const BATCH = 100;

export async function takeUnsent(client: Client): Promise<UnsentFact[]> {
  const { rows } = await client.query<UnsentFact>(
    `select id, fact, key, payload::text as payload, request_id, recorded_at
       from outbox where sent_at is null order by position limit $1`,
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

/** Marks kept facts since a moment as unsent; the relay carries them again. Returns how many. */
export async function resendSince(client: Client, since: Date): Promise<number> {
  const result = await client.query('update outbox set sent_at = null where recorded_at >= $1', [since]);
  return result.rowCount ?? 0;
}

/** Marks kept facts as unsent that were sent to a stream that is gone. Returns how many. */
export async function resendLost(client: Client, stream: string): Promise<number> {
  const result = await client.query(
    'update outbox set sent_at = null where sent_at is not null and sent_to <> $1 and recorded_at >= $2',
    [stream, new Date(Date.now() - FACTS_KEPT_MS)],
  );
  return result.rowCount ?? 0;
}

export async function pruneOldRows(client: Client): Promise<void> {
  await client.query('delete from outbox where sent_at is not null and recorded_at < $1', [
    new Date(Date.now() - FACTS_KEPT_MS),
  ]);
  await client.query('delete from inbox where handled_at < $1', [new Date(Date.now() - INBOX_KEPT_MS)]);
}
