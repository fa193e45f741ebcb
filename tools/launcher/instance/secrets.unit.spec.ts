import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSecrets } from './secrets.ts';

describe('secrets', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are generated once and read again after a restart', () => {
    const file = join(folder, 'secrets.json');
    const made = openSecrets(file).get('nats');
    expect(openSecrets(file).get('nats')).toBe(made);
    expect(openSecrets(file).get('postgres')).not.toBe(made);
  });

  it('are readable by their owner only', () => {
    const file = join(folder, 'secrets.json');
    openSecrets(file).get('nats');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain('nats');
  });
});
