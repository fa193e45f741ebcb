import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../processes/start-refused.ts';

/** Description of a backup. It is written last, so a folder without it is incomplete. */
export interface BackupNote {
  readonly madeAt: string;
  readonly databasePrefix: string;
}

export const noteFile = (folder: string): string => join(folder, 'backup.json');
export const clusterIn = (folder: string): string => join(folder, 'cluster');
export const stateIn = (folder: string): string => join(folder, 'state');

/**
 * Backed-up parts of the state folder, the secrets last. The search index and NATS are left out: the index is rebuilt from
 * the catalogue, and the outboxes resend the events.
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

/** The operator of an external PostgreSQL backs it up. */
export function refuseForeignCluster(): void {
  if ((process.env.DATABASE_URL ?? '') === '') return;
  throw new StartRefused('PostgreSQL is the one of DATABASE_URL; back it up and restore it where it runs.');
}
