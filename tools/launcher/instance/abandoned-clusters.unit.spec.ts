import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abandonedClusters, claimCluster } from './claim-cluster.ts';

describe('abandoned clusters', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'abandoned-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('are only those of deleted clones', async () => {
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

  it('are none without their folder', async () => {
    expect(await abandonedClusters(join(root, 'open'))).toEqual([]);
  });
});
