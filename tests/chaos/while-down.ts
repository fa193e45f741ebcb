import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eventually, runningInstance } from '../instance/running-instance.ts';

export const state = (...path: string[]): string => join(dirname(process.env['WERKBANK_RUN'] ?? ''), ...path);

/** Works between the end of processes and their restart. With SIGINT a process flushes its data first. */
export async function whileDown(
  names: readonly string[],
  work: () => unknown,
  signal: 'SIGKILL' | 'SIGINT' = 'SIGKILL',
): Promise<void> {
  mkdirSync(state('held'), { recursive: true });
  for (const name of names) writeFileSync(state('held', name), '');
  try {
    const { pids } = runningInstance();
    for (const name of names) await end(pids[name], signal);
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

async function end(pid: number | undefined, signal: NodeJS.Signals): Promise<void> {
  if (pid === undefined || !isThere(pid)) return;
  process.kill(pid, signal);
  await eventually(
    () => Promise.resolve(isThere(pid)),
    (there) => !there,
    60,
  );
}

function isThere(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}
