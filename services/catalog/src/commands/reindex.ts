import { FillSearchIndex, openSearchIndexes } from '../search/index.js';
import { inDatabase } from './in-database.js';

await inDatabase(async (em, env) => {
  const count = await new FillSearchIndex(openSearchIndexes(env, em)).rebuild(em);
  return `${count} articles were indexed.`;
});
