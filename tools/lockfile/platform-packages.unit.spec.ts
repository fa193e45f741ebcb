import { readFileSync } from 'node:fs';
import { lockfile } from './mend-lockfile.ts';
import { type LockPackages, mended, missingPackages } from './platform-packages.ts';

const incomplete: LockPackages = {
  'node_modules/tool': {
    version: '1.0.0',
    dev: true,
    optionalDependencies: { '@tool/linux-x64-musl': '1.0.0', '@tool/linux-x64': '1.0.0' },
  },
  'node_modules/@tool/linux-x64': { version: '1.0.0', optional: true },
};

describe('the lockfile', () => {
  it('names every optional package, or npm ci refuses it (node tools/run.mjs mend-lockfile helps)', () => {
    const lock = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: LockPackages };
    expect(missingPackages(lock.packages)).toEqual([]);
  });

  it('lacks a package that no parent folder contains', () => {
    expect(missingPackages(incomplete)).toEqual([
      { name: '@tool/linux-x64-musl', version: '1.0.0', wantedBy: 'node_modules/tool' },
    ]);
  });

  it('is mended by an entry with the platform of the package', () => {
    expect(mended(incomplete)['node_modules/@tool/linux-x64-musl']).toEqual({
      version: '1.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    });
  });

  it('keeps its order when it is mended', () => {
    expect(Object.keys(mended(incomplete))).toEqual([
      'node_modules/@tool/linux-x64',
      'node_modules/@tool/linux-x64-musl',
      'node_modules/tool',
    ]);
  });
});
