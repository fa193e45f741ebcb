import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/nats-core';
import { eventually, runningInstance } from '../instance/running-instance.ts';
import { inStep } from './replicas.ts';

const state = (...path: string[]): string => join(dirname(process.env['WERKBANK_RUN'] ?? ''), ...path);

/** Only root may mount a disk of its own size. */
export const canFillDisks = process.platform === 'linux' && process.getuid?.() === 0;
const diskSize = '64m';

/** JetStream forgets everything: all of its servers end at once, and their stores are gone. */
export async function wipe(servers: readonly string[]): Promise<void> {
  await whileDown(servers, () => {
    for (const server of servers) empty(state(server));
  });
}

/** A server of the cluster gets a small disk, and something else fills it for a while. */
export async function fillDisk(nats: NatsConnection, server: string, forMs: number): Promise<void> {
  if (!canFillDisks) return;
  const folder = state(server);
  await whileDown([server], () => {
    empty(folder);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', folder]);
  });
  try {
    await inStep(nats);
    fill(join(folder, 'filler'));
    await wait(forMs);
  } finally {
    await whileDown([server], () => execFileSync('umount', [folder]));
  }
}

function fill(file: string): void {
  try {
    for (let mebibyte = 0; ; mebibyte++) writeFileSync(file, Buffer.alloc(1024 * 1024), { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** The folder stays, for a disk may be mounted there. */
function empty(folder: string): void {
  mkdirSync(folder, { recursive: true });
  // A server that ends may still write.
  for (const name of readdirSync(folder))
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 10 });
}

/** Does something between the sudden end of processes and their next start. */
export async function whileDown(names: readonly string[], work: () => unknown): Promise<void> {
  mkdirSync(state('held'), { recursive: true });
  for (const name of names) writeFileSync(state('held', name), '');
  try {
    const { pids } = runningInstance();
    for (const name of names) await end(pids[name]);
    await work();
  } finally {
    for (const name of names) rmSync(state('held', name), { force: true });
  }
  await eventually(
    () => Promise.resolve(names.filter((name) => !isThere(runningInstance().pids[name]))),
    (down) => down.length === 0,
    60,
  );
}

async function end(pid: number | undefined): Promise<void> {
  if (pid === undefined || !isThere(pid)) return;
  process.kill(pid, 'SIGKILL');
  await eventually(
    () => Promise.resolve(isThere(pid)),
    (there) => !there,
  );
}

function isThere(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}
