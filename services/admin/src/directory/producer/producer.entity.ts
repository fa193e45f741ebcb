import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'Producer',
  tableName: 'producer',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    algoliaId: p.text().unique(),
    /** A fraction: 0.085 is 8.5 %. */
    platformMargin: p.decimal('number').columnType('numeric(6,5)').default(0),
    customShipping: p.boolean().default(false),
    videoLink: p.text().nullable(),
    eventVersion: p.bigint('number').defaultRaw('0').lazy(),
    /** Counted by the database. */
    lockKey: p.integer().default(1),
    foundBy: p.text().nullable().generated('search_form(algolia_id) stored').lazy(),
  },
  uniques: [
    {
      name: 'producer_compared_name',
      expression: 'create unique index "producer_compared_name" on "producer" (compare_form("algolia_id"))',
    },
  ],
});

/** A producer: makes tools and sells them here, by one or several companies. */
export class ProducerRecord extends schema.class {}
schema.setClass(ProducerRecord);
export const producerSchema = schema;
