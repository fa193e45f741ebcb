import type { SuiteName } from './arguments.ts';

/** Suites of jest; lint and types are commands of their own. */
export type Project = Exclude<SuiteName, 'lint' | 'types'>;

/** Suites that run one after the other. */
export type Lane = readonly Project[];

/** Suites without a real part: what fails once there fails always. */
export const needsNothing: ReadonlySet<Project> = new Set(['unit', 'web', 'contract']);

/**
 * Which suites run beside each other: lanes of a stage at the same time, stages one after the other. Whoever uses the
 * one instance waits for it as often as it works, so that what needs nothing goes on meanwhile, in a lane of its own. Within
 * the instance's lane they run one after the other, for they share accounts, and Keycloak takes two logins of one at the same
 * moment for an attack. Integration tests keep both cores busy by themselves, and what ends services runs alone.
 */
const plan: readonly (readonly Lane[])[] = [
  [['int']],
  [
    ['api-e2e', 'journey', 'screens'],
    ['unit', 'web', 'contract'],
  ],
  [['fault']],
  [['chaos']],
  [['empty']],
  [['relevance']],
];

/** The stages of what is wanted; a suite that has nobody beside it has the whole machine. */
export const planOf = (only: ReadonlySet<SuiteName>): Lane[][] =>
  plan
    .map((stage) => stage.map((lane) => lane.filter((suite) => only.has(suite))))
    .map((stage) => stage.filter((lane) => lane.length > 0))
    .filter((stage) => stage.length > 0);

/** On how many workers of jest a suite runs: files that share one instance in band, one after the other. */
export function workersOf(suite: Project, besideOthers: boolean): 'in band' | 1 | 2 {
  if (suite !== 'int' && !needsNothing.has(suite)) return 'in band';
  return besideOthers ? 1 : 2;
}

/** Runs each stage when the one before has ended: its lanes at the same time, the suites of a lane one after the other. */
export async function runStages(
  stages: readonly (readonly Lane[])[],
  run: (suite: Project, besideOthers: boolean) => Promise<void>,
): Promise<void> {
  for (const lanes of stages) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const suite of lane) await run(suite, lanes.length > 1);
      }),
    );
  }
}
