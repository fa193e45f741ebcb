import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkedManifest, readRemoteManifest } from './remote-manifest.ts';

const manifest = {
  name: 'example',
  routes: [{ path: '/', page: 'home', access: ['visitor'] }],
  menu: [],
  slots: [],
};

describe("a remote's manifest", () => {
  it('must be there', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'remote-'));
    await expect(readRemoteManifest(directory)).rejects.toThrow('is missing');
    await writeFile(join(directory, 'other.ts'), '');
  });

  it('is plain data with a name, routes, menu entries and slots', () => {
    expect(checkedManifest(manifest, 'file')).toBe(manifest);
  });

  it.each([
    ['no list of slots', { ...manifest, slots: undefined }],
    ['a name that is no address', { ...manifest, name: 'My Remote' }],
    ['a function', { ...manifest, menu: [() => 1] }],
    ['a date', { ...manifest, menu: [new Date(0)] }],
  ])('stops the build with %s', (_, broken) => {
    expect(() => checkedManifest(broken, 'file')).toThrow('file must');
  });
});
