import { entityGaps } from '@werkbank/platform/testing';
import { database } from './database.js';

/** Tables from before each got an entity; none is added. */
const without = ['cost_rules', 'producer'];

it('has an entity with its columns for each table that is not from before', async () => {
  expect(await entityGaps(database)).toEqual(without.map((table) => `${table} has no entity`));
}, 60_000);
