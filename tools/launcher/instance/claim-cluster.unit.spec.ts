import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimCluster, type ClusterOwner, formerFolder } from './claim-cluster.ts';

describe('the cluster of a state folder', () => {
  let folder: string;
  let root: string;
  const first: ClusterOwner = { stateDir: '/clone/.state', stateId: 'first', knowsPassword: false };
  const anew: ClusterOwner = { ...first, stateId: 'anew' };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'claim-cluster-'));
    folder = join(root, 'state-1234');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const fill = (content: string): void => {
    mkdirSync(join(folder, 'data'), { recursive: true });
    writeFileSync(join(folder, 'data', 'PG_VERSION'), content);
  };
  const has = (where: string): boolean => existsSync(join(where, 'data'));

  it('is found again at the next start', async () => {
    await claimCluster(folder, first);
    fill('18');
    expect(await claimCluster(folder, { ...first, knowsPassword: true })).toBeUndefined();
    expect(has(folder)).toBe(true);
  });

  it('keeps its data if only the secrets are lost, since the clone still exists', async () => {
    await claimCluster(folder, first);
    fill('18');
    expect(await claimCluster(folder, first)).toBeUndefined();
    expect(has(folder)).toBe(true);
  });

  it('is put aside if a new clone has the path of a deleted one', async () => {
    await claimCluster(folder, first);
    fill('18');
    expect(await claimCluster(folder, anew)).toBe(formerFolder(folder));
    expect([has(folder), has(formerFolder(folder))]).toEqual([false, true]);
    expect(await claimCluster(folder, { ...anew, knowsPassword: true })).toBeUndefined();
  });

  it('is put aside again if the clone is deleted twice', async () => {
    for (const owner of [first, anew]) {
      await claimCluster(folder, owner);
      fill('18');
    }
    await claimCluster(folder, { ...first, stateId: 'third' });
    expect([has(folder), has(formerFolder(folder))]).toEqual([false, true]);
  });

  it('belongs to the instance with its password if it has no owner mark', async () => {
    fill('18');
    expect(await claimCluster(folder, { ...anew, knowsPassword: true })).toBeUndefined();
    rmSync(folder, { recursive: true });
    fill('18');
    expect(await claimCluster(folder, anew)).toBe(formerFolder(folder));
  });

  describe('with a postmaster.pid', () => {
    let port: number;
    let listener: Server;
    let program: ChildProcess;

    beforeEach(async () => {
      await claimCluster(folder, first);
      fill('18');
      listener = createServer();
      await once(listener.listen(0, '127.0.0.1'), 'listening');
      ({ port } = listener.address() as { port: number });
    });
    afterEach(async () => {
      listener.close();
      await end();
    });

    /** Runs a program with this name and cluster folder; the note names its process id and a taken port. */
    const run = async (name: string, cluster: string): Promise<void> => {
      const words = ['-e', 'process.stdin.resume()', '--', '-D', join(cluster, 'data')];
      program = spawn(process.execPath, words, { argv0: name, stdio: ['pipe', 'ignore', 'ignore'] });
      await once(program, 'spawn');
      const note = `${program.pid}\n${join(folder, 'data')}\n1790000000\n${port}\n`;
      writeFileSync(join(folder, 'data', 'postmaster.pid'), note);
    };
    const end = async (): Promise<void> => {
      if (program.signalCode !== null) return;
      program.kill('SIGKILL');
      await once(program, 'exit');
    };

    it('is refused while its server runs', async () => {
      await run('/opt/bin/postgres', folder);
      await expect(claimCluster(folder, anew)).rejects.toThrow(`still runs on port ${port}`);
      expect(has(folder)).toBe(true);
    });

    it('is put aside once its process id is free, even if its port is taken', async () => {
      await run('/opt/bin/postgres', folder);
      await end();
      expect(await claimCluster(folder, anew)).toBe(formerFolder(folder));
    });

    it.each([
      ['another program', 'node', 'state-1234'],
      ['the server of another cluster', '/opt/bin/postgres', 'state-5678'],
    ])('is put aside if %s has its process id', async (_, name, cluster) => {
      await run(name, join(root, cluster));
      expect(await claimCluster(folder, anew)).toBe(formerFolder(folder));
    });
  });
});
