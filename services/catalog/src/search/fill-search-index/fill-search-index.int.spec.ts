import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';
import { FillEmptyIndex } from './fill-empty-index.js';
import { FillSearchIndex } from './fill-search-index.js';

describe('filling the search index', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startCatalogInstance();
  }, patience);
  afterAll(() => instance.stop(), patience);

  const total = async (q: string) =>
    (await instance.callAs('visitor', 'searchArticles', { query: { ...swiss, q } })).totalItems;

  it('brings in what changed in the catalogue', async () => {
    await instance
      .em()
      .execute(
        `update article set name = '{"de": "Zapfensenker", "en": "Counterbore"}' where article_id = 'key-3'`,
      );
    expect(await total('zapfensenker')).toBe(0);
    expect(await instance.app.get(FillSearchIndex).rebuild(instance.em())).toBe(63);
    expect(await total('zapfensenker')).toBe(1);
  });

  it.each([
    ['list_price = list_price + 1, lead_time_days = 9', 0],
    ["source_groups = '[]'", 0],
    ['position = position + 1', 1],
    ['properties = properties || \'{"d1": 3}\'', 1],
  ])('has work for %s: %i documents', async (change, documents) => {
    const waiting = await instance.em().transactional(async (em) => {
      await em.execute(`update article set ${change} where article_id = 'key-3'`);
      const rows: unknown[] = await em.execute("select from article_to_index where article_id = 'key-3'");
      await em.rollback();
      return rows.length;
    });
    expect(waiting).toBe(documents);
  });

  it('serves searches while it is rebuilt', async () => {
    const rebuilding = instance.app.get(FillSearchIndex).rebuild(instance.em());
    const totals = await Promise.all(Array.from({ length: 20 }, () => total('spiralbohrer')));
    await rebuilding;
    expect(new Set(totals)).toEqual(new Set([60]));
  });

  it('fills an index that was lost when the service starts', async () => {
    await instance.ownerEm().execute('truncate search_article, search_word');
    await instance.stopService();
    await instance.startService();
    await instance.app.get(FillEmptyIndex).whenFilled();
    expect(await total('spiralbohrer')).toBe(60);
  });
});
