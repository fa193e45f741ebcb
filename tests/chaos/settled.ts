import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { eventually } from '../instance/running-instance.ts';
import type { Databases } from '../instance/databases.ts';
import { parts } from './plan.ts';

const deadLetters = 'werkbank-dead-letters';

/** Waits until all recorded events are sent and handled by all consumers. */
export async function untilSettled(nats: NatsConnection, databases: Databases): Promise<void> {
  const manager = await jetstreamManager(nats, { checkAPI: false });
  await eventually(
    async () => (await Promise.all([unsent(databases), unhandled(manager)])).flat(),
    (open) => open.length === 0,
    120,
  );
}

async function unsent(databases: Databases): Promise<string[]> {
  const counted = parts.map(async (part) => {
    const [row] = await databases.rows<{ open: number }>(
      part,
      'select count(*)::int as open from outbox where sent_at is null and dead_lettered_at is null',
    );
    return row?.open ? [`${row.open} events of ${part}`] : [];
  });
  return (await Promise.all(counted)).flat();
}

async function unhandled(manager: JetStreamManager): Promise<string[]> {
  const open: string[] = [];
  for (const part of parts) {
    for await (const consumer of manager.consumers.list(part.toUpperCase())) {
      // Ephemeral consumers of killed feeds remain until the server drops them.
      if (!consumer.config.durable_name) continue;
      const left = consumer.num_pending + consumer.num_ack_pending;
      if (left > 0) open.push(`${left} for ${consumer.name}`);
    }
  }
  return open;
}

/** Number of events that were ever given up, unsent or unhandled. */
export async function givenUp(nats: NatsConnection, databases: Databases): Promise<number> {
  const manager = await jetstreamManager(nats, { checkAPI: false });
  const unhandledOnes = await manager.streams.info(deadLetters).then(
    ({ state }) => state.last_seq,
    () => 0,
  );
  const unsentOnes = await Promise.all(
    parts.map((part) =>
      databases.rows<{ count: number }>(
        part,
        'select count(*)::int as count from outbox where dead_lettered_at is not null',
      ),
    ),
  );
  return unsentOnes.flat().reduce((sum, { count }) => sum + count, unhandledOnes);
}
