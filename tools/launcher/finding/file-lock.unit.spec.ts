import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { underLock } from './file-lock.ts';

describe('work under a lock', () => {
  let folder: string;
  let lock: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'file-lock-'));
    lock = join(folder, 'a.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('runs in one process at a time', async () => {
    const order: string[] = [];
    const first = Promise.withResolvers<void>();
    const one = underLock(lock, async () => {
      order.push('one begins');
      await first.promise;
      order.push('one ends');
    });
    const two = underLock(lock, () => Promise.resolve(order.push('two')));
    first.resolve();
    await Promise.all([one, two]);
    expect(order).toEqual(['one begins', 'one ends', 'two']);
  });

  it('releases the lock, also after a failure', async () => {
    await expect(underLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(existsSync(lock)).toBe(false);
  });

  it('takes over the lock of a dead holder, even if its pid is in use again', async () => {
    writeFileSync(lock, JSON.stringify({ pid: process.pid, identity: 'started at another time' }));
    await expect(underLock(lock, () => Promise.resolve('done'))).resolves.toBe('done');
  });
});
