import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { repositoryRoot } from '../instance/instance.ts';
import { switchesIn } from './instrument.ts';

/** The switches of this copy. */
const switches = switchesIn(repositoryRoot);

/** Which guard is out in which file of tests; `*` stands for all others. */
export const plan = (out: Readonly<Record<string, string>>): void =>
  writeFileSync(switches.plan, JSON.stringify(out));

/** The guard that is out in all processes that are no tests. */
export const takeOut = (id: string): void => writeFileSync(switches.out, id);

/** By the file of tests (empty for other processes): the guards that kept somebody out, or whose statement ran. */
export function readTrace(): Map<string, Set<string>> {
  const traced = new Map<string, Set<string>>();
  if (!existsSync(switches.trace)) return traced;
  for (const line of readFileSync(switches.trace, 'utf8').split('\n').filter(Boolean)) {
    const [id, test] = JSON.parse(line) as [string, string];
    const file = test.slice(repositoryRoot.length + 1);
    traced.set(file, (traced.get(file) ?? new Set()).add(id));
  }
  rmSync(switches.trace);
  return traced;
}
