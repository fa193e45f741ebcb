import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { switchesIn } from './instrument.ts';

const switches = switchesIn(repositoryRoot);

export interface Plan {
  /** Out in the whole test file. */
  readonly out?: readonly string[];
  /** Out one at a time, each in the first test that it denies; the named tests are excluded. */
  readonly inTurn?: Readonly<Record<string, readonly string[]>>;
}

/** Disabled guards by test file; `*` means all others. */
export const plan = (plans: Readonly<Record<string, Plan>>): void =>
  writeFileSync(switches.plan, JSON.stringify(plans));

/** A guard, and a test that ran without it. */
export interface Given {
  readonly id: string;
  readonly file: string;
  readonly test: string;
}

/** The guards that were out, with their tests. */
export const readGiven = (): Given[] =>
  linesOf(switches.given).map(([id = '', file = '', test = '']) => ({ id, file: fromRoot(file), test }));

/** Takes a guard out of all processes except tests. */
export const takeOut = (id: string): void => writeFileSync(switches.out, id);

/** By test file (empty for other processes): the guards that denied a caller, or whose statement ran. */
export function readTrace(): Map<string, Set<string>> {
  const traced = new Map<string, Set<string>>();
  for (const [id = '', test = ''] of linesOf(switches.trace)) {
    const file = fromRoot(test);
    traced.set(file, (traced.get(file) ?? new Set()).add(id));
  }
  return traced;
}

const fromRoot = (file: string): string => file.slice(repositoryRoot.length + 1);

/** Deletes the file after reading. */
function linesOf(file: string): string[][] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  rmSync(file);
  return lines.map((line) => JSON.parse(line) as string[]);
}
