import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../processes/start-refused.ts';

/** What is said of a backup; it is written last, so a folder without it is none. */
export interface BackupNote {
  readonly madeAt: string;
  readonly databasePrefix: string;
}

export const noteFile = (folder: string): string => join(folder, 'backup.json');
export const clusterIn = (folder: string): string => join(folder, 'cluster');
export const stateIn = (folder: string): string => join(folder, 'state');

/**
 * What of the state folder belongs to the record, the secrets last. Left out is what is made anew: the index of the search
 * is filled from the catalogue, and each outbox sends again what NATS has lost.
 */
export const recordedState = [
  'files',
  'media',
  'demo',
  'demo-loaded',
  'demo-generated.json',
  'releases',
  'remotes.json',
  'secrets.json',
] as const;

export function readNote(folder: string): BackupNote {
  const file = noteFile(folder);
  if (!existsSync(file))
    throw new StartRefused(`${folder} holds no complete backup: backup.json is missing.`);
  return JSON.parse(readFileSync(file, 'utf8')) as BackupNote;
}

/** Somebody else's PostgreSQL is backed up by who runs it. */
export function refuseForeignCluster(): void {
  if ((process.env.DATABASE_URL ?? '') === '') return;
  throw new StartRefused('PostgreSQL is the one of DATABASE_URL; back it up and restore it where it runs.');
}
