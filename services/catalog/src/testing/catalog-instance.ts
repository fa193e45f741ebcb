import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestInstance, type TestInstance } from '@werkbank/platform/testing';
import { CatalogModule } from '../catalog.module.js';
import { database } from '../database.js';
import { catalogEnv } from '../env.js';
import { FillEmptyIndex } from '../search/fill-search-index/fill-empty-index.js';
import { FollowArticles } from '../search/fill-search-index/follow-articles.js';
import { FillSearchIndex } from '../search/fill-search-index/fill-search-index.js';
import { loadDemoData } from '../demo-data/load-demo-data.js';
import { smallCatalogue } from './small-catalogue.js';

const filesFolder = mkdtempSync(join(tmpdir(), 'werkbank-catalogue-files-'));
afterAll(() => rmSync(filesFolder, { recursive: true, force: true }));

/**
 * The service with the small catalogue in it, searched by PostgreSQL.
 *
 * @param env settings beyond those of every instance
 */
export async function startCatalogInstance(env: Record<string, string> = {}): Promise<TestInstance> {
  const instance = await startTestInstance({
    module: CatalogModule,
    database,
    envSchema: catalogEnv,
    env: { MEILI_URL: '', FILES_DIR: filesFolder, ...env },
  });
  await instance.app.get(FillEmptyIndex).whenFilled();
  await loadSmallCatalogue(instance);
  return instance;
}

export async function loadSmallCatalogue(instance: TestInstance, files = smallCatalogue): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'small-catalogue-'));
  try {
    for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content);
    await loadDemoData(instance.ownerEm(), folder);
    await instance.app.get(FillSearchIndex).rebuild(instance.em());
    await instance.app.get(FollowArticles).idle();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Timeout in milliseconds for the start of real parts, on a machine that is busy with other tests. */
export const patience = 60_000;

/** The query of a visitor in Switzerland. */
export const swiss = { lng: 'de', country: 'CH', currency: 'CHF' } as const;
export const german = { lng: 'de', country: 'DE', currency: 'EUR' } as const;
