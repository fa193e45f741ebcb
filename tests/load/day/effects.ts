import { setTimeout as wait } from 'node:timers/promises';
import { domains } from '@werkbank/contracts/domains';
import pg from 'pg';
import { quantile } from '../figures/spread.ts';
import { environmentOf, pidOf, type RunningInstance } from '../instance/running-instance.ts';

/** Delay from an event to the writes of its consumers. */
export interface Effects {
  readonly count: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

/**
 * Measures from an event's outbox row, in the transaction of its change, to its inbox row, in the transaction of the consumer's
 * writes. Both times come from the database's clock.
 */
export async function openEffects(instance: RunningInstance) {
  const clients = await Promise.all(
    domains.map(async (service) => {
      const connectionString = environmentOf(pidOf(instance, service))['DATABASE_URL'] ?? '';
      const client = new pg.Client({ options: '-c werkbank.reader=service//', connectionString });
      await client.connect();
      return client;
    }),
  );
  const rowsOf = async <Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> =>
    (await Promise.all(clients.map((client) => client.query<Row>(sql, [...values])))).flatMap(
      ({ rows }) => rows,
    );
  return {
    /** Waits until all events are sent. */
    async settled(): Promise<void> {
      const unsent = 'select 1 from outbox where sent_at is null limit 1';
      while ((await rowsOf(unsent, [])).length > 0) await wait(100);
    },
    /** Effects of events recorded between two times; undefined without events. */
    async between(from: Date, to: Date): Promise<Effects | undefined> {
      const events = await rowsOf<{ id: string; at: number }>(
        `select id::text, extract(epoch from recorded_at)::float8 * 1000 as at from outbox
          where recorded_at between $1 and $2`,
        [from, to],
      );
      const recordedAt = new Map(events.map(({ id, at }) => [id, at]));
      const handled = await rowsOf<{ id: string; at: number }>(
        `select message_id as id, extract(epoch from handled_at)::float8 * 1000 as at from inbox
          where handled_at >= $1`,
        [from],
      );
      const took = handled.flatMap(({ id, at }) => {
        const began = recordedAt.get(id);
        return began === undefined ? [] : [at - began];
      });
      if (took.length === 0) return undefined;
      return { count: took.length, medianMs: quantile(took, 0.5), p99Ms: quantile(took, 0.99) };
    },
    async close(): Promise<void> {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}
