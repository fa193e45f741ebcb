import type { Guard } from './find-guards.ts';
import { tracing } from './instrument.ts';
import { type Guarding, sourceOf, unnoticed } from './guarding.ts';
import { outcomeOf } from './rounds.ts';
import { type FileRun, runTests } from './run-jest.ts';
import { readTrace, takeOut } from './switches.ts';

/** The tests that send every call with foreign ids and by every unauthorized role. */
const large = {
  projects: ['api-e2e'],
  paths: [
    'foreign-objects.api-e2e',
    'administration-access.api-e2e',
    'refusals.api-e2e',
    'cross-site.api-e2e',
  ],
  exactly: false,
  inBand: true,
};

/** Takes guards without a covering unit or integration test out of a whole instance, one at a time. */
export async function wholeStackRounds(guarding: Guarding): Promise<void> {
  const { outcomes, env, log, say } = guarding;
  if (unnoticed(guarding).length === 0) return;
  takeOut(tracing);
  const before = await runTests({ ...large, env, log });
  const failedBefore = new Set(before.flatMap(({ failed }) => failed));
  say(
    `All guards in: ${before.length} files of the whole stack, ${failedBefore.size} tests fail and do not count.`,
  );
  takeOut('');
  const traced = readTrace().get('') ?? new Set();
  for (const guard of unnoticed(guarding)) {
    if (guard.kind === 'statement' || !traced.has(guard.id)) continue;
    takeOut(guard.id);
    const runs = await runTests({ ...large, named: callsOf(guard), env, log });
    takeOut('');
    const noticed = runs.map((run) => without(run, failedBefore)).find(({ failed }) => failed.length > 0);
    const outcome = noticed ? outcomeOf(noticed, runs.length) : { failed: 0, tried: runs.length };
    outcomes.keep(guard, sourceOf(guard), outcome);
    say(`${guard.id}: ${noticed ? `${noticed.failed.length} tests fail` : 'no test fails'}`);
  }
}

const without = (run: FileRun, known: ReadonlySet<string>): FileRun => ({
  ...run,
  failed: run.failed.filter((test) => !known.has(test)),
});

/** Pattern for the names of tests of the file's calls. A file without calls concerns all tests. */
function callsOf(guard: Guard): string | undefined {
  const calls = [...sourceOf(guard).matchAll(/@Call\('(\w+)'\)/g)].map(([, call]) => call);
  return calls.length === 0 ? undefined : `\\b(${calls.join('|')})\\b`;
}
