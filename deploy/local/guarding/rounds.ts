import { dirname, join } from 'node:path';
import { repositoryRoot } from '../instance/instance.ts';
import type { Guard } from './find-guards.ts';
import { type KnownFile, knownFiles } from './known-files.ts';
import { plan } from './switches.ts';
import { type Guarding, sourceOf, unnoticed } from './guarding.ts';
import type { Outcome } from './outcomes.ts';
import { type FileRun, runTests } from './run-jest.ts';

/** The suites of services and gateway that need no other part of Werkbank. */
const small = { projects: ['unit', 'int'], folders: ['services', 'gateway'] };

/**
 * Runs all small suites once and notes which guards did something in which file; then takes guards out, in each round one in
 * each file of tests, until a test fails or no file is left that could notice.
 */
export async function smallRounds(guarding: Guarding): Promise<void> {
  const { env, log, say, outcomes } = guarding;
  if (unnoticed(guarding).length === 0) return;
  const known = await knownFiles(guarding, small);
  const candidates = candidatesOf(unnoticed(guarding), known);

  const tried = new Map<string, number>();
  for (let round = 1; ; round++) {
    const next = nextRound(unnoticed(guarding), candidates);
    if (next.size === 0) return;
    plan(Object.fromEntries([...next].map(([file, { id }]) => [join(repositoryRoot, file), id])));
    const runs = await runTests({
      projects: small.projects,
      paths: [...next.keys()],
      exactly: true,
      env,
      log,
    });
    for (const run of runs) {
      const guard = next.get(run.file);
      if (!guard) continue;
      tried.set(guard.id, (tried.get(guard.id) ?? 0) + 1);
      const before = new Set(known.get(run.file)?.failed);
      const failed = run.failed.filter((test) => !before.has(test));
      outcomes.keep(guard, sourceOf(guard), outcomeOf({ ...run, failed }, tried.get(guard.id) ?? 0));
    }
    say(
      `Round ${round}: ${runs.length} guards out, ${runs.filter(({ failed }) => failed.length > 0).length} noticed.`,
    );
  }
}

export const outcomeOf = (run: FileRun, tried: number): Outcome =>
  run.failed.length === 0 ? { failed: 0, tried } : { noticedBy: run.file, failed: run.failed.length, tried };

/** The nearest file first, then the one that takes least. */
function candidatesOf(
  guards: readonly Guard[],
  known: ReadonlyMap<string, KnownFile>,
): Map<string, string[]> {
  return new Map(
    guards.map(({ id }) => {
      const far = (file: string): number => (dirname(file) === dirname(id) ? 0 : 1);
      const files = [...known].filter(([, { guards: ids }]) => ids.includes(id));
      files.sort(([a, one], [b, other]) => far(a) - far(b) || one.seconds - other.seconds);
      return [id, files.map(([file]) => file)];
    }),
  );
}

/** One guard for each file of tests; what is chosen is no candidate any more. */
function nextRound(guards: readonly Guard[], candidates: Map<string, string[]>): Map<string, Guard> {
  const chosen = new Map<string, Guard>();
  for (const guard of guards) {
    const files = candidates.get(guard.id) ?? [];
    const free = files.findIndex((file) => !chosen.has(file));
    if (free < 0) continue;
    chosen.set(files[free]!, guard);
    files.splice(free, 1);
  }
  return chosen;
}
