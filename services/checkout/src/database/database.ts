import type { DatabaseDefinition } from '@werkbank/platform/database';
import { orderDraftSchema } from '../draft-order/order-draft.entity.js';
import { migrations } from './migrations.js';

export const database: DatabaseDefinition = { domain: 'checkout', entities: [orderDraftSchema], migrations };
