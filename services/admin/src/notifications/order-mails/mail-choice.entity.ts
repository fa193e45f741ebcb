import { defineEntity, p } from '@mikro-orm/core';
import type { OrderMailKind } from '@werkbank/contracts/order-mails';
import { UserRecord } from '../../directory/index.js';

const choice = defineEntity({
  name: 'MailChoice',
  tableName: 'mail_choice',
  properties: {
    userId: () => p.manyToOne(UserRecord).mapToPk().primary().updateRule('no action').deleteRule('cascade'),
    off: p.array().$type<OrderMailKind[]>(),
    digest: p.boolean(),
  },
});

/** The order mails that a user has turned off, and whether the others come once a day. */
export class MailChoiceRecord extends choice.class {}
choice.setClass(MailChoiceRecord);
export const mailChoiceSchema = choice;

const line = defineEntity({
  name: 'MailDigestLine',
  tableName: 'mail_digest_line',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    userId: () => p.manyToOne(UserRecord).mapToPk().deleteRule('cascade'),
    text: p.text(),
    url: p.text(),
    writtenAt: p.datetime().defaultRaw('clock_timestamp()'),
  },
  indexes: [
    { name: 'mail_digest_line_user', properties: ['userId', 'writtenAt'] },
    { name: 'mail_digest_line_written', properties: ['writtenAt'] },
  ],
});

/** A line of a user's next daily mail. */
class MailDigestLineRecord extends line.class {}
line.setClass(MailDigestLineRecord);
export const mailDigestLineSchema = line;
