import { roleGaps } from '@werkbank/platform/testing';
import { ordersDatabase } from './database.js';

it('runs as a role that reads and writes rows, and changes no table, policy or role', async () => {
  expect(await roleGaps(ordersDatabase)).toEqual([]);
}, 60_000);
