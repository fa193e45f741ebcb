import { join } from 'node:path';
import { findKeycloak } from './finding/find-keycloak.ts';
import { findNatsServer, mayTakeOlder } from './finding/find-nats-server.ts';
import { abortCommands } from './finding/run-command.ts';
import { stateDirs } from './instance/instances.ts';
import type { Doing } from './running/topology-types.ts';

interface Tool {
  readonly title: string;
  /** The address in the environment that makes ours unnecessary. */
  readonly elsewhere: string | undefined;
  readonly find: (log: string, doing: Doing) => Promise<unknown>;
}

const tools = (inHurry: boolean): readonly Tool[] => [
  {
    title: 'NATS',
    elsewhere: process.env.NATS_URL,
    find: (log, doing) => findNatsServer(log, doing, inHurry),
  },
  { title: 'Keycloak', elsewhere: process.env.KEYCLOAK_URL, find: findKeycloak },
];

/**
 * Fetches what no npm package brings while npm still fetches those that one does: run.mjs starts this on a bare machine.
 * It needs no package itself. What fails here is done again by the start, which then says why it cannot be done.
 */
export async function fetchTools(command: string | undefined): Promise<number> {
  const giveUp = (): void => {
    abortCommands();
    process.exit(1);
  };
  process.on('disconnect', giveUp);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, giveUp);
  const log = join(stateDirs.start, 'logs', 'fetch-tools.log');
  const inHurry = (command === 'start' || command === 'dev') && mayTakeOlder(stateDirs.start);
  const wanted = tools(inHurry).filter(({ elsewhere }) => !elsewhere);
  const ends = await Promise.allSettled(
    wanted.map(async ({ title, find }) => {
      try {
        await find(log, (what) => tell(title, what));
      } finally {
        tell(title, undefined);
      }
    }),
  );
  return ends.every(({ status }) => status === 'fulfilled') ? 0 : 1;
}

/** run.mjs puts it into the line that says what is going on. */
function tell(title: string, what: string | undefined): void {
  if (process.connected) process.send?.({ title, what });
}
