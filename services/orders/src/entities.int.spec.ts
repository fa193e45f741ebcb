import { schemaDifference, statementGaps } from '@werkbank/platform/testing';
import './demo-data/load-demo-orders.js';
import './orders.module.js';
import { ordersDatabase } from './database.js';

it('has entities that equal the migrated tables', async () => {
  expect(await schemaDifference(ordersDatabase)).toEqual([]);
}, 60_000);

it('has statements that fit the migrated tables', async () => {
  expect(await statementGaps(ordersDatabase)).toEqual([]);
}, 60_000);
