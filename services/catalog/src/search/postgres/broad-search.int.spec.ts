import { openOrm } from '@werkbank/platform/database';
import { freshDatabase } from '@werkbank/platform/testing';
import { database } from '../../database.js';
import { patience } from '../../testing/catalog-instance.js';
import type { ArticleDocument } from '../search-index/article-document.js';
import type { SearchQuery } from '../search-index/search-index.js';
import { mostRead } from './hits-sql.js';
import { PostgresSearchIndex } from './postgres-search-index.js';

const many = mostRead + 500;

/** All are drills; all but one in a thousand are bright. */
const drill = (position: number): ArticleDocument => {
  const coating = position % 1000 === 999 ? 'TiN' : 'bright';
  const name = `Spiralbohrer ${position} mm`;
  const texts = {
    head: 'Spiralbohrer',
    name,
    group: 'Spiralbohrer',
    place: 'Bohren',
    properties: coating,
    description: '',
  };
  return {
    articleId: `drill-${position}`,
    groupId: 'drills',
    categoryIds: ['drilling', 'drills'],
    position,
    numbers: [`drill-${position}`],
    properties: { coating, d1: position },
    texts: { de: texts, en: texts },
    sizes: { naming: [String(position)], others: [] },
    standing: 0,
  };
};

async function* drills(): AsyncGenerator<readonly ArticleDocument[]> {
  yield Array.from({ length: many }, (_, position) => drill(position));
}

describe('a broad search in PostgreSQL', () => {
  let index: PostgresSearchIndex;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const fresh = await freshDatabase(database);
    const orm = openOrm(database, { DATABASE_URL: fresh.url, DATABASE_POOL: 3 });
    close = async () => {
      await orm.close();
      await fresh.drop();
    };
    index = new PostgresSearchIndex(orm.em.fork());
    await index.rebuild(drills());
  }, patience);
  afterAll(() => close(), patience);

  const find = (text: string, more: Partial<SearchQuery> = {}) =>
    index.find({ language: 'de', text, filters: {}, page: 1, pageSize: 2, ...more });

  it('counts groups to the end where all of their articles fit', async () => {
    const hits = await find('bohrer');
    expect(hits).toMatchObject({ total: many, totalIsExact: true, articleIds: ['drill-0', 'drill-1'] });
    expect(await hits.countValues(['coating'])).toEqual({ coating: { bright: many - 3, TiN: 3 } });
    const last = await find('bohrer', { page: many / 2 });
    expect(last.articleIds).toEqual([`drill-${many - 2}`, `drill-${many - 1}`]);
  });

  it('examines a limited number of other hits and reports that there are more', async () => {
    const hits = await find('bright');
    expect(hits).toMatchObject({ total: mostRead, totalIsExact: false, articleIds: ['drill-0', 'drill-1'] });
    expect(await hits.countValues(['coating'])).toEqual({ coating: { bright: mostRead } });
    const filtered = await find('bohrer', { filters: { coating: { values: ['bright'] } } });
    expect(filtered).toMatchObject({ total: mostRead, totalIsExact: false });
  });

  it('reports an exact total at exactly the limit', async () => {
    const filters = { d1: { range: { max: mostRead - 1 } } };
    expect(await find('', { filters })).toMatchObject({ total: mostRead, totalIsExact: true });
  });

  it('sorts all of them', async () => {
    const sort = { property: 'd1', descending: true };
    expect(await find('bright', { sort })).toMatchObject({
      totalIsExact: true,
      articleIds: [`drill-${many - 1}`, `drill-${many - 2}`],
    });
  });

  it('finds a text that few articles of a group have, although groups are checked as a whole', async () => {
    expect(await find('tin')).toMatchObject({ total: 3, totalIsExact: true });
    expect(await find('bohrer 1999')).toMatchObject({ total: 1, articleIds: ['drill-1999'] });
  });
});
