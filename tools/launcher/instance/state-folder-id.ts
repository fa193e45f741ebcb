import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from './write-atomically.ts';

/**
 * What tells this state folder from a former one at the same path: it is made with the folder, goes with it, and is kept
 * apart from the secrets, so that lost secrets do not look like another folder.
 */
export function stateFolderId(stateDir: string): string {
  const file = join(stateDir, 'id');
  if (!existsSync(file)) writeAtomically(file, randomUUID());
  return readFileSync(file, 'utf8');
}
