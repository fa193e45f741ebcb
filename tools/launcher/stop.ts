import { existsSync } from 'node:fs';
import { stateDirs } from './instance/instances.ts';
import { endLeftovers, endProcess, openLedger, runningLauncher } from './running/process-ledger.ts';

const patienceMs = 90_000;

/** `npm run stop`: asks the launcher to stop its parts in order; ends the orphans of a killed launcher. */
export async function stop(args: readonly string[]): Promise<number> {
  const [name = 'start'] = args;
  if (!(name in stateDirs)) {
    console.error(`There is no "${name}" to stop; there are ${Object.keys(stateDirs).join(', ')}.`);
    return 1;
  }
  const stateDir = stateDirs[name as keyof typeof stateDirs];
  if (!existsSync(stateDir)) {
    console.log('Nothing is running.');
    return 0;
  }
  const ledger = openLedger(stateDir);
  const launcher = runningLauncher(ledger);
  if (launcher !== undefined) await endProcess(launcher, patienceMs);
  const left = await endLeftovers(ledger);
  if (launcher === undefined && left.length === 0) console.log('Nothing is running.');
  else console.log(left.length === 0 ? 'Stopped.' : `Stopped, also what was left over: ${left.join(', ')}.`);
  return 0;
}
