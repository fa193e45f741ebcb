import { defineEntity, p } from '@mikro-orm/core';

const now = 'clock_timestamp()';

/** An event that left or will leave: recorded in the transaction of its change. */
export const OutboxEntity = defineEntity({
  name: 'Outbox',
  tableName: 'outbox',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    position: p.bigint('string').generated('identity').autoincrement(),
    event: p.text(),
    key: p.text().nullable(),
    payload: p.json<unknown>(),
    requestId: p.text().nullable(),
    recordedAt: p.datetime().defaultRaw(now),
    sentAt: p.datetime().nullable(),
    sentTo: p.text().nullable(),
    deadLetteredAt: p.datetime().nullable(),
    deadLetterReason: p.text().nullable(),
    traceparent: p.text().nullable(),
  },
  indexes: [
    { name: 'outbox_unsent', properties: ['position'], where: 'sent_at is null' },
    { name: 'outbox_recorded_at', properties: ['recordedAt'] },
    { name: 'outbox_dead_letters', properties: ['position'], where: 'dead_lettered_at is not null' },
  ],
});

/** An event that a consumer has handled. */
const InboxEntity = defineEntity({
  name: 'Inbox',
  tableName: 'inbox',
  properties: {
    consumer: p.text().primary(),
    messageId: p.text().primary(),
    handledAt: p.datetime().defaultRaw(now),
  },
  indexes: [{ name: 'inbox_handled_at', properties: ['handledAt'] }],
});

/** Version of a service's replica of an object, also of a deleted one. */
const ReplicaVersionEntity = defineEntity({
  name: 'ReplicaVersion',
  tableName: 'replica_version',
  properties: {
    replica: p.text().primary(),
    id: p.text().primary(),
    version: p.bigint('number'),
  },
});

/** Tables of every service. */
export const platformEntities = [OutboxEntity, InboxEntity, ReplicaVersionEntity];
