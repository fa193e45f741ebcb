import { roleGaps } from '@werkbank/platform/testing';
import { database } from './database.js';

it('runs as a role that reads and writes rows, and changes no table, policy or role', async () => {
  expect(await roleGaps(database)).toEqual([]);
}, 60_000);
