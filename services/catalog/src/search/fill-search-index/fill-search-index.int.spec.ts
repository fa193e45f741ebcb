import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';
import type { ArticleDocument } from '../search-index/article-document.js';
import { SEARCH_INDEXES, type SearchIndex, type SearchIndexes } from '../search-index/search-index.js';
import { FillEmptyIndex } from './fill-empty-index.js';
import { FillSearchIndex } from './fill-search-index.js';
import { FollowArticles } from './follow-articles.js';

describe('filling the search index', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    // Its timer would index changes before the tests do.
    await instance.app.get(FollowArticles).beforeApplicationShutdown();
  }, patience);
  afterAll(() => instance.stop(), patience);

  const total = async (q: string) =>
    (await instance.callAs('visitor', 'searchArticles', { query: { ...swiss, q } })).totalItems;

  it('indexes changes of the catalogue', async () => {
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

  it('counts articles and values of groups as a rebuild does', async () => {
    const counts = async () => ({
      groups: await instance.em().execute('select group_id, articles, position from search_group order by 1'),
      values: await instance
        .em()
        .execute('select group_id, property, value, articles from search_value order by 1, 2, 3'),
    });
    const index = instance.app.get(FillSearchIndex);
    await instance.em().execute(
      `update article set properties = properties || '{"d1": 4.25}' where article_id in ('drill-10', 'drill-11');
       update article set group_id = (select group_id from article where article_id = 'drill-10') where article_id = 'key-3';
       delete from article where article_id = 'drill-12'`,
    );
    await index.refreshChanged(instance.em());
    const followed = await counts();
    await index.rebuild(instance.em());
    expect(followed).toEqual(await counts());
  });

  it('leaves changes to the replica that brings in some, and loses none of them', async () => {
    const rename = (name: string) =>
      instance
        .em()
        .execute(`update article set name = ? where article_id = 'key-3'`, [
          JSON.stringify({ de: name, en: name }),
        ]);
    const { database: index } = instance.app.get<SearchIndexes>(SEARCH_INDEXES);
    const [read, mayWrite] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    async function* held(batches: AsyncIterable<readonly ArticleDocument[]>) {
      const documents = [];
      for await (const batch of batches) documents.push(batch);
      read.resolve();
      await mayWrite.promise;
      yield* documents;
    }
    const slowIndex = Object.assign(Object.create(index) as SearchIndex, {
      put: (batches: AsyncIterable<readonly ArticleDocument[]>) => index.put(held(batches)),
    });

    await rename('Flachsenker');
    const earlier = new FillSearchIndex({ database: slowIndex, engine: null }).refreshChanged(instance.em());
    await read.promise;
    await rename('Stufensenker');
    const other = new FillSearchIndex({ database: index, engine: null });
    expect(await other.refreshChanged(instance.em())).toBe(0);
    mayWrite.resolve();
    expect(await earlier).toBe(1);
    expect(await other.refreshChanged(instance.em())).toBe(1);
    expect(await total('stufensenker')).toBe(1);
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
