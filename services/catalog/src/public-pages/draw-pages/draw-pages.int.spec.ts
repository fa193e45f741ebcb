import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublicPage } from '@werkbank/contracts/entities';
import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';

/** Draws every page except those with `fail` in their address. */
const drawing = `
  export async function drawPage({ address, firstAnswers, language }) {
    if (address.includes('fail')) throw new Error('no picture of this');
    return { main: address + ' ' + language, left: String(firstAnswers.length), styles: '' };
  }`;

describe('first pages that are drawn', () => {
  let folder: string;
  let instance: TestInstance;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'drawing-'));
    instance = await startCatalogInstance({ PAGE_DRAWING: join(folder, 'dist', 'draw.mjs') });
  }, patience);
  afterAll(async () => {
    await instance.stop();
    await rm(folder, { recursive: true });
  }, patience);

  const at = (address: string): Promise<PublicPage> =>
    instance.callAs('visitor', 'getCatalogPage', { query: { ...swiss, address } });

  /** Renames the module into place, as a build does, with a newer modification time than any build before. */
  const build = async (code: string): Promise<void> => {
    const draft = join(folder, 'draft.mjs');
    await writeFile(draft, code);
    await mkdir(join(folder, 'dist'), { recursive: true });
    await rename(draft, join(folder, 'dist', 'draw.mjs'));
  };

  it('are left to the browser until the module is built, and drawn from then on', async () => {
    expect((await at('/')).drawn).toBeNull();
    await build(drawing);
    expect((await at('/')).drawn).toEqual({ main: '/ de', left: '1', styles: '' });
  });

  it('are drawn from their first answers, at the normalised address', async () => {
    expect((await at('/')).drawn).toEqual({ main: '/ de', left: '1', styles: '' });
    const { drawn } = await at('/search?utm=x&q=+bohrer+&page=1&view=<script>');
    expect(drawn).toEqual({ main: '/search?q=bohrer de', left: '2', styles: '' });
  });

  it('keep their first answers if the drawing fails', async () => {
    const page = await at('/search?q=fail');
    expect(page.drawn).toBeNull();
    expect(page.firstAnswers).toHaveLength(2);
  });

  it('are drawn by a newer build, and the service survives a broken or missing one', async () => {
    await build(drawing.replaceAll("'' }", "'new' }"));
    expect((await at('/')).drawn).toMatchObject({ styles: 'new' });
    await build('this is no JavaScript');
    expect((await at('/')).drawn).toBeNull();
    await rm(join(folder, 'dist'), { recursive: true });
    expect((await at('/')).drawn).toBeNull();
    await build(drawing);
    expect((await at('/')).drawn).toMatchObject({ styles: '' });
  });
});
