import { join } from 'node:path';
import { remote, shell } from './preset.ts';

const root = join(import.meta.dirname, '../..');

describe('a build', () => {
  it.each(['production', 'development'])(
    'of the shell has no persistent cache, which would hide antd from the next build: %s',
    async (mode) => {
      const { cache } = await shell(join(root, 'shell'))({}, { mode });
      expect(cache).toBe(false);
    },
  );

  it('of a remote has a persistent cache only while it is served', async () => {
    const built = remote(join(root, 'mfe-orders'));
    expect((await built({}, { mode: 'production' })).cache).toBe(false);
    process.env.RSPACK_SERVE = 'true';
    try {
      expect((await built({}, { mode: 'development' })).cache).toMatchObject({ type: 'persistent' });
    } finally {
      delete process.env.RSPACK_SERVE;
    }
  });
});
