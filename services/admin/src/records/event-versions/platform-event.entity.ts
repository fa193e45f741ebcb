import { defineEntity, p } from '@mikro-orm/core';

/** Number of events about each single object of the platform. */
export const PlatformEventEntity = defineEntity({
  name: 'PlatformEvent',
  tableName: 'platform_event',
  properties: {
    id: p.text().$type<'configuration' | 'exchange-rates'>().primary(),
    eventVersion: p.bigint('number').defaultRaw('0'),
  },
});
