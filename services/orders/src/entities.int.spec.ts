import { entityGaps } from '@werkbank/platform/testing';
import { ordersDatabase } from './database.js';

/** Tables from before each got an entity; none is added. */
const without = ['attachment', 'attachment_content', 'customs_area', 'dispatch_location'];

it('has an entity with its columns for each table that is not from before', async () => {
  expect(await entityGaps(ordersDatabase)).toEqual(without.map((table) => `${table} has no entity`));
}, 60_000);
