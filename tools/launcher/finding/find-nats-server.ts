import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackDebianPackage } from './debian-package.ts';
import { buildByGo, type GoTool, hasGo, presentGoTool } from './go-tools.ts';
import { onPath } from './on-path.ts';
import { findOrInstall } from './package-managers.ts';
import { CommandFailed, runCommand } from './run-command.ts';
import { cached, type Doing, inCache } from './tool-cache.ts';

const version = '2.15.2';
const debian = 'nats-server-of-debian';

const natsServer: GoTool = {
  command: 'nats-server',
  cache: `nats-server-${version}`,
  source: `github.com/nats-io/nats-server/v2@v${version}`,
};

/**
 * The nats-server binary: on PATH, from Go's folder, built by Go, or the distribution's (older) package.
 *
 * Go builds for more than a minute of both cores. Who is in a hurry, as a first start is, takes Debian's package where
 * there is one, which is there in seconds, and lets Go build the newer server later (`buildNewerNatsServer`).
 */
export async function findNatsServer(log: string, doing: Doing, inHurry: boolean): Promise<string> {
  const there = presentGoTool(natsServer);
  if (there !== undefined) return there;
  const ways = inHurry ? [unpacked, builtByGo] : [builtByGo, unpacked];
  for (const way of ways) {
    const found = await way(log, doing);
    if (found !== undefined) return found;
  }
  doing('the package manager installs it');
  const look = (): string | undefined => onPath('nats-server', ['/usr/sbin']);
  return findOrInstall(look, 'nats-server', { apt: ['nats-server'], brew: ['nats-server'] }, log);
}

/** Debian's package, unpacked beside the other tools: nothing is installed, and no server of the system's starts. */
async function unpacked(log: string, doing: Doing): Promise<string | undefined> {
  doing("Debian's package is fetched");
  const folder = await orUndefined(cached(debian, (draft) => unpackDebianPackage('nats-server', draft, log)));
  return folder === undefined
    ? undefined
    : onPath('nats-server', [join(folder, 'usr', 'sbin')], { PATH: '' });
}

/** Go where it is there and can build this version; else the package manager is next. */
function builtByGo(log: string, doing: Doing, whenIdle = false): Promise<string | undefined> {
  if (hasGo()) doing(`Go builds ${version}, once`);
  return orUndefined(buildByGo(natsServer, log, whenIdle));
}

async function orUndefined<T>(attempt: Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await attempt;
  } catch (error) {
    // Go may be too old or out of reach of its proxy, Debian's lists may be empty: the next way may do.
    if (error instanceof CommandFailed) return undefined;
    throw error;
  }
}

/** Beside a store: the server that it was last opened by. */
export const lastServerFile = (stateDir: string): string => join(stateDir, 'nats-server');

/** An older server must not open what a newer one has written: in a hurry is only who has no store, or an older one's. */
export function mayTakeOlder(stateDir: string): boolean {
  if (!existsSync(join(stateDir, 'nats'))) return true;
  const file = lastServerFile(stateDir);
  return existsSync(file) && isOlder(readFileSync(file, 'utf8'));
}

const isOlder = (server: string): boolean => server.startsWith(inCache(debian));

/** Whether a start in a hurry took an older server than Go could build. */
export const hasNewerNatsServer = (server: string): boolean => isOlder(server) && hasGo();

/** Builds the newer server for the next start, in the time that nobody else wants. */
export async function buildNewerNatsServer(log: string): Promise<boolean> {
  return (await builtByGo(log, () => undefined, true)) !== undefined;
}

/** Whether this server knows `sync_interval: always`, without which a power failure loses acknowledged messages. */
export async function canSyncAlways(server: string): Promise<boolean> {
  const [, major, minor] = /v(\d+)\.(\d+)/.exec(await runCommand(server, ['--version'])) ?? [];
  return Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 10);
}
