import { join } from 'node:path';
import { findKeycloak } from './finding/find-keycloak.ts';
import { findNatsServer, mayTakeOlder } from './finding/find-nats-server.ts';
import { abortCommands } from './finding/run-command.ts';
import type { Doing } from './finding/tool-cache.ts';

// run.mjs starts this script while npm still installs the packages, so its imports need none. It fetches the tools that no
// npm package contains. The start repeats a failed search and reports the reason.

const command = process.argv[2];
const stateDir = join(import.meta.dirname, '..', '..', '.state');
const log = join(stateDir, 'logs', 'fetch-tools.log');
const inHurry = (command === 'start' || command === 'dev') && mayTakeOlder(stateDir);

const tools = {
  NATS: process.env.NATS_URL
    ? undefined
    : (doing: Doing): Promise<unknown> => findNatsServer(log, doing, inHurry),
  Keycloak: process.env.KEYCLOAK_URL
    ? undefined
    : (doing: Doing): Promise<unknown> => findKeycloak(log, doing),
};

function giveUp(): void {
  abortCommands();
  process.exit(1);
}
process.on('disconnect', giveUp);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, giveUp);

/** Sends progress to run.mjs. */
function tell(title: string, what?: string): void {
  if (process.connected) process.send?.({ title, what });
}

const ends = await Promise.allSettled(
  Object.entries(tools).map(async ([title, find]) => {
    await find?.((what) => tell(title, what)).finally(() => tell(title));
  }),
);
process.exit(ends.every(({ status }) => status === 'fulfilled') ? 0 : 1);
