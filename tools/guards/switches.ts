import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { switchesIn } from './instrument.ts';

/** The switches of this copy. */
const switches = switchesIn(repositoryRoot);

export interface Plan {
  /** Out in the whole file of tests. */
  readonly out?: readonly string[];
  /** Out one after the other, each in the first test in which it matters but those that are named. */
  readonly inTurn?: Readonly<Record<string, readonly string[]>>;
}

/** Which guards are out in which file of tests; `*` stands for all others. */
export const plan = (plans: Readonly<Record<string, Plan>>): void =>
  writeFileSync(switches.plan, JSON.stringify(plans));

/** A guard, and a test that ran without it. */
export interface Given {
  readonly id: string;
  readonly file: string;
  readonly test: string;
}

/** What was out in turn. */
export const readGiven = (): Given[] =>
  linesOf(switches.given).map(([id = '', file = '', test = '']) => ({ id, file: fromRoot(file), test }));

/** The guard that is out in all processes that are no tests. */
export const takeOut = (id: string): void => writeFileSync(switches.out, id);

/** By the file of tests (empty for other processes): the guards that kept somebody out, or whose statement ran. */
export function readTrace(): Map<string, Set<string>> {
  const traced = new Map<string, Set<string>>();
  for (const [id = '', test = ''] of linesOf(switches.trace)) {
    const file = fromRoot(test);
    traced.set(file, (traced.get(file) ?? new Set()).add(id));
  }
  return traced;
}

const fromRoot = (file: string): string => file.slice(repositoryRoot.length + 1);

/** Read once: afterwards they are gone. */
function linesOf(file: string): string[][] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  rmSync(file);
  return lines.map((line) => JSON.parse(line) as string[]);
}
