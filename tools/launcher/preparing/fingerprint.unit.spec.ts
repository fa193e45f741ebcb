import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';

describe('the fingerprint of sources', () => {
  let root: string;
  const print = (): string => fingerprint(root, ['shell', 'contracts']);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
    mkdirSync(join(root, 'shell', 'dist'), { recursive: true });
    writeFileSync(join(root, 'shell', 'a.ts'), 'a');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('changes with a content', () => {
    const before = print();
    writeFileSync(join(root, 'shell', 'a.ts'), 'b');
    expect(print()).not.toBe(before);
  });

  it('changes with a name', () => {
    const before = print();
    renameSync(join(root, 'shell', 'a.ts'), join(root, 'shell', 'b.ts'));
    expect(print()).not.toBe(before);
  });

  it('does not change with what was generated', () => {
    const before = print();
    writeFileSync(join(root, 'shell', 'dist', 'a.js'), 'a');
    expect(print()).toBe(before);
  });
});
