import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeAtomically } from './write-atomically.ts';

/** Generated once, kept in a file of the owner's, never logged. */
export interface Secrets {
  /** The secret of that name; the first caller makes it. */
  get(name: string): string;
  /** Whether it has been made already. */
  has(name: string): boolean;
}

/** Opens the file of secrets, or starts an empty one. */
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
