import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Instance, repositoryRoot } from './instance/instance.ts';
import { startInstance } from './instance/instances.ts';
import { readRunFile } from './parts/run-file.ts';
import { serviceUrl } from './parts/databases.ts';
import { domains } from '@werkbank/contracts/domains/source';
import { natsUrl } from './parts/nats.ts';

/**
 * `npm run queues`: dead letters, and events that wait or are sent again, of all services at once. It works on what
 * `DATABASE_URLS` and `NATS_URL` name, else on the instance that runs here.
 */
export function queues(args: readonly string[]): number {
  const command = join(repositoryRoot, 'services/platform/dist/commands/queues.js');
  const named = (process.env.DATABASE_URLS ?? '') !== '';
  const env = named ? process.env : { ...process.env, ...addressesOf(startInstance(false)) };
  return spawnSync(process.execPath, [command, ...args], { env, stdio: 'inherit' }).status ?? 1;
}

/** The running instance may have been started with other ports than the environment names now. */
export function addressesOf(instance: Instance): { NATS_URL: string; DATABASE_URLS: string } {
  const { parts } = readRunFile(instance, ', or name DATABASE_URLS and NATS_URL');
  const there = (url: string, part: string | undefined): string => {
    const address = new URL(url);
    if (part !== undefined) address.host = new URL(part).host;
    return address.toString();
  };
  const databases = domains.map((domain) => there(serviceUrl(instance, domain), parts.postgres));
  return {
    NATS_URL: process.env.NATS_URL || there(natsUrl(instance), parts.nats),
    DATABASE_URLS: databases.join(' '),
  };
}
