import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Domain } from '@werkbank/contracts/domains';
import { eventually, runningInstance } from './running-instance.ts';

export type Part = Domain;

/** While this file is there the launcher leaves the part down, instead of starting it again a second later. */
const holdOf = (part: Part): string => {
  const run = process.env['WERKBANK_RUN'] ?? '';
  return join(dirname(run), 'held', part);
};

/** Calls the part directly, past the gateway. */
async function isUp(part: Part): Promise<boolean> {
  const address = runningInstance().parts[part];
  if (address === undefined) throw new Error(`run.json has no address of ${part}`);
  return fetch(`${address}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}

function signal(part: Part, name: NodeJS.Signals): void {
  const pid = runningInstance().pids[part];
  if (pid === undefined) throw new Error(`run.json has no process of ${part}`);
  process.kill(pid, name);
}

/** Kills a part as a power cut would, and keeps it down until it is let up again. */
export async function takeDown(part: Part): Promise<void> {
  mkdirSync(dirname(holdOf(part)), { recursive: true });
  writeFileSync(holdOf(part), '');
  signal(part, 'SIGKILL');
  await eventually(
    () => isUp(part),
    (up) => !up,
  );
}

/** Kills a part; the launcher restarts it. */
export function killOnce(part: Part): void {
  signal(part, 'SIGKILL');
}

/** Lets the launcher start it again, and waits until it is there for the gateway too. */
export async function letUp(part: Part): Promise<void> {
  rmSync(holdOf(part), { force: true });
  // The launcher waits longer after each crash in a row, at most half a minute.
  await eventually(
    () => isUp(part),
    (up) => up,
    60,
  );
}

/** Simulates a hanging process: connections stay open but get no answer. */
export const hang = (part: Part): void => signal(part, 'SIGSTOP');

export async function goOn(part: Part): Promise<void> {
  signal(part, 'SIGCONT');
  await letUp(part);
}
