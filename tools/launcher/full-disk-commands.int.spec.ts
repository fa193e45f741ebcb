import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, openSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { repositoryRoot } from './instance/instance.ts';
import { freePorts } from './instance/ports.ts';
import { launcherName, openLedger } from './running/process-ledger.ts';
import { type SmallDisk, smallDisk } from './testing/small-disk.ts';

const patienceMs = 60_000;

if (process.env.SMALL_DISKS) {
  describe('on a full disk', () => {
    let clone: SmallDisk;
    beforeEach(() => {
      clone = smallDisk(96);
      for (const file of ['package.json', 'package-lock.json', 'tools'])
        cpSync(join(repositoryRoot, file), join(clone.folder, file), { recursive: true, filter: isSource });
    });
    afterEach(() => clone.remove());

    const run = (command: string, settings: { env?: NodeJS.ProcessEnv; stdout?: 'pipe' | number } = {}) => {
      const { npm_execpath: _, NODE_OPTIONS: __, NATS_URL: ___, DATABASE_URL: ____, ...env } = process.env;
      return spawnSync(process.execPath, [join(clone.folder, 'tools/run.mjs'), command], {
        cwd: clone.folder,
        env: { ...env, ...settings.env },
        stdio: ['ignore', settings.stdout ?? 'pipe', 'pipe'],
        encoding: 'utf8',
        timeout: patienceMs,
      });
    };
    const install = (): void =>
      symlinkSync(join(repositoryRoot, 'node_modules'), join(clone.folder, 'node_modules'));
    const said = ({ status, stdout, stderr }: SpawnSyncReturns<string>) => ({ status, stdout, stderr });
    const sentence = expect.stringMatching(/^[^\n]*[dD]isk [^\n]*: make room, then (start|try) again\.\n$/);

    it(
      'a first start fails with one line, before and after the packages are installed',
      () => {
        clone.fill();
        expect(said(run('start'))).toEqual({ status: 1, stdout: '', stderr: sentence });
        install();
        for (const command of ['start', 'dev', 'infra'])
          expect(said(run(command))).toEqual({ status: 1, stdout: '', stderr: sentence });
      },
      patienceMs,
    );

    it(
      'stop ends the running parts',
      async () => {
        install();
        const ledger = openLedger(join(clone.folder, '.state'));
        const ends = [launcherName, 'a part'].map((name) => {
          const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { detached: true });
          ledger.add(name, child.pid ?? 0);
          return once(child, 'exit');
        });
        clone.fill();
        expect(said(run('stop'))).toEqual({
          status: 0,
          stdout: 'Stopped, also what was left over: a part.\n',
          stderr: '',
        });
        await Promise.all(ends);
        expect(said(run('stop'))).toEqual({ status: 0, stdout: 'Nothing is running.\n', stderr: '' });
      },
      patienceMs,
    );

    it(
      'the launcher runs on and stops its parts if its output cannot be written',
      async () => {
        install();
        const port = Math.min((await freePorts()).gateway, 65_000);
        const other = createServer().listen(port, '127.0.0.1');
        await once(other, 'listening');
        const env = { PORT: String(port) };
        const { status, stderr } = run('start', { env, stdout: openSync('/dev/full', 'w') });
        other.close();
        expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
      },
      patienceMs,
    );
  });
}

const isSource = (file: string): boolean => !/\/(\.[\w-]*state|dist|node_modules)(\/|$)/.test(file);
