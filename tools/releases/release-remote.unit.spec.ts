import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { divided, releaseRemote } from './release-remote.ts';

const release = (version: string, share: number) => ({ version, share, integrity: `hash of ${version}` });
const shares = (releases: readonly { version: string; share: number }[]) =>
  releases.map(({ version, share }) => `${version} ${share}`);

describe('the releases of a remote', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'release-'));
    for (const version of ['1', '2']) {
      mkdirSync(join(folder, `built-${version}`, 'js'), { recursive: true });
      writeFileSync(join(folder, `built-${version}`, 'remote.json'), '{}');
      writeFileSync(join(folder, `built-${version}`, 'js/start.js'), `start(${version})`);
      writeFileSync(join(folder, `built-${version}`, 'js/start.js.map'), '{}');
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (version: string, share: string) =>
    releaseRemote([
      'mfe-checkout',
      '--to',
      join(folder, 'team'),
      '--from',
      join(folder, `built-${version}`),
      '--version',
      `${version}.0.0`,
      '--share',
      share,
    ]);
  const read = (path: string) => readFileSync(join(folder, 'team', path), 'utf8');
  const manifest = () => shares((JSON.parse(read('manifest.json')) as { releases: [] }).releases);

  it('lie side by side, share the visitors, and are rolled back by the manifest alone', async () => {
    await run('1', '100');
    await run('2', '10');
    expect(manifest()).toEqual(['2.0.0 10', '1.0.0 90']);
    await run('2', '0');
    expect(manifest()).toEqual(['2.0.0 0', '1.0.0 100']);
    expect([read('1.0.0/js/start.js'), read('2.0.0/js/start.js')]).toEqual(['start(1)', 'start(2)']);
    expect(Object.keys((JSON.parse(read('2.0.0/release.json')) as { files: object }).files)).toEqual([
      'js/start.js',
      'remote.json',
    ]);
  });

  it('are readable by every user, because the web server runs as another one', async () => {
    await run('1', '100');
    const team = join(folder, 'team');
    const paths = [
      team,
      ...readdirSync(team, { recursive: true, encoding: 'utf8' }).map((path) => join(team, path)),
    ];
    const closed = paths.filter((path) => {
      const needed = statSync(path).isDirectory() ? 0o005 : 0o004;
      return (statSync(path).mode & needed) !== needed;
    });
    expect(paths.map((path) => path.slice(team.length + 1))).toContain('manifest.json');
    expect(closed).toEqual([]);
  });

  it('never change the files of an existing version', async () => {
    await run('1', '100');
    writeFileSync(join(folder, 'built-1/js/start.js'), 'start(3)');
    await run('1', '100');
    expect(read('1.0.0/js/start.js')).toBe('start(1)');
  });

  it('always cover all visitors, with the newest first', () => {
    const three = [release('3', 10), release('2', 90), release('1', 0)];
    expect(shares(divided(release('3', 50), three))).toEqual(['3 50', '2 50', '1 0']);
    expect(shares(divided(release('2', 100), three))).toEqual(['3 0', '2 100', '1 0']);
    expect(shares(divided(release('4', 5), three))).toEqual(['4 5', '3 0', '2 95', '1 0']);
    expect(() => divided(release('1', 50), [])).toThrow('for everybody');
  });

  it('exist for remotes only', async () => {
    await expect(releaseRemote(['orders', '--to', folder])).rejects.toThrow('is no remote');
    await expect(releaseRemote(['mfe-orders'])).rejects.toThrow('Usage');
  });
});
