import { clearState } from '../launcher/instance/clear-state.ts';
import { stateDirs, testInstance } from '../launcher/instance/instances.ts';
import { dropDatabases } from '../launcher/parts/databases.ts';
import { inForeground } from '../launcher/running/foreground.ts';
import { endLeftovers, openLedger, runningLauncher } from '../launcher/running/process-ledger.ts';
import { readArguments, type TestArguments } from './arguments.ts';
import { abortVisibly } from './run-visibly.ts';
import { summary, sums } from './suite-result.ts';
import { TestRun } from './test-run.ts';

/** `npm test`: runs every suite on a fresh instance, also beside a running `npm start`. */
export const test = (args: readonly string[]): Promise<number> => runSuites(readArguments(args));

/** Runs suites on a fresh instance with a number of replicas of each service, or without demo data. */
export async function runSuites(
  wanted: TestArguments,
  { replicas = 1, empty = false }: { replicas?: number; empty?: boolean } = {},
): Promise<number> {
  const ledger = openLedger(stateDirs.test);
  if (runningLauncher(ledger) !== undefined) {
    console.error('npm test is running in this folder already; npm run stop -- test ends it.');
    return 1;
  }
  await endLeftovers(ledger);
  clearState(stateDirs.test);
  const instance = await testInstance(replicas, empty);
  const inForeignCluster = (process.env.DATABASE_URL ?? '') !== '';
  if (inForeignCluster) await dropDatabases(instance);

  let run: TestRun | undefined;
  let finished = false;
  const exitCode = await inForeground(
    instance,
    async ({ running, progress, end }) => {
      run = new TestRun(instance, running, progress, wanted);
      await run.everySuite();
      finished = true;
      if (wanted.keep) {
        progress.say(`Everything is kept up (${instance.publicUrl}) until Ctrl-C or npm run stop -- test.`);
        await end;
      }
      if (inForeignCluster) await dropDatabases(instance);
      return sums(run.results).failed === 0 ? 0 : 1;
    },
    1,
  );
  abortVisibly();
  // Logs stay for the analysis of failures.
  clearState(stateDirs.test, ['logs']);
  if (run === undefined || !finished) console.log('\nEnded before every suite had run.');
  if (run !== undefined) console.log(summary(run.results, run.notRun));
  return finished && run !== undefined ? (sums(run.results).failed === 0 ? 0 : 1) : exitCode || 1;
}
