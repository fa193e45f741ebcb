import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'Producer',
  tableName: 'producer',
  properties: {
    id: p.integer().primary(),
    algoliaId: p.text(),
    /** A fraction: 0.085 is 8.5 %. */
    platformMargin: p.decimal('number'),
    customShipping: p.boolean(),
    videoLink: p.text().nullable(),
    /** Counted by the database. */
    lockKey: p.integer().default(1),
  },
});

/** Who makes tools and sells them here, by one or several companies. */
export class ProducerRecord extends schema.class {}
schema.setClass(ProducerRecord);
export const producerSchema = schema;
