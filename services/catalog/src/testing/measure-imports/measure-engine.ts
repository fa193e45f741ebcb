import { openOrm } from '@werkbank/platform/database';
import { Meilisearch } from 'meilisearch';
import { database } from '../../database.js';
import { readDocuments } from '../../search/fill-search-index/read-documents.js';
import { MeilisearchSearchIndex } from '../../search/meilisearch/meilisearch-search-index.js';
import { meilisearchSettings } from '../../search/meilisearch/meilisearch-settings.js';
import { WordsOfDatabase } from '../../search/postgres/words-of-database.js';

const articlesAtOnce = 500;
const patience = { timeout: 3_600_000, interval: 25 };
const [name, direct] = ['measured', 'measured-direct'];

export interface EngineTimes {
  /** Seconds of a whole rebuild. */
  rebuilt: number;
  /** Seconds of pushing the same documents to an equal index. */
  pushed: number;
}

/** Fills a Meilisearch server from a catalogue, and then with the same documents as they are. */
export async function measureEngine(
  databaseUrl: string,
  url: string,
  key: string | undefined,
): Promise<EngineTimes> {
  const orm = openOrm(database, { DATABASE_URL: databaseUrl, DATABASE_POOL: 3 });
  const address = { url, name, ...(key && { key }) };
  const index = new MeilisearchSearchIndex(address, new WordsOfDatabase(orm.em.fork()));
  const client = new Meilisearch({ host: url, ...(key && { apiKey: key }) });
  try {
    const rebuilt = await secondsOf(() => index.rebuild(readDocuments(orm.em.fork())));
    const documents: Record<string, unknown>[] = [];
    await client.index(name).updateDisplayedAttributes(['*']).waitTask(patience);
    for (let offset = 0, total = 1; offset < total; offset = documents.length) {
      const page = await client.index(name).getDocuments({ offset, limit: 5_000 });
      total = page.total;
      documents.push(...page.results);
    }
    await client.createIndex(direct, { primaryKey: 'key' }).waitTask(patience);
    await client.index(direct).updateSettings(meilisearchSettings).waitTask(patience);
    const pushed = await secondsOf(async () => {
      const tasks = client.index(direct).addDocumentsInBatches(documents, articlesAtOnce);
      for (const task of tasks) await client.tasks.waitForTask(await task, patience);
    });
    return { rebuilt, pushed };
  } finally {
    await client.deleteIndexIfExists(direct);
    await index.drop();
    await orm.close();
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
