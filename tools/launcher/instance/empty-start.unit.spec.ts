import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staysEmpty } from './empty-start.ts';

describe('an empty start', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'empty-start-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('stays empty in later starts', () => {
    expect(staysEmpty(folder, true)).toBe(true);
    expect(staysEmpty(folder, false)).toBe(true);
  });

  it('needs the option', () => {
    expect(staysEmpty(folder, false)).toBe(false);
  });

  it('is refused after demo data is loaded', () => {
    mkdirSync(join(folder, 'demo-loaded'));
    expect(() => staysEmpty(folder, true)).toThrow(/npm run reset/);
    expect(staysEmpty(folder, false)).toBe(false);
  });
});
