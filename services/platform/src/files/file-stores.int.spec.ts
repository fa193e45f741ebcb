import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { smallDisk } from '../testing/small-disk.js';
import { startS3Server, type S3Server } from '../testing/s3-server.js';
import { DiskStore } from './disk-store.js';
import { FileTooLarge, type FileStore, type KeptFile, StoreFull } from './file-store.js';
import { S3Store } from './s3-store.js';

const folder = mkdtempSync(join(tmpdir(), 'werkbank-files-'));
let server: S3Server | undefined;
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Kind {
  name: string;
  open: () => Promise<FileStore>;
  /** Leaves the remains of an upload that a kill cut off. */
  cutOff: (key: string) => Promise<void>;
}

const kinds: Kind[] = [
  {
    name: 'on disk',
    open: async () => new DiskStore(folder),
    cutOff: async (key) => {
      mkdirSync(join(folder, key.slice(0, 2)), { recursive: true });
      writeFileSync(join(folder, key.slice(0, 2), `${key}.part`), 'half');
    },
  },
  ...(process.env.VERSITYGW
    ? [
        {
          name: 'in a bucket',
          open: async () => {
            server ??= await startS3Server(process.env.VERSITYGW ?? '');
            return new S3Store(server.place);
          },
          cutOff: async (key: string) => server?.beginUpload(key),
        },
      ]
    : []),
];

const megabyte = 2 ** 20;
/** A stream of chunks that is never in memory as a whole. */
async function* flowing(bytes: number, then?: Error) {
  const chunk = randomBytes(64 * 1024);
  for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk.subarray(0, bytes - sent);
  if (then) throw then;
}

describe.each(kinds)('files $name', ({ open, cutOff }) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await open();
  }, 60_000);
  const lying = async (): Promise<KeptFile[]> => {
    const found = [];
    for await (const file of store.list()) found.push(file);
    return found;
  };
  const keysOf = (files: readonly KeptFile[]) => files.map(({ key }) => key);

  it('come back unchanged, whole and in part', async () => {
    const key = randomUUID();
    const content = randomBytes(300_000);
    expect(await store.put(key, Readable.from([content]), 300_000)).toBe(300_000);
    expect((await buffer((await store.read(key))!)).equals(content)).toBe(true);
    const part = await buffer((await store.read(key, { start: 10, end: 19 }))!);
    expect(part).toEqual(content.subarray(10, 20));
    const [found] = (await lying()).filter((file) => file.key === key);
    expect(found?.bytes).toBe(300_000);
    expect(Math.abs((found?.keptAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('are gone after a deletion, and a second deletion is harmless', async () => {
    const key = randomUUID();
    await store.put(key, Readable.from([Buffer.from('x')]), 10);
    await store.delete(key);
    await store.delete(key);
    expect(await store.read(key)).toBeUndefined();
    expect(keysOf(await lying())).not.toContain(key);
  });

  it.each([0, 3, 12 * megabyte])('of %i bytes are stored', async (bytes) => {
    const key = randomUUID();
    expect(await store.put(key, Readable.from(flowing(bytes)), bytes)).toBe(bytes);
    expect((await buffer((await store.read(key))!)).length).toBe(bytes);
  });

  it.each([1000, 20 * megabyte])('larger than %i bytes leave no parts', async (maxBytes) => {
    const before = await lying();
    const sent = Readable.from(flowing(maxBytes + 1));
    await expect(store.put(randomUUID(), sent, maxBytes)).rejects.toBeInstanceOf(FileTooLarge);
    expect(await lying()).toEqual(before);
  });

  it.each([1000, 20 * megabyte])('whose sender disconnects after %i bytes leave nothing', async (bytes) => {
    const before = await lying();
    const sent = Readable.from(flowing(bytes, new Error('gone')));
    await expect(store.put(randomUUID(), sent, 2 * bytes)).rejects.toThrow('gone');
    expect(await lying()).toEqual(before);
  });

  it('that a kill cut off are listed and can be deleted, but not read', async () => {
    const key = randomUUID();
    await cutOff(key);
    expect(await store.read(key)).toBeUndefined();
    const [left] = (await lying()).filter((file) => file.key.startsWith(key));
    await store.delete(left!.key);
    expect(keysOf(await lying())).not.toContain(left!.key);
  });

  it.each(['../../etc/passwd', 'a/b/c/d', '', 'ABCD\0', '....'])('refuse the key %j', async (key) => {
    await expect(store.put(key, Readable.from(['x']), 10)).rejects.toThrow('no key');
    await expect(store.read(key)).rejects.toThrow('no key');
    await expect(store.delete(key)).rejects.toThrow('no key');
  });

  it('of 200 MB are streamed without filling the memory', async () => {
    const key = randomUUID();
    let most = 0;
    const watch = async function* (content: AsyncIterable<Buffer>) {
      for await (const chunk of content) {
        most = Math.max(most, process.memoryUsage().rss);
        yield chunk;
      }
    };
    const before = process.memoryUsage().rss;
    const bytes = 200 * megabyte;
    await store.put(key, Readable.from(watch(flowing(bytes))), bytes);
    let read = 0;
    for await (const chunk of watch((await store.read(key))!)) read += chunk.length;
    expect(read).toBe(bytes);
    expect(most - before).toBeLessThan(120 * megabyte);
    await store.delete(key);
  }, 60_000);
});

it('that leave too little disk space are refused by length or on their way, and leave no parts', async () => {
  const store = new DiskStore(join(folder, 'kept-free'), Number.MAX_SAFE_INTEGER);
  await expect(store.expect(1)).rejects.toBeInstanceOf(StoreFull);
  const bytes = 70 * megabyte;
  await expect(store.put(randomUUID(), Readable.from(flowing(bytes)), bytes)).rejects.toBeInstanceOf(
    StoreFull,
  );
  for await (const { key } of store.list()) throw new Error(`${key} is left`);
}, 30_000);

if (process.env['SMALL_DISKS']) {
  it('that fill the disk are refused and leave no parts', async () => {
    const disk = smallDisk(8);
    const store = new DiskStore(disk.folder);
    const sent = store.put(randomUUID(), Readable.from(flowing(16 * megabyte)), 16 * megabyte);
    await expect(sent).rejects.toBeInstanceOf(StoreFull);
    for await (const { key } of store.list()) throw new Error(`${key} is left`);
    disk.remove();
  });
}
