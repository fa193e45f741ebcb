import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Instance } from '../instance/instance.ts';
import { writeAtomically } from '../instance/write-atomically.ts';
import { StartRefused } from '../processes/start-refused.ts';
import { type BackupNote, clusterIn, noteFile, recordedState, stateIn } from './backup-folder.ts';
import { baseBackup } from './base-backup.ts';
import { copyFolder } from './copy-folder.ts';

/** Backs a running instance up into a new folder, which gets its name when it is complete. */
export async function backUp(instance: Instance, adminUrl: string, folder: string): Promise<void> {
  if (existsSync(folder)) throw new StartRefused(`${folder} is there already. Nothing was copied.`);
  const draft = `${folder}.incomplete`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(draft, { mode: 0o700 });
  await baseBackup(adminUrl, clusterIn(draft));
  // Files after databases: a service writes a file before its row, so every file that a copied row names exists.
  await copyState(instance.stateDir, stateIn(draft));
  const note: BackupNote = {
    madeAt: new Date().toISOString(),
    databasePrefix: instance.databasePrefix,
  };
  writeAtomically(noteFile(draft), JSON.stringify(note, null, 2));
  renameSync(draft, folder);
}

/** Copies the backed-up parts of a state folder. */
export async function copyState(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of recordedState) {
    const [source, target] = [join(from, name), join(to, name)];
    if (!existsSync(source)) continue;
    if (statSync(source).isDirectory()) await copyFolder(source, target);
    else await copyFile(source, target);
  }
}
