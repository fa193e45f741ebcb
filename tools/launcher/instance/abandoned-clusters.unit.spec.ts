import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abandonedClusters, claimCluster } from './claim-cluster.ts';

describe('data that were left behind', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'abandoned-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('are those of clones that are gone, and no others', async () => {
    const open = join(root, 'open');
    const claim = (name: string): Promise<unknown> =>
      claimCluster(join(open, name), { stateDir: join(root, name), stateId: name, knowsPassword: false });
    mkdirSync(join(root, 'there'));
    await claim('there');
    await claim('gone');
    mkdirSync(join(open, 'without-an-owner'));
    expect(await abandonedClusters(open)).toEqual([
      { folder: join(open, 'gone'), stateDir: join(root, 'gone') },
    ]);
  });

  it('are none where there is no such folder', async () => {
    expect(await abandonedClusters(join(root, 'open'))).toEqual([]);
  });
});
