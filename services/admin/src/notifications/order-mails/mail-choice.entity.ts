import { defineEntity, p } from '@mikro-orm/core';
import type { OrderMailKind } from '@werkbank/contracts/order-mails';

const choice = defineEntity({
  name: 'MailChoice',
  tableName: 'mail_choice',
  properties: {
    userId: p.integer().primary(),
    off: p.array().$type<OrderMailKind[]>(),
    digest: p.boolean(),
  },
});

/** Which mails about orders somebody does not want, and whether the others come once a day. */
export class MailChoiceRecord extends choice.class {}
choice.setClass(MailChoiceRecord);
export const mailChoiceSchema = choice;

const line = defineEntity({
  name: 'MailDigestLine',
  tableName: 'mail_digest_line',
  properties: {
    id: p.integer().primary(),
    userId: p.integer(),
    text: p.text(),
    url: p.text(),
    writtenAt: p.datetime().defaultRaw('clock_timestamp()'),
  },
});

/** What waits for somebody's next mail of the day. */
export class MailDigestLineRecord extends line.class {}
line.setClass(MailDigestLineRecord);
export const mailDigestLineSchema = line;
