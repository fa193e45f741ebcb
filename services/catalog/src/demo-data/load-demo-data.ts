import type { EntityManager } from '@mikro-orm/postgresql';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { events } from '@werkbank/contracts/events';
import { readOne, run } from '@werkbank/platform/database';
import { replaceExchangeRates } from '../replicas/index.js';
import { arrangeCatalogue } from '../articles/index.js';
import { addUnassignedCustomers } from '../price-rules/index.js';
import { demoTables, emptyTables, goOnWithIds, numberedTables, withoutTimeout } from './demo-tables.js';
import { loadArticles } from './load-articles.js';

const lists = z.record(z.string(), z.unknown());
const { rates } = events['admin.exchange-rates-changed.v1'].shape;

/**
 * Replaces the catalogue and its replicas by the demo files of a folder, in one transaction. Returns the
 * number of articles.
 */
export async function loadDemoData(em: EntityManager, folder: string): Promise<number> {
  const files = new Map<string, z.output<typeof lists>>();
  for (const file of new Set(demoTables.map((table) => table.file))) {
    const path = join(folder, file);
    if (file !== 'orders.json' || existsSync(path))
      files.set(file, lists.parse(JSON.parse(await readFile(path, 'utf8'))));
  }
  return em.transactional(async (loading) => {
    await run(loading, withoutTimeout);
    await run(loading, emptyTables);
    for (const { file, list, insert } of demoTables) {
      const rows = files.get(file)?.[list];
      if (rows !== undefined) await run(loading, insert, [JSON.stringify(rows)]);
    }
    await replaceExchangeRates(loading, rates.parse(files.get('admin.json')?.['exchangeRates']));
    const count = await loadArticles(loading, join(folder, 'articles.ndjson'));
    await arrangeCatalogue(loading);
    for (const table of numberedTables) await readOne(loading, ...goOnWithIds(table));
    await addUnassignedCustomers(loading);
    return count;
  });
}
