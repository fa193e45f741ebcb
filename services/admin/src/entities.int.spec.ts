import { schemaDifference, statementGaps } from '@werkbank/platform/testing';
import './admin.module.js';
import { database } from './database.js';
import './demo-data/load-rows.js';

it('has entities that equal the migrated tables', async () => {
  expect(await schemaDifference(database)).toEqual([]);
}, 60_000);

it('has statements that fit the migrated tables', async () => {
  expect(await statementGaps(database)).toEqual([]);
}, 60_000);
