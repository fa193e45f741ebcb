import type { SuiteName } from './arguments.ts';

/** Suites of jest; lint and types are separate commands. */
export type Project = Exclude<SuiteName, 'lint' | 'types'>;

/** Suites that run one after the other. */
export type Lane = readonly Project[];

/** Suites without real parts; their failures are deterministic. */
export const needsNothing: ReadonlySet<Project> = new Set(['unit', 'web', 'contract']);

/**
 * Lanes of a stage run in parallel, stages in sequence. Suites on the shared instance often wait for it, so suites without
 * parts use the idle time in another lane. Suites in the instance's lane run in sequence: they share accounts, and Keycloak
 * treats concurrent logins of one account as an attack. Integration tests occupy both cores; suites that stop services run
 * alone.
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

/** The stages of the wanted suites; empty lanes and stages are dropped. */
export const planOf = (only: ReadonlySet<SuiteName>): Lane[][] =>
  plan
    .map((stage) => stage.map((lane) => lane.filter((suite) => only.has(suite))))
    .map((stage) => stage.filter((lane) => lane.length > 0))
    .filter((stage) => stage.length > 0);

/** Number of jest workers. Files that share one instance run in sequence. */
export function workersOf(suite: Project, besideOthers: boolean): 'in band' | 1 | 2 {
  if (suite !== 'int' && !needsNothing.has(suite)) return 'in band';
  return besideOthers ? 1 : 2;
}

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
