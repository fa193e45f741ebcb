import { EnvironmentError } from '@werkbank/platform/env';
import { FillSearchIndex, openSearchIndexes } from '../search/index.js';
import { importMakerFiles } from '../demo-data/import-maker-files.js';
import { loadDemoData } from '../demo-data/load-demo-data.js';
import { inDatabase } from './in-database.js';

await inDatabase(async (em, env) => {
  const folder = process.argv[2];
  if (!folder) throw new EnvironmentError('Usage: load-demo-data <folder>');
  const loaded = await loadDemoData(em, folder);
  const files = await importMakerFiles(em, env, folder);
  const indexed = await new FillSearchIndex(openSearchIndexes(env, em)).rebuild(em);
  return `${loaded} articles were loaded, ${files} files imported, ${indexed} articles indexed.`;
});
