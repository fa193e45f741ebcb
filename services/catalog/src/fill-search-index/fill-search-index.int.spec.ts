import type { TestHouse } from '@werkbank/platform/testing';
import { patience, startCatalogHouse, swiss } from '../testing/catalog-house.js';
import { FillEmptyIndex } from './fill-empty-index.js';
import { FillSearchIndex } from './fill-search-index.js';

describe('filling the search index', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await startCatalogHouse();
  }, patience);
  afterAll(() => house.stop(), patience);

  const total = async (q: string) =>
    (await house.callAs('visitor', 'searchArticles', { query: { ...swiss, q } })).totalItems;

  it('brings in what changed in the catalogue', async () => {
    await house
      .em()
      .execute(
        `update article set name = '{"de": "Zapfensenker", "en": "Counterbore"}' where article_id = 'key-3'`,
      );
    expect(await total('zapfensenker')).toBe(0);
    expect(await house.app.get(FillSearchIndex).rebuild(house.em())).toBe(63);
    expect(await total('zapfensenker')).toBe(1);
  });

  it('serves searches while it is rebuilt', async () => {
    const rebuilding = house.app.get(FillSearchIndex).rebuild(house.em());
    const totals = await Promise.all(Array.from({ length: 20 }, () => total('spiralbohrer')));
    await rebuilding;
    expect(new Set(totals)).toEqual(new Set([60]));
  });

  it('fills an index that was lost when the service starts', async () => {
    await house.em().execute('truncate search_article, search_word');
    await house.stopService();
    await house.startService();
    await house.app.get(FillEmptyIndex).whenFilled();
    expect(await total('spiralbohrer')).toBe(60);
  });
});
