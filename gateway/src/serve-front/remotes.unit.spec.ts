import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servedRemotes } from './remotes.js';

let front: string;
const build = async (name: string, content: string) => {
  await mkdir(join(front, `mfe-${name}`, 'dist'), { recursive: true });
  await writeFile(join(front, `mfe-${name}`, 'dist', 'remote.json'), content);
};
beforeEach(async () => {
  front = await mkdtemp(join(tmpdir(), 'front-'));
});
afterEach(() => rm(front, { recursive: true }));

describe('the manifest of remotes', () => {
  it('has what is built, with its routes, and is read anew each time', async () => {
    await build('catalog', JSON.stringify({ name: 'catalog', routes: [{ path: '/' }] }));
    expect(await servedRemotes(front)).toEqual([
      { name: 'catalog', routes: [{ path: '/' }], entry: '/remotes/catalog/remoteEntry.js' },
    ]);
    await build('orders', JSON.stringify({ name: 'orders', routes: [] }));
    expect((await servedRemotes(front)).map(({ name }) => name)).toEqual(['catalog', 'orders']);
  });

  it('leaves out a remote whose build is broken or missing; the others stay', async () => {
    await build('catalog', JSON.stringify({ name: 'catalog' }));
    await build('admin', '{"name":');
    await build('checkout', JSON.stringify({ name: '../shell' }));
    await mkdir(join(front, 'mfe-orders'));
    expect((await servedRemotes(front)).map(({ name }) => name)).toEqual(['catalog']);
  });

  it('sends a remote elsewhere where the file says so', async () => {
    await build('catalog', JSON.stringify({ name: 'catalog' }));
    const file = join(front, 'remotes.json');
    await writeFile(file, JSON.stringify({ catalog: 'https://catalog.example/v2' }));
    expect(await servedRemotes(front, file)).toEqual([
      { name: 'catalog', entry: 'https://catalog.example/v2/remoteEntry.js' },
    ]);
  });
});
