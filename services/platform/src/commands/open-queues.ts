import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Client } from 'pg';
import { z } from 'zod';
import { readEnv } from '../env/read-env.js';
import { natsAddresses, serviceEnv } from '../env/service-env.js';
import { natsOptions } from '../messaging/nats-options.js';
import { openPgClient } from '../messaging/pg-client.js';

/** Places of waiting, kept and dead events: the courier, and the databases that the environment names. */
export interface Queues {
  nats: NatsConnection;
  replicas: number;
  databases: readonly QueuesDatabase[];
}

export interface QueuesDatabase {
  name: string;
  client: Client;
}

const env = serviceEnv.pick({ NATS_REPLICAS: true }).extend({
  NATS_URL: natsAddresses,
  /** Databases of several services, separated by blanks. */
  DATABASE_URLS: z.string().optional(),
  /** Database of a single service, if the command runs beside it. */
  DATABASE_URL: z.string().optional(),
});

/** Opens what the environment names for as long as the work takes. */
export async function openQueues(work: (queues: Queues) => Promise<void>): Promise<void> {
  const settings = readEnv(env);
  const urls = (settings.DATABASE_URLS ?? settings.DATABASE_URL ?? '')
    .split(/\s+/)
    .filter((url) => url !== '');
  const nats = await connect({ ...natsOptions(settings, 'queues'), maxReconnectAttempts: 1 });
  const databases: QueuesDatabase[] = [];
  try {
    for (const url of urls) {
      const client = await openPgClient(url, 'queues');
      databases.push({ name: decodeURIComponent(new URL(url).pathname.slice(1)), client });
    }
    await work({ nats, replicas: settings.NATS_REPLICAS, databases });
  } finally {
    await nats.close();
    for (const { client } of databases) await client.end();
  }
}
