import { defineEntity, p } from '@mikro-orm/core';

/** Replica of a producer. */
export const ProducerEntity = defineEntity({
  name: 'Producer',
  tableName: 'producer',
  properties: {
    id: p.integer().primary().autoincrement(false),
    name: p.text(),
    /** It delivers its goods by its own vehicles. */
    customShipping: p.boolean(),
  },
});
