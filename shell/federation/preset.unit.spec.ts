import { join } from 'node:path';
import { remote, shell } from './preset.ts';

const root = join(import.meta.dirname, '../..');

describe('a build', () => {
  it.each(['production', 'development'])(
    'of the shell keeps nothing that hides antd from the next one: %s',
    async (mode) => {
      const { cache } = await shell(join(root, 'shell'))({}, { mode });
      expect(cache).toBe(false);
    },
  );

  it('of a remote keeps what it knows only where the remote is served', async () => {
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
