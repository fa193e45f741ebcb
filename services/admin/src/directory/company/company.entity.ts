import { defineEntity, p } from '@mikro-orm/core';
import type { CompanyType } from '@werkbank/contracts/access';
import type { Company } from '@werkbank/contracts/entities';
import { ProducerRecord } from '../producer/producer.entity.js';

const schema = defineEntity({
  name: 'Company',
  tableName: 'company',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    kind: p.text().$type<CompanyType>(),
    producerId: () =>
      p.manyToOne(ProducerRecord).mapToPk().nullable().deleteRule('no action').index('company_producer_id'),
    name: p.text(),
    customerType: p.text().$type<NonNullable<Company['customerType']>>().nullable(),
    taxNumber: p.text().nullable(),
    eoriNumber: p.text().nullable(),
    kanton: p.text().nullable(),
    phone: p.text().nullable(),
    ownOrderNumberRequired: p.boolean().default(false),
    costCenterRequired: p.boolean().default(false),
    /** The provider by which its people alone sign in. */
    ownSignIn: p.text().nullable().lazy(),
    eventVersion: p.bigint('number').defaultRaw('0').lazy(),
    /** Counted by the database. */
    lockKey: p.integer().default(1),
    foundBy: p.text().nullable().generated('search_form(name) stored').lazy(),
  },
  indexes: [
    {
      name: 'company_name',
      expression: 'create index "company_name" on "company" ("name" collate "de-x-icu", "id")',
    },
  ],
});

/** A customer, or one of the companies of a producer. */
export class CompanyRecord extends schema.class {}
schema.setClass(CompanyRecord);
export const companySchema = schema;
