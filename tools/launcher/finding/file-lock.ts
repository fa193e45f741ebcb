import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { identityOf } from '../processes/process-identity.ts';

/** Runs work under an exclusive lock between processes. The lock of a dead holder is taken over. */
export async function underLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const me = JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) });
  while (!tryToTake(file, me)) {
    if (!holderIsAlive(file)) rmSync(file, { force: true });
    else await wait(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryToTake(file: string, me: string): boolean {
  try {
    writeFileSync(file, me, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function holderIsAlive(file: string): boolean {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; identity?: string };
    return holder.identity === undefined || identityOf(holder.pid) === holder.identity;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    // An unreadable lock file counts as held while it is new, because its holder may not have written it yet.
    return Date.now() - statSync(file).mtimeMs < 10_000;
  }
}
