import { openOrm } from '@werkbank/platform/database';
import { freshDatabase } from '@werkbank/platform/testing';
import { randomUUID } from 'node:crypto';
import { database } from '../../../database.js';
import type { ArticleDocument } from '../../search-index/article-document.js';
import { MeilisearchSearchIndex } from '../../meilisearch/meilisearch-search-index.js';
import { PostgresSearchIndex } from '../../postgres/postgres-search-index.js';
import type { SearchIndex } from '../../search-index/search-index.js';

export interface Opened {
  index: SearchIndex;
  close(): Promise<void>;
}

async function openPostgres(): Promise<Opened> {
  const fresh = await freshDatabase(database);
  const orm = openOrm(database, { DATABASE_URL: fresh.url, DATABASE_POOL: 3 });
  const close = async () => {
    await orm.close();
    await fresh.drop();
  };
  return { index: new PostgresSearchIndex(orm.em.fork()), close };
}

async function openMeilisearch(url: string): Promise<Opened> {
  const key = process.env['MEILI_KEY'];
  const index = new MeilisearchSearchIndex({ url, name: `test-${randomUUID()}`, ...(key && { key }) });
  return { index, close: () => index.drop() };
}

/** Those that one suite tests. The half for Meilisearch runs where MEILI_URL names a server. */
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
