import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import getPort from 'get-port';
import type { Part } from './parts.ts';
import { environmentOf } from './own-gateway.ts';
import { eventually, runningInstance } from './running-instance.ts';

const repositoryRoot = join(import.meta.dirname, '..', '..');

/** A further process of a service of the instance. */
export interface OwnService {
  readonly address: string;
  readonly end: () => Promise<void>;
}

/** Starts a replica of a service that runs. Its log goes into an open file. */
export async function serviceBeside(part: Part, log: number): Promise<OwnService> {
  const port = await getPort({ host: '127.0.0.1' });
  const main = join(repositoryRoot, 'services', part, 'dist', 'main.js');
  const child = spawn(process.execPath, [main], {
    env: { ...environmentOf(runningInstance().pids[part]), PORT: String(port) },
    stdio: ['ignore', log, log],
  });
  const end = () => ended(child);
  const address = `http://127.0.0.1:${port}`;
  try {
    await eventually(
      async () => (await fetch(`${address}/health/ready`)).ok,
      (ok) => ok,
      60,
    );
  } catch (error) {
    await end();
    throw error;
  }
  return { address, end };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
