import { FillSearchIndex } from '../fill-search-index/fill-search-index.js';
import { openSearchIndex } from '../search-index/open-search-index.js';
import { inDatabase } from './in-database.js';

await inDatabase(async (em, env) => {
  const count = await new FillSearchIndex(openSearchIndex(env, em)).rebuild(em);
  return `${count} articles were indexed.`;
});
