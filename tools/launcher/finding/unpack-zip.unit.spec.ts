import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { unpackZip } from './unpack-zip.ts';

interface Given {
  readonly name: string;
  readonly content: string;
  readonly mode?: number;
}

/** A ZIP archive as Maven writes it: every entry deflated, the mode in the upper half of the attributes. */
function zip(entries: readonly Given[]): Buffer {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, content, mode = 0o644 } of entries) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE((mode << 16) >>> 0, 38);
    central.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), packed);
    directory.push(central, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

describe('unpacking a ZIP archive', () => {
  let folder: string;
  const unpack = (...entries: Given[]): void => {
    writeFileSync(join(folder, 'archive.zip'), zip(entries));
    unpackZip(join(folder, 'archive.zip'), join(folder, 'out'));
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'unpack-zip-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('writes every file where its name says', () => {
    unpack({ name: 'a/', content: '' }, { name: 'a/b/c.txt', content: 'Spiralbohrer' });
    expect(readFileSync(join(folder, 'out', 'a', 'b', 'c.txt'), 'utf8')).toBe('Spiralbohrer');
  });

  it('keeps scripts executable and other files not', () => {
    unpack({ name: 'run.sh', content: '#!', mode: 0o755 }, { name: 'text', content: '' });
    expect(statSync(join(folder, 'out', 'run.sh')).mode & 0o111).not.toBe(0);
    expect(statSync(join(folder, 'out', 'text')).mode & 0o111).toBe(0);
  });

  it('writes nothing outside of its folder', () => {
    expect(() => unpack({ name: '../escaped.txt', content: '' })).toThrow('outside its folder');
  });

  it('refuses what is no archive', () => {
    writeFileSync(join(folder, 'page.html'), '<html>Not found</html>'.repeat(10));
    expect(() => unpackZip(join(folder, 'page.html'), folder)).toThrow('not a ZIP archive');
  });
});
