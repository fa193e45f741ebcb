import type { TestInstance } from '@werkbank/platform/testing';
import { Importing } from '../catalogue-imports/testing/importing.js';
import { madeArticles } from '../catalogue-imports/testing/made-articles.js';
import { makeBmecat } from '../catalogue-imports/testing/make-bmecat.js';
import { patience, startCatalogInstance } from '../testing/catalog-instance.js';

let instance: TestInstance;
let importing: Importing;
beforeAll(async () => {
  instance = await startCatalogInstance();
  importing = await Importing.of(instance);
}, patience);
afterAll(() => instance?.stop(), patience);

const exported = async () => {
  const file = await importing.call('exportCatalogue', { query: { format: 'bmecat' } });
  return file.content.text();
};
const articles = [...madeArticles(520, { features: 2, media: 1, prices: 2 })].map((article, at) => ({
  ...article,
  packings: at % 2 === 0 ? [{ unit: 'CT', quantity: 50, ean: '4000000000006' }] : [],
}));

it('exports what changes nothing when it is brought in again', async () => {
  const file = [...makeBmecat(articles, { version: 'etim' })].join('');
  const first = await importing.send(file, { fileName: 'katalog.xml', mode: 'full' });
  await importing.apply(first);
  const again = await importing.send(await exported(), { fileName: 'werkbank.xml', mode: 'full' });
  expect(again).toMatchObject({
    counts: { new: 0, changed: 0, unchanged: articles.length, gone: 0, refused: 0 },
  });
  const changes = await importing.call('listImportChanges', {
    params: { importId: again.importId },
    query: {},
  });
  expect(changes.changes).toEqual([]);
}, 120_000);
