import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { environmentOf, repositoryRoot } from './running-instance.ts';

const patienceMs = 30_000;

/** A further process of a part during a measurement. */
export interface OwnProcess {
  readonly address: string;
  readonly pid: number;
  end(): Promise<void>;
}

/**
 * Starts a second process of a running part with its environment, on a separate port and with the given differences. The
 * instance itself stays unchanged.
 */
export async function startBeside(
  pid: number,
  script: string,
  differences: Record<string, string>,
): Promise<OwnProcess> {
  const port = await getPort({ host: '127.0.0.1' });
  const child = spawn(process.execPath, [script], {
    cwd: repositoryRoot,
    env: { ...environmentOf(pid), LOG_LEVEL: 'error', ...differences, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const endAtOnce = (): void => void child.kill('SIGTERM');
  process.once('exit', endAtOnce);
  const end = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
    process.off('exit', endAtOnce);
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await untilReady(address, () => child.exitCode === null);
  } catch (error) {
    await end();
    throw error;
  }
  return { address, pid: child.pid!, end };
}

async function untilReady(address: string, isAlive: () => boolean): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await wait(200)) {
    if (!isAlive()) throw new Error(`The process for ${address} ended before it was ready.`);
    const answer = await fetch(`${address}/health/ready`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok === true) return;
  }
  throw new Error(`${address} was not ready after ${patienceMs / 1000} s.`);
}
