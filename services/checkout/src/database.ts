import type { DatabaseDefinition } from '@werkbank/platform/database';
import { costRuleVersionSchema, CostSettingsEntity } from './cost-rules/index.js';
import { orderApprovalSchema, orderDraftSchema } from './drafts/index.js';
import { ownBasketSchema } from './basket/index.js';
import { ProducerEntity } from './replicas/index.js';
import { savedListSchema } from './saved-lists/index.js';
import { draftsMigration } from './migrations/0001-drafts.js';
import { draftsOfAPersonMigration } from './migrations/0002-drafts-of-a-person.js';
import { costRuleVersionsMigration } from './migrations/0003-cost-rule-versions.js';
import { ownBasketsMigration } from './migrations/0004-own-baskets.js';
import { rowsOfReadersMigration } from './migrations/0005-rows-of-readers.js';
import { cleanNamesMigration } from './migrations/0006-clean-names.js';
import { savedListsMigration } from './migrations/0007-saved-lists.js';
import { orderApprovalsMigration } from './migrations/0008-order-approvals.js';

export const database: DatabaseDefinition = {
  domain: 'checkout',
  entities: [
    orderDraftSchema,
    orderApprovalSchema,
    costRuleVersionSchema,
    CostSettingsEntity,
    ownBasketSchema,
    savedListSchema,
    ProducerEntity,
  ],
  hasRowsOfReaders: true,
  migrations: [
    draftsMigration,
    draftsOfAPersonMigration,
    costRuleVersionsMigration,
    ownBasketsMigration,
    rowsOfReadersMigration,
    cleanNamesMigration,
    savedListsMigration,
    orderApprovalsMigration,
  ],
};
