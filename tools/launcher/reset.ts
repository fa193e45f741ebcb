import { existsSync, rmSync } from 'node:fs';
import { openFolder } from './finding/find-postgres.ts';
import { abandonedClusters } from './instance/claim-cluster.ts';
import { clearState } from './instance/clear-state.ts';
import { startInstance, stateDirs } from './instance/instances.ts';
import { dropDatabases } from './parts/databases.ts';
import { endLeftovers, openLedger, runningLauncher } from './running/process-ledger.ts';

/** `npm run reset`: clears the data, so that the next start is a first one. `-- abandoned` clears those of deleted clones. */
export async function reset(args: readonly string[]): Promise<number> {
  if (args.includes('abandoned')) return resetAbandoned();
  if (existsSync(stateDirs.start)) {
    const ledger = openLedger(stateDirs.start);
    if (runningLauncher(ledger) !== undefined) {
      console.error('Werkbank is running; npm run stop ends it. Nothing was cleared.');
      return 1;
    }
    await endLeftovers(ledger);
  }
  if ((process.env.DATABASE_URL ?? '') !== '') await dropDatabases(startInstance(false));
  clearState(stateDirs.start);
  console.log('The data is cleared.');
  const abandoned = await abandonedClusters(openFolder);
  if (abandoned.length === 0) return 0;
  console.log('Clones that are gone have left data behind; npm run reset -- abandoned clears them:');
  for (const { folder, stateDir } of abandoned) console.log(`  ${folder}  (of ${stateDir})`);
  return 0;
}

async function resetAbandoned(): Promise<number> {
  const abandoned = await abandonedClusters(openFolder);
  for (const { folder } of abandoned) {
    rmSync(folder, { recursive: true, force: true });
    console.log(`Cleared: ${folder}`);
  }
  if (abandoned.length === 0) console.log('No clone has left data behind.');
  return 0;
}
