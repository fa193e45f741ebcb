import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { eventually, runningInstance } from './running-instance.ts';

const repositoryRoot = join(import.meta.dirname, '..', '..');

/** A further gateway of the instance, for tests that would disturb others at the shared one. */
export interface OwnGateway {
  readonly address: string;
  /** Its log so far. */
  readonly log: () => string;
  readonly end: () => Promise<void>;
}

/**
 * Starts a gateway with its own settings in front of the running services. Its log is kept in memory or
 * goes into an open file.
 */
export async function gatewayBeside(
  settings: Record<string, string>,
  log: 'pipe' | number = 'pipe',
): Promise<OwnGateway> {
  const { address: publicUrl, parts, pids } = runningInstance();
  const part = (name: string): string => {
    const found = parts[name];
    if (found === undefined) throw new Error(`run.json has no address of ${name}`);
    return found;
  };
  const port = await getPort({ host: '127.0.0.1' });
  const child = spawn(process.execPath, [join(repositoryRoot, 'gateway', 'dist', 'main.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      CATALOG_URL: part('catalog'),
      CHECKOUT_URL: part('checkout'),
      ORDERS_URL: part('orders'),
      ADMIN_URL: part('admin'),
      KEYCLOAK_URL: part('keycloak'),
      FRONT_DIR: repositoryRoot,
      ...settingsOf(pids['gateway'], ['GATEWAY_SECRET', 'MEDIA_DIR']),
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', log, 'inherit'],
  });
  let logged = '';
  child.stdout?.on('data', (chunk: Buffer) => (logged += chunk.toString()));
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await eventually(
      async () => (await fetch(`${address}/health/live`)).ok,
      (ok) => ok,
    );
  } catch (error) {
    await end();
    throw error;
  }
  return { address, log: () => logged, end };
}

function settingsOf(pid: number | undefined, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(environmentOf(pid)).filter(([name]) => names.includes(name)));
}

/** The environment of a process that runs. */
export function environmentOf(pid: number | undefined): Record<string, string> {
  const entries = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  return Object.fromEntries(entries.filter(Boolean).map((entry) => entry.split(/=(.*)/s).slice(0, 2)));
}
