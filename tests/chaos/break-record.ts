import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { canMountDisks, type SmallDisk, smallDisk } from '@werkbank/tools/small-disk';
import { eventually } from '../instance/running-instance.ts';
import type { Databases } from '../instance/databases.ts';
import { whileDown } from './while-down.ts';

/** Free space of PostgreSQL's small disk. */
const roomMebibytes = 64;

/** Moves PostgreSQL to a small disk, fills that for a while, and moves it back with all new data. */
export async function fillRecordsDisk(databases: Databases, forMs: number): Promise<void> {
  if (!canMountDisks) return;
  const { data, ...owner } = await clusterOf(databases);
  const [before, after] = [`${data}-before`, `${data}-after`];
  let disk: SmallDisk | undefined;
  await whilePostgresIsDown(databases, () => {
    renameSync(data, before);
    disk = smallDisk(mebibytesOf(before) + roomMebibytes, { folder: data, owner });
    copyCluster(before, data);
  });
  try {
    disk?.fill();
    await wait(forMs);
  } finally {
    disk?.free();
    await whilePostgresIsDown(databases, () => {
      copyCluster(data, after);
      disk?.remove();
      renameSync(after, data);
      rmSync(before, { recursive: true });
    });
  }
}

/** Uses SIGINT: after SIGKILL its backends live on for a moment and could write during the copy. */
export async function whilePostgresIsDown(databases: Databases, work: () => unknown): Promise<void> {
  await whileDown(['postgres'], work, 'SIGINT');
  await eventually(
    () => databases.rows('orders', 'select 1'),
    () => true,
    120,
  );
}

/** The data folder and its owner. */
export async function clusterOf(databases: Databases): Promise<{ data: string; uid: number; gid: number }> {
  const [row] = await databases.rows<{ data: string }>(
    'orders',
    `select current_setting('data_directory') as data`,
  );
  if (!row) throw new Error('PostgreSQL does not say where its data lie');
  const { uid, gid } = statSync(row.data);
  return { ...row, uid, gid };
}

/** Copies with owners and permissions. */
export function copyCluster(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  execFileSync('cp', ['-a', `${from}/.`, to]);
}

const mebibytesOf = (folder: string): number =>
  Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]);
