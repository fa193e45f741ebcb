import { FillSearchIndex, openSearchIndex } from '../search/index.js';
import { inDatabase } from './in-database.js';

await inDatabase(async (em, env) => {
  const count = await new FillSearchIndex(openSearchIndex(env, em)).rebuild(em);
  return `${count} articles were indexed.`;
});
