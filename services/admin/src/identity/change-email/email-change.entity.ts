import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'EmailChange',
  tableName: 'email_change',
  properties: {
    tokenHash: p.text().primary(),
    userId: p.integer(),
    requestedBy: p.integer().nullable(),
    formerEmail: p.text(),
    email: p.text(),
    inUse: p.boolean(),
    requestedAt: p.datetime().defaultRaw('clock_timestamp()'),
    expiresAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    confirmedAt: p.datetime().nullable(),
  },
});

/** An e-mail that waits, or waited, for whoever reads its mailbox to confirm it. */
export class EmailChangeRecord extends schema.class {}
schema.setClass(EmailChangeRecord);
export const emailChangeSchema = schema;
