import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { clusterFolder } from './finding/find-postgres.ts';
import { takeFormerState } from './former-state.ts';
import { launcherName, openLedger } from './running/process-ledger.ts';

describe('data of a version that kept them in deploy/local/.state', () => {
  let clone: string;
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    writeFileSync(join(clone, file), text);
  };
  const read = (file: string): string => readFileSync(join(clone, file), 'utf8');

  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'former-state-'));
    write('deploy/local/.state/secrets.json', '{"postgres":"before"}');
    write('deploy/local/.state/id', 'the same');
    write('deploy/local/.state/files/ab/invoice.pdf', 'paid');
  });
  afterEach(() => {
    for (const state of ['.state', 'deploy/local/.state'])
      rmSync(clusterFolder(join(clone, state)), { recursive: true, force: true });
    rmSync(clone, { recursive: true });
  });

  it('move to .state and leave no copy', async () => {
    write('.state/install.lock', '1');
    write('.state/logs/fetch-tools.log', 'of this start');
    expect(await takeFormerState('start', clone)).toBe(true);
    expect(read('.state/secrets.json')).toBe('{"postgres":"before"}');
    expect(read('.state/id')).toBe('the same');
    expect(read('.state/files/ab/invoice.pdf')).toBe('paid');
    expect(read('.state/install.lock')).toBe('1');
    expect(existsSync(join(clone, 'deploy/local/.state'))).toBe(false);
    expect(await takeFormerState('start', clone)).toBe(false);
  });

  it('move with their cluster', async () => {
    const former = clusterFolder(join(clone, 'deploy/local/.state'));
    mkdirSync(join(former, 'data'), { recursive: true });
    await takeFormerState('start', clone);
    expect(readdirSync(clusterFolder(join(clone, '.state')))).toEqual(['data']);
    expect(existsSync(former)).toBe(false);
  });

  it('continue an interrupted move', async () => {
    write('.state/files/ab/invoice.pdf', 'paid');
    rmSync(join(clone, 'deploy/local/.state/files'), { recursive: true });
    expect(await takeFormerState('start', clone)).toBe(true);
    expect(read('.state/files/ab/invoice.pdf')).toBe('paid');
    expect(read('.state/id')).toBe('the same');
  });

  it('stay if this version has data already', async () => {
    write('.state/secrets.json', '{"postgres":"now"}');
    expect(await takeFormerState('start', clone)).toBe(false);
    expect(read('.state/secrets.json')).toBe('{"postgres":"now"}');
    expect(read('deploy/local/.state/id')).toBe('the same');
  });

  it('stay while that version runs', async () => {
    openLedger(join(clone, 'deploy/local/.state')).add(launcherName, process.pid);
    await expect(takeFormerState('start', clone)).rejects.toThrow('npm run stop ends it');
    expect(read('deploy/local/.state/id')).toBe('the same');
  });
});
