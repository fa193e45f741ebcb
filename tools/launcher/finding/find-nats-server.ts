import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { unpackDebianPackage } from './debian-package.ts';
import { installPackage } from './package-managers.ts';
import { onPath } from './on-path.ts';
import { CommandFailed, runCommand } from './run-command.ts';
import { cached, type Doing, inCache } from './tool-cache.ts';

const version = '2.15.2';
const built = `nats-server-${version}`;
const debian = 'nats-server-of-debian';

const binary = process.platform === 'win32' ? 'nats-server.exe' : 'nats-server';

/**
 * The nats-server binary: on PATH, from Go's folder, built by Go, or the distribution's (older) package.
 *
 * Go builds for more than a minute of both cores. Who is in a hurry, as a first start is, takes Debian's package where
 * there is one, which is there in seconds, and lets Go build the newer server later (`buildNewerNatsServer`).
 */
export async function findNatsServer(log: string, doing: Doing, inHurry: boolean): Promise<string> {
  const goFolder = join(process.env.GOPATH ?? join(homedir(), 'go'), 'bin');
  const there = onPath('nats-server', [process.env.GOBIN, goFolder, inCache(built)]);
  if (there !== undefined) return there;
  const ways = inHurry ? [unpacked, builtByGo] : [builtByGo, unpacked];
  for (const way of ways) {
    const found = await way(log, doing);
    if (found !== undefined) return found;
  }
  doing('the package manager installs it');
  await installPackage('nats-server', { apt: ['nats-server'], brew: ['nats-server'] }, log);
  const installed = onPath('nats-server', ['/usr/sbin']);
  if (installed === undefined) throw new Error('nats-server was installed, but is not on PATH.');
  return installed;
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
async function builtByGo(log: string, doing: Doing, whenIdle = false): Promise<string | undefined> {
  const go = onPath('go', ['/usr/local/go/bin']);
  if (go === undefined) return undefined;
  doing(`Go builds ${version}, once`);
  const folder = await orUndefined(
    cached(built, async (draft) => {
      // Without C there is one compiler less to wait for, and the server needs none.
      const env = { ...process.env, GOBIN: draft, CGO_ENABLED: '0' };
      const args = ['install', '-ldflags=-s -w', `github.com/nats-io/nats-server/v2@v${version}`];
      await runCommand(go, args, { env, log, whenIdle });
    }),
  );
  return folder === undefined ? undefined : join(folder, binary);
}

async function orUndefined<T>(attempt: Promise<T>): Promise<T | undefined> {
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

const isOlder = (natsServer: string): boolean => natsServer.startsWith(inCache(debian));

/** Whether a start in a hurry took an older server than Go could build. */
export const hasNewerNatsServer = (natsServer: string): boolean =>
  isOlder(natsServer) && onPath('go', ['/usr/local/go/bin']) !== undefined;

/** Builds the newer server for the next start, in the time that nobody else wants. */
export async function buildNewerNatsServer(log: string): Promise<boolean> {
  return (await builtByGo(log, () => undefined, true)) !== undefined;
}

/** Whether this server knows `sync_interval: always`, without which a power failure loses acknowledged messages. */
export async function canSyncAlways(natsServer: string): Promise<boolean> {
  const [, major, minor] = /v(\d+)\.(\d+)/.exec(await runCommand(natsServer, ['--version'])) ?? [];
  return Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 10);
}
