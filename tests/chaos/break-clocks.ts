import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runningInstance } from '../instance/running-instance.ts';

const clockOf = (name: string): string =>
  join(dirname(process.env['WERKBANK_RUN'] ?? ''), `clock-of-${name}`);

/** True if processes have separate clocks; Linux only. */
export const canJump = (): boolean =>
  Object.keys(runningInstance().pids).some((name) => existsSync(clockOf(name)));

/** Shifts a process's clock for a while. */
export async function jumpClock(name: string, bySeconds: number, forMs: number): Promise<void> {
  if (!canJump()) return;
  writeFileSync(clockOf(name), `${bySeconds < 0 ? '' : '+'}${bySeconds}\n`);
  try {
    await wait(forMs);
  } finally {
    writeFileSync(clockOf(name), '+0\n');
  }
}
