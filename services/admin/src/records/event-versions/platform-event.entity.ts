import { defineEntity, p } from '@mikro-orm/core';

/** How many events there are about what the platform has one of. */
export const PlatformEventEntity = defineEntity({
  name: 'PlatformEvent',
  tableName: 'platform_event',
  properties: {
    id: p.text().$type<'configuration' | 'exchange-rates'>().primary(),
    eventVersion: p.bigint('number').defaultRaw('0'),
  },
});
