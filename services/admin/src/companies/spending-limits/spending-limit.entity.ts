import { defineEntity, p } from '@mikro-orm/core';
import { CompanyRecord, UserRecord } from '../../directory/index.js';

const schema = defineEntity({
  name: 'SpendingLimit',
  tableName: 'spending_limit',
  properties: {
    userId: () => p.manyToOne(UserRecord).mapToPk().primary().updateRule('no action').deleteRule('cascade'),
    /** A limit does not follow its person to another company. */
    companyId: () =>
      p
        .manyToOne(CompanyRecord)
        .mapToPk()
        .primary()
        .updateRule('no action')
        .deleteRule('cascade')
        .index('spending_limit_company'),
    currency: p.text(),
    perOrder: p.integer().nullable(),
    perMonth: p.integer().nullable(),
    approverId: () =>
      p.manyToOne(UserRecord).mapToPk().nullable().deleteRule('set null').index('spending_limit_approver'),
  },
});

/** Limits of a person's orders without an approval. */
export class SpendingLimitRecord extends schema.class {}
schema.setClass(SpendingLimitRecord);
export const spendingLimitSchema = schema;
