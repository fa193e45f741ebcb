import { entityGaps } from '@werkbank/platform/testing';
import { database } from './database.js';

/** Tables from before each got an entity; none is added. */
const without = [
  'article',
  'article_table',
  'category',
  'exchange_rate',
  'material_group',
  'offer',
  'search_article',
  'search_group',
  'search_value',
  'search_word',
];

it('has an entity with its columns for each table that is not from before', async () => {
  expect(await entityGaps(database)).toEqual(without.map((table) => `${table} has no entity`));
}, 60_000);
