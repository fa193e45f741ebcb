import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUp } from './backing-up/back-up.ts';
import { readNote, refuseForeignCluster } from './backing-up/backup-folder.ts';
import { restoreBackup } from './backing-up/restore-backup.ts';
import { startInstance, stateDirs } from './instance/instances.ts';
import { readRunFile } from './parts/run-file.ts';
import { adminUrl } from './parts/databases.ts';
import { openLedger, runningLauncher } from './running/process-ledger.ts';

/** `npm run backup`: backs up the running instance without stopping it. */
export async function backup([to]: readonly string[]): Promise<number> {
  refuseForeignCluster();
  const instance = startInstance(false);
  const { parts } = readRunFile(instance, '. Nothing was copied');
  const url = new URL(adminUrl(instance));
  url.host = new URL(parts.postgres ?? '').host;
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const folder = resolve(to ?? join('backups', moment));
  await backUp(instance, url.toString(), folder);
  console.log(
    `Backed up: ${folder}\nIt holds every secret of this instance; keep it where nobody else reads.`,
  );
  return 0;
}

/** `npm run restore -- <folder>`: restores a backup into an instance without data. */
export async function restore([from]: readonly string[]): Promise<number> {
  refuseForeignCluster();
  if (from === undefined) {
    console.error('Usage: npm run restore -- <folder of a backup>');
    return 1;
  }
  if (existsSync(stateDirs.start) && runningLauncher(openLedger(stateDirs.start)) !== undefined) {
    console.error('Werkbank is running; npm run stop ends it. Nothing was changed.');
    return 1;
  }
  const folder = resolve(from);
  await restoreBackup(startInstance(false), folder);
  console.log(`Restored as of ${readNote(folder).madeAt}; npm start brings it up.`);
  return 0;
}
