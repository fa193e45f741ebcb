import { entityGaps } from '@werkbank/platform/testing';
import { database } from './database.js';

/** Tables from before each got an entity; none is added. */
const without = [
  'account_home',
  'audit_entry',
  'captcha_solution',
  'configuration',
  'exchange_rate',
  'mail',
  'password_reset',
  'platform_event',
  'registration',
  'sidebar_attachment',
  'user_difference',
  'user_drift',
  'user_import',
  'user_import_line',
];

it('has an entity with its columns for each table that is not from before', async () => {
  expect(await entityGaps(database)).toEqual(without.map((table) => `${table} has no entity`));
}, 60_000);
