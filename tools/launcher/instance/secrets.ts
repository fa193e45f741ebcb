import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeAtomically } from './write-atomically.ts';

/** Generated once, stored in a file that only its owner can read, never logged. */
export interface Secrets {
  /** Returns the secret of that name; the first call generates it. */
  get(name: string): string;
  has(name: string): boolean;
}

export function openSecrets(file: string): Secrets {
  const known: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return {
    has: (name) => known[name] !== undefined,
    get(name) {
      const found = known[name];
      if (found !== undefined) return found;
      const made = randomBytes(24).toString('hex');
      known[name] = made;
      writeAtomically(file, JSON.stringify(known, null, 2));
      return made;
    },
  };
}
