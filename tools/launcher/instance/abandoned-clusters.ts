import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { clusterMark, portOfRunning } from '../parts/claim-cluster.ts';

/** Data outside of any clone, and the state folder that they belonged to. */
export interface AbandonedCluster {
  readonly folder: string;
  readonly stateDir: string;
}

/** Clusters whose clone was deleted and not made anew; one that a server still runs on is not among them. */
export async function abandonedClusters(openFolder: string): Promise<AbandonedCluster[]> {
  if (!existsSync(openFolder)) return [];
  const found: AbandonedCluster[] = [];
  for (const name of readdirSync(openFolder)) {
    const folder = join(openFolder, name);
    const mark = clusterMark(folder);
    if (mark === undefined || existsSync(mark.stateDir)) continue;
    if ((await portOfRunning(folder)) === undefined) found.push({ folder, stateDir: mark.stateDir });
  }
  return found;
}
