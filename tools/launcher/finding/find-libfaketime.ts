import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage } from './package-managers.ts';

/** The library that gives a process a clock of its own, by the package manager where it is missing; on Linux alone. */
export async function findLibfaketime(log: string): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  const there = fileOfPackage();
  if (there !== undefined) return there;
  await installPackage('libfaketime (for clocks that jump)', { apt: ['faketime'], brew: [] }, log);
  const installed = fileOfPackage();
  if (installed === undefined) throw new Error('faketime was installed, but its library is not there.');
  return installed;
}

const fileOfPackage = (): string | undefined =>
  readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'faketime', 'libfaketimeMT.so.1'))
    .find(existsSync);
