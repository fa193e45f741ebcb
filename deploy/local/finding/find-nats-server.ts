import { homedir } from 'node:os';
import { join } from 'node:path';
import { installPackage } from './package-managers.ts';
import { onPath } from './on-path.ts';
import { CommandFailed, runCommand } from './run-command.ts';
import { cached } from './tool-cache.ts';

const version = '2.15.2';

/** The nats-server binary: on PATH, from Go's folder, built by Go, or the distribution's (older) package. */
export async function findNatsServer(log: string): Promise<string> {
  const goFolder = join(process.env.GOPATH ?? join(homedir(), 'go'), 'bin');
  const there = onPath('nats-server', [process.env.GOBIN, goFolder]);
  if (there !== undefined) return there;
  const built = await buildWithGo(log);
  if (built !== undefined) return built;
  await installPackage('nats-server', { apt: ['nats-server'], brew: ['nats-server'] }, log);
  const installed = onPath('nats-server', ['/usr/sbin']);
  if (installed === undefined) throw new Error('nats-server was installed, but is not on PATH.');
  return installed;
}

async function buildWithGo(log: string): Promise<string | undefined> {
  const go = onPath('go', ['/usr/local/go/bin']);
  if (go === undefined) return undefined;
  try {
    const folder = await cached(`nats-server-${version}`, async (draft) => {
      const env = { ...process.env, GOBIN: draft };
      await runCommand(go, ['install', `github.com/nats-io/nats-server/v2@v${version}`], { env, log });
    });
    return join(folder, process.platform === 'win32' ? 'nats-server.exe' : 'nats-server');
  } catch (error) {
    // Go is there but too old for this version, or its proxy is out of reach: the package manager is next.
    if (error instanceof CommandFailed) return undefined;
    throw error;
  }
}

/** Whether this server knows `sync_interval: always`, without which a power failure loses acknowledged messages. */
export async function canSyncAlways(natsServer: string): Promise<boolean> {
  const [, major, minor] = /v(\d+)\.(\d+)/.exec(await runCommand(natsServer, ['--version'])) ?? [];
  return Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 10);
}
