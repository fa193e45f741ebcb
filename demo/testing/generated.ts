import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDemo } from '../generate-demo.ts';
import type { AdminFile } from '../shapes.ts';
import type { CatalogStructureFile, DemoArticle } from '../shapes-catalog.ts';
import type { OrdersFile } from '../shapes-orders.ts';

/** The moment from which the tests' demo data is dated. */
export const testNow = new Date('2026-11-21T12:00:00Z');

/** Generating takes a second or two; a busy machine may need many times that. Milliseconds. */
export const generatingTimeout = 120_000;

export interface Generated {
  folder: string;
  admin: AdminFile;
  structure: CatalogStructureFile;
  articles: DemoArticle[];
  orders: OrdersFile;
  remove: () => Promise<void>;
}

/** Generates into a temporary folder and reads the files back, as a service does. */
export async function generated(articles: number, now = testNow): Promise<Generated> {
  const folder = await mkdtemp(join(tmpdir(), 'werkbank-demo-'));
  await generateDemo({ out: folder, articles, now, password: 'Werkbank-2026' });
  const text = (name: string) => readFile(join(folder, name), 'utf8');
  return {
    folder,
    admin: JSON.parse(await text('admin.json')) as AdminFile,
    structure: JSON.parse(await text('catalog-structure.json')) as CatalogStructureFile,
    orders: JSON.parse(await text('orders.json')) as OrdersFile,
    articles: (await text('articles.ndjson'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as DemoArticle),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** One hash over all files below a folder, names and bytes. */
export async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.sort()) hash.update(path.slice(folder.length)).update(await readFile(path));
  return hash.digest('hex');
}
