import { chownSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clusterFolder, findPostgres } from '../finding/find-postgres.ts';
import { type Instance, logFile } from '../instance/instance.ts';
import { claimCluster } from '../instance/claim-cluster.ts';
import { StartRefused } from '../processes/start-refused.ts';
import { copyState } from './back-up.ts';
import { clusterIn, readNote, stateIn } from './backup-folder.ts';
import { copyFolder } from './copy-folder.ts';
import { planSkip } from '../parts/skip-numbers.ts';

/**
 * Restores a backup into an instance without data. NATS begins empty: its newer events concern rows that the backup lacks,
 * and its consumers are ahead of the databases. The outboxes resend.
 */
export async function restoreBackup(instance: Instance, folder: string): Promise<void> {
  const { databasePrefix } = readNote(folder);
  if (databasePrefix !== instance.databasePrefix)
    throw new StartRefused(`The databases in ${folder} are called ${databasePrefix}_…, not as here.`);
  const { stateDir, stateId } = instance;
  const cluster = clusterFolder(stateDir);
  const data = join(cluster, 'data');
  if (existsSync(data))
    throw new StartRefused('There are data already; npm run reset clears them first. Nothing was changed.');
  await claimCluster(cluster, { stateDir, stateId, knowsPassword: false });
  const { uid, gid } = await findPostgres(logFile(instance, 'postgres'));
  const draft = join(cluster, 'draft');
  rmSync(draft, { recursive: true, force: true });
  if (uid !== undefined && gid !== undefined) chownSync(cluster, uid, gid);
  await copyFolder(clusterIn(folder), draft, { uid, gid });
  for (const name of ['nats', 'meilisearch']) rmSync(join(stateDir, name), { recursive: true, force: true });
  planSkip(instance);
  // The secrets come last: without them a start after an interrupted restore is refused and creates no new ones.
  renameSync(draft, data);
  await copyState(stateIn(folder), stateDir);
}
