import { connect } from '@nats-io/transport-node';
import { z } from 'zod';
import { EnvironmentError, readEnv } from '../env/read-env.js';
import { runProcess } from '../env/run-process.js';
import { natsAddresses } from '../env/service-env.js';
import { natsOptions } from '../messaging/nats-options.js';
import { listOutboxDeadLetters, retryOutboxDeadLetter } from '../messaging/outbox-rows.js';
import { listDeadLetters, replayDeadLetter } from '../messaging/dead-letters.js';
import { openPgClient } from '../messaging/pg-client.js';

const usage =
  'Usage: dead-letters list | dead-letters replay <sequence, or id of an event that could not be sent>';
/** The database is one service's, whose outbox is looked at too; without it only what readers could not handle. */
const env = z.object({ NATS_URL: natsAddresses, DATABASE_URL: z.string().optional() });

async function main([command, which = '']: string[]): Promise<void> {
  const bySequence = which !== '' && Number.isSafeInteger(Number(which));
  const byId = z.uuid().safeParse(which).success;
  if (command !== 'list' && !(command === 'replay' && (bySequence || byId))) {
    throw new EnvironmentError(usage);
  }
  const settings = readEnv(env);
  if (command === 'list') return list(settings);
  if (byId) return retryEvent(settings.DATABASE_URL, which);
  const { subject, consumer } = await withNats(settings, (nats) => replayDeadLetter(nats, Number(which)));
  console.log(`${subject} was given to ${consumer} once more.`);
}

async function list(settings: z.output<typeof env>): Promise<void> {
  const lines: unknown[] = await withNats(settings, listDeadLetters);
  const { DATABASE_URL } = settings;
  if (DATABASE_URL !== undefined) lines.push(...(await withDatabase(DATABASE_URL, listOutboxDeadLetters)));
  for (const line of lines) console.log(JSON.stringify(line));
  if (lines.length === 0) console.log('There are no dead letters.');
}

async function retryEvent(databaseUrl: string | undefined, id: string): Promise<void> {
  if (databaseUrl === undefined) throw new EnvironmentError('DATABASE_URL of the sending service is missing');
  const subject = await withDatabase(databaseUrl, (client) => retryOutboxDeadLetter(client, id));
  if (subject === undefined) throw new EnvironmentError(`No event ${id} was put aside here`);
  console.log(`${subject} will be sent.`);
}

async function withNats<T>(
  settings: z.output<typeof env>,
  work: (connection: Awaited<ReturnType<typeof connect>>) => Promise<T>,
): Promise<T> {
  const connection = await connect({ ...natsOptions(settings, 'dead-letters'), maxReconnectAttempts: 1 });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

async function withDatabase<T>(
  url: string,
  work: (client: Awaited<ReturnType<typeof openPgClient>>) => Promise<T>,
): Promise<T> {
  const client = await openPgClient(url, 'dead-letters');
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

await runProcess(() => main(process.argv.slice(2)));
