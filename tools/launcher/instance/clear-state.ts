import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clusterFolder } from '../finding/find-postgres.ts';
import { formerFolder } from './claim-cluster.ts';
import { stateDirs } from './instances.ts';

/** Entries of the state folder that belong to other commands. */
const notOurs = ['infra', 'infra.env', 'install.lock'];

/** Removes the state of an instance except the named entries; downloaded tools lie elsewhere and stay. */
export function clearState(stateDir: string, keep: readonly string[] = []): void {
  const cluster = clusterFolder(stateDir);
  unmountDisks([stateDir, cluster]);
  for (const folder of [cluster, formerFolder(cluster)]) rmSync(folder, { recursive: true, force: true });
  if (!existsSync(stateDir)) return;
  for (const name of readdirSync(stateDir)) {
    if (keep.includes(name) || (stateDir === stateDirs.start && notOurs.includes(name))) continue;
    rmSync(join(stateDir, name), { recursive: true, force: true });
  }
}

/** An interrupted chaos run leaves the small disk of a server mounted. */
function unmountDisks(folders: readonly string[]): void {
  if (!existsSync('/proc/mounts')) return;
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '');
  const ours = mounted.filter((disk) => folders.some((folder) => disk.startsWith(`${folder}/`)));
  for (const disk of ours) execFileSync('umount', [disk]);
}
