import { openOrm } from '@werkbank/platform/database';
import { freshDatabase } from '@werkbank/platform/testing';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { database } from '../../../database.js';
import type { ArticleDocument } from '../../search-index/article-document.js';
import { MeilisearchSearchIndex } from '../../meilisearch/meilisearch-search-index.js';
import { PostgresSearchIndex } from '../../postgres/postgres-search-index.js';
import { WordsOfDatabase } from '../../postgres/words-of-database.js';
import type { SearchIndex } from '../../search-index/search-index.js';

export interface Opened {
  index: SearchIndex;
  close(): Promise<void>;
}

async function openDatabase() {
  const fresh = await freshDatabase(database);
  const orm = openOrm(database, { DATABASE_URL: fresh.url, DATABASE_POOL: 3 });
  const close = async () => {
    await orm.close();
    await fresh.drop();
  };
  return { em: orm.em.fork(), close };
}

async function openPostgres(): Promise<Opened> {
  const { em, close } = await openDatabase();
  return { index: new PostgresSearchIndex(em), close };
}

/** The database knows the words of both, so its index is filled beside. */
async function openMeilisearch(url: string): Promise<Opened> {
  const { em, close } = await openDatabase();
  const key = process.env['MEILI_KEY'];
  const address = { url, name: `test-${randomUUID()}`, ...(key && { key }) };
  const beside = new PostgresSearchIndex(em);
  const engine = new MeilisearchSearchIndex(address, new WordsOfDatabase(em));
  async function inBoth<How extends 'put' | 'rebuild'>(
    batches: Parameters<SearchIndex[How]>[0],
    how: How,
  ): Promise<Awaited<ReturnType<SearchIndex[How]>>> {
    const documents: (readonly ArticleDocument[])[] = [];
    for await (const batch of batches) documents.push(batch);
    await beside[how](Readable.from(documents));
    return (await engine[how](Readable.from(documents))) as Awaited<ReturnType<SearchIndex[How]>>;
  }
  const index: SearchIndex = {
    find: (query, vocabulary) => engine.find(query, vocabulary),
    needsRebuild: () => engine.needsRebuild(),
    remove: async (articleIds) => {
      await beside.remove(articleIds);
      await engine.remove(articleIds);
    },
    put: (batches) => inBoth(batches, 'put'),
    rebuild: (batches) => inBoth(batches, 'rebuild'),
  };
  return { index, close: async () => void (await Promise.all([engine.drop(), close()])) };
}

/** Adapters under test. The half for Meilisearch runs where MEILI_URL names a server. */
const meilisearch = process.env['MEILI_URL'];
export const adapters: [string, () => Promise<Opened>][] = [
  ['PostgreSQL', openPostgres],
  ...(meilisearch
    ? [['Meilisearch', () => openMeilisearch(meilisearch)] as [string, () => Promise<Opened>]]
    : []),
];
if (!meilisearch) process.stderr.write('not run: the search index on Meilisearch (MEILI_URL is not set)\n');

export async function* inBatches(
  documents: readonly ArticleDocument[],
): AsyncGenerator<readonly ArticleDocument[]> {
  for (let start = 0; start < documents.length; start += 3) yield documents.slice(start, start + 3);
}
