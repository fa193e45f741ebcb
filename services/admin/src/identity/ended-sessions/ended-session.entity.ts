import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'EndedSession',
  tableName: 'ended_session',
  properties: {
    sessionId: p.text().primary(),
    endedAt: p.datetime().defaultRaw('clock_timestamp()'),
  },
  indexes: [{ name: 'ended_session_ended_at', properties: ['endedAt'] }],
});

/** A session that ended by name; access tokens of it may still be good by their signature. */
export class EndedSessionRecord extends schema.class {}
schema.setClass(EndedSessionRecord);
export const endedSessionSchema = schema;
