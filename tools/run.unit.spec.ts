import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const patienceMs = 120_000;

/** A minimal fresh clone with a package that requires an impossible Node version. */
describe('the first command on a fresh clone', () => {
  let clone: string;
  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'clone-'));
    const write = (file: string, content: object | string): void => {
      mkdirSync(join(clone, file, '..'), { recursive: true });
      writeFileSync(join(clone, file), typeof content === 'string' ? content : JSON.stringify(content));
    };
    const engines = { node: '>=999' };
    write('package/package.json', { name: 'newer', version: '1.0.0', engines });
    execFileSync('tar', ['-czf', 'newer.tgz', 'package'], { cwd: clone });
    const itself = { name: 'clone', dependencies: { newer: 'file:newer.tgz' } };
    write('package.json', itself);
    write('package-lock.json', {
      name: 'clone',
      lockfileVersion: 3,
      packages: {
        '': itself,
        'node_modules/newer': { version: '1.0.0', resolved: 'file:newer.tgz', engines },
      },
    });
    write('tools/cli.ts', "console.log('output of ' + process.argv[2]);");
    cpSync(join(import.meta.dirname, 'run.mjs'), join(clone, 'tools/run.mjs'));
  }, patienceMs);
  afterEach(() => rmSync(clone, { recursive: true }));

  it(
    'installs without engine warnings, and keeps progress out of stdout',
    () => {
      const { npm_execpath: _, ...env } = process.env;
      const args = [join(clone, 'tools/run.mjs'), 'erased-people'];
      const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: clone, env, encoding: 'utf8' });
      expect(stdout).toBe('output of erased-people\n');
      expect(stderr).toContain('Installing the packages');
      expect(stderr).not.toContain('EBADENGINE');
    },
    patienceMs,
  );
});

describe('the download of tools during npm ci', () => {
  it('imports no package', () => {
    const clone = mkdtempSync(join(tmpdir(), 'clone-'));
    try {
      for (const name of readdirSync(join(import.meta.dirname, 'launcher'), {
        recursive: true,
        encoding: 'utf8',
      })) {
        if (name.endsWith('.ts'))
          cpSync(join(import.meta.dirname, 'launcher', name), join(clone, 'tools/launcher', name));
      }
      const args = [join(clone, 'tools/launcher/fetch-tools.ts'), 'start'];
      const env = {
        ...process.env,
        NODE_OPTIONS: '',
        NATS_URL: 'nats://elsewhere',
        KEYCLOAK_URL: 'http://elsewhere',
      };
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: clone, env, encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    } finally {
      rmSync(clone, { recursive: true });
    }
  });
});
