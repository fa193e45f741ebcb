import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { type LockPackages, mended, missingPackages } from './platform-packages.ts';

/** The file that `npm ci` installs by. */
export const lockfile = join(repositoryRoot, 'package-lock.json');

/** `mend-lockfile`: names the optional packages that npm left out. */
export function mendLockfile(): number {
  const lock = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: LockPackages };
  const missing = missingPackages(lock.packages);
  if (missing.length > 0) {
    writeFileSync(lockfile, `${JSON.stringify({ ...lock, packages: mended(lock.packages) }, null, 2)}\n`);
  }
  console.log(
    missing.length === 0
      ? 'The lockfile is complete.'
      : `Added ${missing.map(({ name }) => name).join(', ')}.`,
  );
  return 0;
}
