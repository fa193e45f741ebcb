import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { pidOf, type RunningInstance } from '../instance/running-instance.ts';

/** A separate NATS, so that events of our orders cause no mails and stock changes in the instance. */
export async function startOwnNats(
  instance: RunningInstance,
): Promise<{ url: string; end(): Promise<void> }> {
  const port = await getPort({ host: '127.0.0.1' });
  const folder = mkdtempSync(join(tmpdir(), 'werkbank-load-nats-'));
  const program = readlinkSync(`/proc/${pidOf(instance, 'nats')}/exe`);
  const child = spawn(program, ['-js', '-sd', folder, '-a', '127.0.0.1', '-p', String(port)], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const endAtOnce = (): void => void child.kill('SIGKILL');
  process.once('exit', endAtOnce);
  await untilOpen(port);
  const end = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', endAtOnce);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `nats://127.0.0.1:${port}`, end };
}

async function untilOpen(port: number): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await wait(50)) {
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
  }
  throw new Error('NATS was not there after 10 s.');
}
