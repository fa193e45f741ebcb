import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'ErasedPerson',
  tableName: 'erased_person',
  properties: {
    userId: p.integer().primary().autoincrement(false),
    erasedAt: p.datetime().defaultRaw('clock_timestamp()'),
    /** Time of the last announcement to the other domains. */
    toldAt: p.datetime().defaultRaw('clock_timestamp()'),
  },
});

/** The record of an erasure, without any other data of the person. */
class ErasedPersonRecord extends schema.class {}
schema.setClass(ErasedPersonRecord);
export const erasedPersonSchema = schema;
