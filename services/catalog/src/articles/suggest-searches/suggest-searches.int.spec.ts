import { countStatements } from '@werkbank/platform/database';
import type { TestInstance } from '@werkbank/platform/testing';
import { FillSearchIndex } from '../../search/index.js';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { refusalOf } from '../../testing/desk.js';

describe('suggestions for a search', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startCatalogInstance();
  }, patience);
  afterAll(() => instance.stop(), patience);

  const suggest = (q: string, lng: 'de' | 'en' = 'de') =>
    instance.callAs('visitor', 'suggestSearches', { query: { lng, q } });
  const nothing = { categories: [], articles: [], standards: [], producers: [] };

  it('are categories by the beginnings of their names, with the category above', async () => {
    expect((await suggest('spir')).categories).toEqual([
      {
        categoryId: 'drills',
        categoryDescription: 'Spiralbohrer DIN 338',
        articleCount: 60,
        within: 'Bohren',
      },
    ]);
    expect((await suggest('dril', 'en')).categories).toEqual([
      { categoryId: 'drilling', categoryDescription: 'Drilling', articleCount: 60, within: null },
      expect.objectContaining({ categoryId: 'drills', categoryDescription: 'Twist drills DIN 338' }),
    ]);
  });

  it.each(['drill-68', 'DRILL 68', 'Art.-Nr. drill-68-n'])(
    'are articles by their number, written as %s',
    async (q) => {
      expect((await suggest(q)).articles).toEqual([
        {
          articleId: 'drill-68',
          materialNumber: 'drill-68-no',
          articleText: 'Spiralbohrer DIN 338 6,8 mm',
          producerName: 'Alpspitz',
        },
      ]);
    },
  );

  it('are three articles at most, in the order of their numbers', async () => {
    const { articles } = await suggest('drill-1');
    expect(articles.map(({ articleId }) => articleId)).toEqual(['drill-10', 'drill-11', 'drill-12']);
  });

  it('are articles of the named kind by their size', async () => {
    const { articles, categories } = await suggest('spiralb 6,8');
    expect(articles.map(({ articleId }) => articleId)).toEqual(['drill-68']);
    expect(categories.map(({ categoryId }) => categoryId)).toEqual(['drills']);
    expect((await suggest('spiralb 99')).articles).toEqual([]);
  });

  it.each(['din', 'DIN 3', 'din-338'])('are standards that articles name, from %s', async (q) => {
    expect((await suggest(q)).standards).toEqual(['DIN 338']);
  });

  it('follow a changed article', async () => {
    expect((await suggest('4006381333931')).articles).toEqual([]);
    await instance.em().execute(`update article set ean = '4006381333931' where article_id = 'key-3'`);
    await instance.app.get(FillSearchIndex).refreshChanged(instance.em());
    const { articles } = await suggest('400 6381 33');
    expect(articles.map(({ articleId }) => articleId)).toEqual(['key-3']);
  });

  it('take five statements at most', async () => {
    expect(await countStatements(() => suggest('drill-2'))).toBeLessThanOrEqual(5);
    expect(await countStatements(() => suggest('bohrer 2,5'))).toBeLessThanOrEqual(5);
  });

  it.each(['', ' ', '%', '-- ;', "'); drop", '"%_\\', '💡💡', 'болт 測定', '((((&|!*:', "'':*A", '\\'])(
    'are none for %j',
    async (q) => {
      expect(await suggest(q)).toEqual(nothing);
    },
  );

  it.each([['a\u0000b'], ['x'.repeat(10_000)]])('refuse invalid searches', async (q) => {
    expect(await refusalOf(suggest(q))).toMatchObject({ status: 400 });
  });

  it('answer 200 words', async () => {
    expect(await suggest('a '.repeat(100))).toEqual(nothing);
  });

  it('are producers that have articles', async () => {
    expect((await suggest('nord')).producers).toEqual(['Nordlicht']);
    await instance.em().execute('update article set producer_id = 1 where producer_id = 2');
    expect((await suggest('nordl')).producers).toEqual([]);
  });
});
