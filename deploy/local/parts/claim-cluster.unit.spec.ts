import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
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

  /** As initdb leaves it. */
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

  it('stays where only the secrets were lost: that is no deleted clone, and its data are wanted', async () => {
    await claimCluster(folder, first);
    fill('18');
    expect(await claimCluster(folder, first)).toBeUndefined();
    expect(has(folder)).toBe(true);
  });

  it('is put aside when the clone was deleted and made anew at the same path', async () => {
    await claimCluster(folder, first);
    fill('18');
    expect(await claimCluster(folder, anew)).toBe(formerFolder(folder));
    expect([has(folder), has(formerFolder(folder))]).toEqual([false, true]);
    expect(await claimCluster(folder, { ...anew, knowsPassword: true })).toBeUndefined();
  });

  it('is put aside once more when the clone was deleted twice', async () => {
    for (const owner of [first, anew]) {
      await claimCluster(folder, owner);
      fill('18');
    }
    await claimCluster(folder, { ...first, stateId: 'third' });
    expect([has(folder), has(formerFolder(folder))]).toEqual([false, true]);
  });

  it('of a time before there were marks is of whoever has made its password', async () => {
    fill('18');
    expect(await claimCluster(folder, { ...anew, knowsPassword: true })).toBeUndefined();
    rmSync(folder, { recursive: true });
    fill('18');
    expect(await claimCluster(folder, anew)).toBe(formerFolder(folder));
  });

  it('is left alone while the server of the deleted clone runs on it', async () => {
    await claimCluster(folder, first);
    fill('18');
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as { port: number };
    writeFileSync(join(folder, 'data', 'postmaster.pid'), `4711\n${folder}\n1790000000\n${port}\n`);
    await expect(claimCluster(folder, anew)).rejects.toThrow(`still runs on port ${port}`);
    expect(has(folder)).toBe(true);
    server.close();
    await once(server, 'close');
    expect(await claimCluster(folder, anew)).toBe(formerFolder(folder));
  });
});
