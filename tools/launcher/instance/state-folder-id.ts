import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from './write-atomically.ts';

/**
 * Distinguishes this state folder from a former one at the same path. The id is created and deleted with the folder, and stored
 * apart from the secrets, so that lost secrets do not look like a new folder.
 */
export function stateFolderId(stateDir: string): string {
  const file = join(stateDir, 'id');
  if (!existsSync(file)) writeAtomically(file, randomUUID());
  return readFileSync(file, 'utf8');
}
