import { z } from 'zod';
import { EnvironmentError, readEnv } from '../env/read-env.js';
import { runProcess } from '../env/run-process.js';
import { resendSince } from '../messaging/outbox-rows.js';
import { openPgClient } from '../messaging/pg-client.js';

const usage = 'Usage: replay-outbox <date or instant, ISO>';

/** Sends the events of one service since a date once more; who handled them already recognises them. */
async function main([given]: string[]): Promise<void> {
  const since = new Date(given ?? '');
  if (Number.isNaN(since.getTime())) throw new EnvironmentError(usage);
  const { DATABASE_URL } = readEnv(z.object({ DATABASE_URL: z.string() }));
  const client = await openPgClient(DATABASE_URL, 'replay-outbox');
  try {
    console.log(`${await resendSince(client, since)} events will be sent again.`);
  } finally {
    await client.end();
  }
}

await runProcess(() => main(process.argv.slice(2)));
