import { dirname, join } from 'node:path';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import type { Guard } from './find-guards.ts';
import { type KnownFile, knownFiles } from './known-files.ts';
import { type Given, plan, readGiven } from './switches.ts';
import { type Guarding, sourceOf, unnoticed } from './guarding.ts';
import type { Outcome } from './outcomes.ts';
import { type FileRun, runTests } from './run-jest.ts';

/** Suites that need no running instance. */
const projects = ['unit', 'int'];

/** Number of rounds with guards out in turn, and of test files per round. */
const [turns, filesOfTurn] = [3, 2];

/**
 * Runs all unit and integration tests once and records which guards act in which file. Then takes guards out until a test fails
 * or no candidate file is left: first each guard in a separate test, because a test file is slow to start and has many tests;
 * then in its likeliest file, because some statements are built before any test; then all remaining guards of a file together.
 * A file that passes without a group covers none of its guards; if it fails, bisection finds the covered one.
 */
export async function smallRounds(guarding: Guarding): Promise<void> {
  const { folders, say } = guarding;
  if (unnoticed(guarding).length === 0) return;
  const known = await knownFiles(guarding, { projects, folders });
  const candidates = candidatesOf(unnoticed(guarding), known);
  const rounds: Rounds = { guarding, known, candidates, tried: new Map() };
  const told = (files: number): void =>
    say(`${files} files of tests ran; ${unnoticed(guarding).length} guards are left.`);

  const before: Given[] = [];
  for (let turn = 0; turn < turns; turn++) told(await inTurn(rounds, before));
  for (const waiting of [alone, together]) {
    const groups = waiting(unnoticed(guarding), candidates);
    for (;;) {
      const next = nextGroups(groups, new Set(unnoticed(guarding)));
      if (next.size === 0) break;
      const failed = await without(next, rounds);
      told(next.size);
      for (const [file, group] of next) {
        if (failed.has(file) && group.length > 1) groups.get(file)?.push(...halvesOf(group));
      }
    }
  }
}

interface Rounds {
  readonly guarding: Guarding;
  readonly known: ReadonlyMap<string, KnownFile>;
  /** By guard: test files that could cover it, the likeliest first. */
  readonly candidates: ReadonlyMap<string, readonly string[]>;
  /** By guard: number of test files that ran without it. */
  readonly tried: Map<string, number>;
}

/** Takes each guard out in one test of each of its files; returns the number of files. */
async function inTurn({ guarding, known, candidates }: Rounds, before: Given[]): Promise<number> {
  const { env, log, outcomes } = guarding;
  const left = new Map(unnoticed(guarding).map((guard) => [guard.id, guard]));
  const plans = new Map<string, Record<string, string[]>>();
  for (const id of left.keys()) {
    const former = before.filter((given) => given.id === id);
    const times = (file: string): number => former.filter((given) => given.file === file).length;
    const likeliest = [...(candidates.get(id) ?? [])].sort((a, b) => times(a) - times(b));
    for (const file of likeliest.slice(0, filesOfTurn)) {
      const tests = former.filter((given) => given.file === file).map(({ test }) => test);
      plans.set(file, { ...plans.get(file), [id]: tests });
    }
  }
  if (plans.size === 0) return 0;
  plan(Object.fromEntries([...plans].map(([file, ids]) => [join(repositoryRoot, file), { inTurn: ids }])));
  const runs = await runTests({ projects, paths: [...plans.keys()], exactly: true, env, log });
  const given = readGiven();
  before.push(...given);
  for (const run of runs) {
    const passedBefore = run.failed.filter((test) => !known.get(run.file)?.failed.includes(test));
    const outIn = new Map(given.filter(({ file }) => file === run.file).map(({ test, id }) => [test, id]));
    // A failed test with every guard in suffers from an earlier test, so then only the first failure is certain.
    const sure = passedBefore.every((test) => outIn.has(test)) ? passedBefore : passedBefore.slice(0, 1);
    for (const test of sure) {
      const guard = left.get(outIn.get(test) ?? '');
      if (guard) outcomes.keep(guard, sourceOf(guard), { noticedBy: run.file, failed: 1, tried: 1 });
    }
  }
  return plans.size;
}

/** Runs each file without its group of guards; returns the failed files. Only a single guard counts as covered. */
async function without(
  groups: ReadonlyMap<string, readonly Guard[]>,
  { guarding: { env, log, outcomes }, known, tried }: Rounds,
): Promise<ReadonlySet<string>> {
  const out = [...groups].map(([file, group]) => [
    join(repositoryRoot, file),
    { out: group.map(({ id }) => id) },
  ]);
  plan(Object.fromEntries(out));
  const paths = [...groups.keys()];
  const runs = await runTests({ projects, paths, exactly: true, env, log });
  const failing = new Set<string>();
  for (const run of runs) {
    const group = groups.get(run.file) ?? [];
    const before = new Set(known.get(run.file)?.failed);
    const failed = run.failed.filter((test) => !before.has(test));
    if (failed.length > 0) failing.add(run.file);
    if (failed.length > 0 && group.length > 1) continue;
    for (const guard of group) {
      tried.set(guard.id, (tried.get(guard.id) ?? 0) + 1);
      outcomes.keep(guard, sourceOf(guard), outcomeOf({ ...run, failed }, tried.get(guard.id) ?? 0));
    }
  }
  return failing;
}

export const outcomeOf = (run: FileRun, tried: number): Outcome =>
  run.failed.length === 0 ? { failed: 0, tried } : { noticedBy: run.file, failed: run.failed.length, tried };

/** The nearest file first, then the one with the most acting guards. */
function candidatesOf(
  guards: readonly Guard[],
  known: ReadonlyMap<string, KnownFile>,
): Map<string, string[]> {
  return new Map(
    guards.map(({ id }) => {
      const far = (file: string): number => (dirname(file) === dirname(id) ? 0 : 1);
      const files = [...known].filter(([, { guards: ids }]) => ids.includes(id));
      files.sort(([a, one], [b, other]) => far(a) - far(b) || other.guards.length - one.guards.length);
      return [id, files.map(([file]) => file)];
    }),
  );
}

type Groups = Map<string, Guard[][]>;

/** Groups of guards by test file; each guard alone, for its likeliest file. */
function alone(guards: readonly Guard[], candidates: Rounds['candidates']): Groups {
  const groups: Groups = new Map();
  for (const guard of guards) {
    const [file] = candidates.get(guard.id) ?? [];
    if (file !== undefined) groups.set(file, [...(groups.get(file) ?? []), [guard]]);
  }
  return groups;
}

/** One group by test file, of all guards that it could cover. */
function together(guards: readonly Guard[], candidates: Rounds['candidates']): Groups {
  const groups: Groups = new Map();
  for (const guard of guards) {
    for (const file of candidates.get(guard.id) ?? []) {
      groups.set(file, [[...(groups.get(file)?.[0] ?? []), guard]]);
    }
  }
  return groups;
}

/** Takes one group of each file from the queue, without guards covered meanwhile. */
function nextGroups(waiting: Groups, left: ReadonlySet<Guard>): Map<string, Guard[]> {
  const next = new Map<string, Guard[]>();
  for (const [file, groups] of waiting) {
    while (!next.has(file) && groups.length > 0) {
      const group = groups.pop()!.filter((guard) => left.has(guard));
      if (group.length > 0) next.set(file, group);
    }
  }
  return next;
}

const halvesOf = (group: readonly Guard[]): Guard[][] => {
  const middle = Math.ceil(group.length / 2);
  return [group.slice(0, middle), group.slice(middle)];
};
