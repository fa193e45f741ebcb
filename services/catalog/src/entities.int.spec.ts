import { schemaDifference, statementGaps } from '@werkbank/platform/testing';
import './catalog.module.js';
import './demo-data/load-demo-data.js';
import { database } from './database.js';

it('has entities that equal the migrated tables', async () => {
  expect(await schemaDifference(database)).toEqual([]);
}, 60_000);

it('has statements that fit the migrated tables', async () => {
  expect(await statementGaps(database)).toEqual([]);
}, 60_000);
