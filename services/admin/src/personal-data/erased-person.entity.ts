import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'ErasedPerson',
  tableName: 'erased_person',
  properties: {
    userId: p.integer().primary().autoincrement(false),
    erasedAt: p.datetime().defaultRaw('clock_timestamp()'),
    /** When the other domains last heard of it. */
    toldAt: p.datetime().defaultRaw('clock_timestamp()'),
  },
});

/** That somebody was erased, and nothing else of them. */
class ErasedPersonRecord extends schema.class {}
schema.setClass(ErasedPersonRecord);
export const erasedPersonSchema = schema;
