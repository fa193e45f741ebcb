import { p } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type ConsumerInfo, jetstreamManager } from '@nats-io/jetstream';
import { readOne } from '../database/read.js';
import { type RowOf, statement } from '../database/statement.js';
import type { EventServer } from './event-server.js';
import type { NatsConnectionService } from './nats-connection.js';

const lag = {
  unsent: p.integer(),
  /** Age of the oldest unsent event in seconds; 0 without one. */
  oldest: p.float(),
  /** Unsendable events. */
  dead: p.integer(),
  /** The next event in order. */
  next: p.json<{ event: string; recordedAt: string }>().nullable(),
};

/** The backlog of a service's outbox. */
export type OutboxLag = RowOf<typeof lag>;

const outboxLag = statement(
  'outbox-lag',
  lag,
  `select count(*) filter (where dead_lettered_at is null)::int as unsent,
         coalesce(extract(epoch from clock_timestamp()
           - min(recorded_at) filter (where dead_lettered_at is null)), 0)::float as oldest,
         count(dead_lettered_at)::int as dead,
         (select json_build_object('event', event, 'recordedAt',
                   to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            from outbox where sent_at is null and dead_lettered_at is null order by position limit 1) as next
    from outbox where sent_at is null`,
);

export async function readOutboxLag(orm: MikroORM): Promise<OutboxLag | undefined> {
  return readOne(orm.em.fork(), outboxLag);
}

/** The server's view of a service's durables. */
export async function readConsumers(
  nats: NatsConnectionService,
  events: EventServer,
): Promise<[consumer: string, ConsumerInfo][]> {
  const jsm = await jetstreamManager(nats.now(), { checkAPI: false });
  const found = await Promise.all(
    events
      .consumers()
      .map(
        async ({ name, stream }) =>
          [name, await jsm.consumers.info(stream, name).catch(() => undefined)] as const,
      ),
  );
  return found.filter((one): one is [string, ConsumerInfo] => one[1] !== undefined);
}
