import { defineEntity, p } from '@mikro-orm/core';
import { UserRecord } from '../../directory/index.js';

const schema = defineEntity({
  name: 'EmailChange',
  tableName: 'email_change',
  properties: {
    tokenHash: p.text().primary(),
    userId: () => p.manyToOne(UserRecord).mapToPk().deleteRule('cascade'),
    requestedBy: () => p.manyToOne(UserRecord).mapToPk().nullable().deleteRule('set null'),
    formerEmail: p.text(),
    email: p.text(),
    inUse: p.boolean(),
    requestedAt: p.datetime().defaultRaw('clock_timestamp()'),
    expiresAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    confirmedAt: p.datetime().nullable(),
  },
  indexes: [
    { name: 'email_change_user_id', properties: ['userId', 'requestedAt'] },
    { name: 'email_change_requested_by', properties: ['requestedBy', 'requestedAt'] },
  ],
});

/** An e-mail change with its mailed confirmation link, open or ended. */
export class EmailChangeRecord extends schema.class {}
schema.setClass(EmailChangeRecord);
export const emailChangeSchema = schema;
