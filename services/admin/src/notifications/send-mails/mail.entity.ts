import { defineEntity, p } from '@mikro-orm/core';

/** A mail; its content is gone once it has left or cannot leave. */
export const MailEntity = defineEntity({
  name: 'Mail',
  tableName: 'mail',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    position: p.bigint('string').generated('identity').autoincrement(),
    recipient: p.text(),
    content: p.json<unknown>().nullable(),
    writtenAt: p.datetime().defaultRaw('clock_timestamp()'),
    uselessAfter: p.datetime(),
    attempts: p.integer().default(0),
    nextAttemptAt: p.datetime().defaultRaw('clock_timestamp()'),
    sentAt: p.datetime().nullable(),
    givenUpAt: p.datetime().nullable(),
    failure: p.text().nullable(),
    /** A mail of a bulk; single mails are sent before it. */
    bulk: p.boolean().default(false),
  },
  indexes: [{ name: 'mail_waiting', properties: ['bulk', 'nextAttemptAt'], where: 'content is not null' }],
});
