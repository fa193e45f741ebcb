import type { EntityManager } from '@mikro-orm/postgresql';
import { openOrm } from '@werkbank/platform/database';
import { freshDatabase } from '@werkbank/platform/testing';
import { database } from '../../database.js';
import { patience } from '../../testing/catalog-instance.js';
import { findSuggestions } from './suggest.js';

/** So many that an index is worth its while. */
const articles = 30_000;

describe('suggestions among many articles', () => {
  let em: EntityManager;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const fresh = await freshDatabase(database);
    const orm = openOrm(database, { DATABASE_URL: fresh.url, DATABASE_POOL: 1 });
    close = async () => {
      await orm.close();
      await fresh.drop();
    };
    em = orm.em.fork();
    await em.execute(`insert into search_article
      select 'a-' || n, 'g' || n % 50, '{}', n, array['a' || n, lpad(n::text, 9, '0'), '400' || lpad(n::text, 10, '0')],
        '{}', format('bohrer:1A ''#g%1$s'':1A ''$%2$s'':1A ''%2$s'':1A', n % 50, n % 400)::tsvector, ''
      from generate_series(1, ${articles}) n`);
    await em.execute(`insert into search_standard select 'din' || n from generate_series(10, 5000) n`);
    await em.execute('analyze search_article');
    await em.execute('analyze search_standard');
  }, patience);
  afterAll(() => close(), patience);

  /** The suggestions, and the tables with a full scan. */
  const suggest = (text: string) =>
    em.fork().transactional(async (own) => {
      const groupIds = ['g7', 'g8'];
      const found = await findSuggestions(own, { text, language: 'de', groupIds, producerIds: [] });
      const [read] = await own.execute<{ whole: string[] }[]>(
        `select array(select relname::text from pg_stat_xact_user_tables
           where relname in ('search_article', 'search_standard') and seq_scan > 0) as whole`,
      );
      return { ...found, whole: read?.whole };
    });

  it.each([
    ['4000 0000 1', ['a-10000', 'a-10001', 'a-10002'], []],
    ['000', ['a-1', 'a-2', 'a-3'], []],
    ['bohrer 7', ['a-7', 'a-407', 'a-807'], []],
    ['din 33', [], ['DIN 33', 'DIN 330']],
  ])('reads no table as a whole for %s', async (text, found, standards) => {
    const { articleIds, whole, ...more } = await suggest(text);
    expect([articleIds, more.standards, whole]).toEqual([found, standards, []]);
  });
});
