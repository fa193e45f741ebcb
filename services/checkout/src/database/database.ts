import type { DatabaseDefinition } from '@werkbank/platform/database';
import { orderDraftSchema } from '../draft-order/order-draft.entity.js';
import { draftsMigration } from '../migrations/0001-drafts.js';
import { draftsOfAPersonMigration } from '../migrations/0002-drafts-of-a-person.js';

export const database: DatabaseDefinition = {
  domain: 'checkout',
  entities: [orderDraftSchema],
  migrations: [draftsMigration, draftsOfAPersonMigration],
};
