import { FillSearchIndex } from '../search/fill-search-index/fill-search-index.js';
import { openSearchIndex } from '../search/open-search-index/open-search-index.js';
import { inDatabase } from './in-database.js';

await inDatabase(async (em, env) => {
  const count = await new FillSearchIndex(openSearchIndex(env, em)).rebuild(em);
  return `${count} articles were indexed.`;
});
