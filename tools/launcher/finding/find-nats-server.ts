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
 * Go's build occupies both cores for more than a minute. A start in a hurry, such as the first one, takes Debian's package
 * within seconds if there is one; Go builds the newer server later (`buildNewerNatsServer`).
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

/** Debian's package, unpacked beside the other tools; an installation would start a system service. */
async function unpacked(log: string, doing: Doing): Promise<string | undefined> {
  doing("Debian's package is fetched");
  const folder = await orUndefined(cached(debian, (draft) => unpackDebianPackage('nats-server', draft, log)));
  return folder === undefined
    ? undefined
    : onPath('nats-server', [join(folder, 'usr', 'sbin')], { PATH: '' });
}

function builtByGo(log: string, doing: Doing, whenIdle = false): Promise<string | undefined> {
  if (hasGo()) doing(`Go builds ${version}, once`);
  return orUndefined(buildByGo(natsServer, log, whenIdle));
}

async function orUndefined<T>(attempt: Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await attempt;
  } catch (error) {
    // Fallback to the next way: Go may be too old or offline, and Debian's lists may be empty.
    if (error instanceof CommandFailed) return undefined;
    throw error;
  }
}

/** File beside the store with the path of the last server that opened it. */
export const lastServerFile = (stateDir: string): string => join(stateDir, 'nats-server');

/** An older server cannot open the store of a newer one, so it may start only without a store or on an older one's. */
export function mayTakeOlder(stateDir: string): boolean {
  if (!existsSync(join(stateDir, 'nats'))) return true;
  const file = lastServerFile(stateDir);
  return existsSync(file) && isOlder(readFileSync(file, 'utf8'));
}

const isOlder = (server: string): boolean => server.startsWith(inCache(debian));

/** True if a start in a hurry took an older server than Go could build. */
export const hasNewerNatsServer = (server: string): boolean => isOlder(server) && hasGo();

/** Builds the newer server for the next start, at low priority. */
export async function buildNewerNatsServer(log: string): Promise<boolean> {
  return (await builtByGo(log, () => undefined, true)) !== undefined;
}

/** True if the server supports `sync_interval: always`, without which a power failure loses acknowledged messages. */
export async function canSyncAlways(server: string): Promise<boolean> {
  const [, major, minor] = /v(\d+)\.(\d+)/.exec(await runCommand(server, ['--version'])) ?? [];
  return Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 10);
}
