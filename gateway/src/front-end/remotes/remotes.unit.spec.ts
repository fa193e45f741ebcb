import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Remotes } from './remotes.js';

const empty = { routes: [], menu: [], slots: [] };
const home = { path: '/', page: 'home', access: ['visitor'] };
let front: string;
const build = async (name: string, content: string) => {
  await mkdir(join(front, `mfe-${name}`, 'dist'), { recursive: true });
  await writeFile(join(front, `mfe-${name}`, 'dist', 'remote.json'), content);
};
const served = async () => {
  const remotes = new Remotes({ frontDir: front, refused: () => undefined, fileBroken: () => undefined });
  return (await remotes.served(0)).remotes;
};
beforeEach(async () => {
  front = await mkdtemp(join(tmpdir(), 'front-'));
});
afterEach(() => rm(front, { recursive: true }));

describe('the manifest of remotes', () => {
  it('serves built remotes with their routes, and new builds at once', async () => {
    await build('catalog', JSON.stringify({ ...empty, name: 'catalog', routes: [home], unknown: 1 }));
    expect(await served()).toEqual([
      {
        ...empty,
        name: 'catalog',
        routes: [home],
        entry: '/remotes/catalog/remoteEntry.js',
        folder: join(front, 'mfe-catalog/dist'),
      },
    ]);
    await build('orders', JSON.stringify({ ...empty, name: 'orders' }));
    expect((await served()).map(({ name }) => name)).toEqual(['catalog', 'orders']);
  });

  it('leaves out a remote whose build is broken or missing; the others stay', async () => {
    await build('catalog', JSON.stringify({ ...empty, name: 'catalog' }));
    await build('admin', '{"name":');
    await build('checkout', JSON.stringify({ ...empty, name: '../shell' }));
    await build('basket', JSON.stringify({ ...empty, name: 'basket', routes: [null] }));
    await build('other', JSON.stringify({ ...empty, name: 'catalog' }));
    await mkdir(join(front, 'mfe-orders'));
    expect((await served()).map(({ name }) => name)).toEqual(['catalog']);
  });
});
