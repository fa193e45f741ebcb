import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isTaken } from './ports.ts';
import { commandOf } from '../processes/process-identity.ts';
import { StartRefused } from '../processes/start-refused.ts';

/** The state folder that owns a cluster. */
export interface ClusterOwner {
  readonly stateDir: string;
  readonly stateId: string;
  /** True if this state folder has generated the cluster's password; false in a new folder. */
  readonly knowsPassword: boolean;
}

/** File beside the cluster with its owner. */
interface ClusterMark {
  readonly stateDir: string;
  readonly stateId: string;
}

const markFile = (folder: string): string => join(folder, 'belongs-to.json');

/** The place of the cluster of a deleted and recreated state folder, until the next one takes it. */
export const formerFolder = (folder: string): string => `${folder}-former`;

function clusterMark(folder: string): ClusterMark | undefined {
  const file = markFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ClusterMark) : undefined;
}

/**
 * Claims the folder for this owner. For root it lies outside the state folder and outlives it: if a clone was deleted and
 * recreated at the same path, the password is lost, so the cluster is moved aside and the instance starts empty. Returns the
 * new place of the former cluster.
 */
export async function claimCluster(folder: string, owner: ClusterOwner): Promise<string | undefined> {
  const former = (await isAnothers(folder, owner)) ? formerFolder(folder) : undefined;
  if (former !== undefined) {
    rmSync(former, { recursive: true, force: true });
    renameSync(folder, former);
  }
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { stateDir, stateId } = owner;
  writeFileSync(markFile(folder), JSON.stringify({ stateDir, stateId } satisfies ClusterMark));
  return former;
}

async function isAnothers(folder: string, owner: ClusterOwner): Promise<boolean> {
  if (!existsSync(join(folder, 'data'))) return false;
  const mark = clusterMark(folder);
  // A cluster without a mark is older than marks; a folder with its password is its owner.
  if (mark === undefined ? owner.knowsPassword : mark.stateId === owner.stateId) return false;
  const port = await portOfRunning(folder);
  if (port === undefined) return true;
  throw new StartRefused(
    `PostgreSQL of a deleted clone still runs on port ${port} and keeps its data in ${folder}. ` +
      'End the processes of that clone, then start again.',
  );
}

/** Port of the cluster's running server. */
async function portOfRunning(folder: string): Promise<number | undefined> {
  const data = join(folder, 'data');
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  // The pid is in the first line, the port in the fourth. A killed server leaves the file behind, so other programs may use both.
  const [pid = 0, , , port = 0] = readFileSync(file, 'utf8').split('\n').map(Number);
  return pid > 0 && port > 0 && serves(pid, data) && (await isTaken(port)) ? port : undefined;
}

function serves(pid: number, data: string): boolean {
  const command = `${commandOf(pid) ?? ''} `;
  return /(^|\/)postgres /.test(command) && command.includes(` -D ${data} `);
}

/** A cluster outside of any clone, with its former state folder. */
export interface AbandonedCluster {
  readonly folder: string;
  readonly stateDir: string;
}

/** Clusters of deleted clones, except those with a running server. */
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
