import { existsSync } from 'node:fs';
import { dropDatabases } from './parts/databases.ts';
import { clearState } from './house/clear-state.ts';
import { startHouse, stateDirs } from './house/houses.ts';
import { endLeftovers, openLedger, runningLauncher } from './running/process-ledger.ts';

/** `npm run reset`: clears the data, so that the next start is a first one. */
export async function reset(): Promise<number> {
  if (existsSync(stateDirs.start)) {
    const ledger = openLedger(stateDirs.start);
    if (runningLauncher(ledger) !== undefined) {
      console.error('Werkbank is running; npm run stop ends it. Nothing was cleared.');
      return 1;
    }
    await endLeftovers(ledger);
  }
  if ((process.env.DATABASE_URL ?? '') !== '') await dropDatabases(startHouse(false));
  clearState(stateDirs.start);
  console.log('The data is cleared.');
  return 0;
}
