import { defineEntity, p } from '@mikro-orm/core';
import type { CompanyType } from '@werkbank/contracts/access';
import type { Company } from '@werkbank/contracts/entities';

const schema = defineEntity({
  name: 'Company',
  tableName: 'company',
  properties: {
    id: p.integer().primary(),
    kind: p.text().$type<CompanyType>(),
    producerId: p.integer().nullable(),
    name: p.text(),
    customerType: p.text().$type<NonNullable<Company['customerType']>>().nullable(),
    taxNumber: p.text().nullable(),
    eoriNumber: p.text().nullable(),
    kanton: p.text().nullable(),
    phone: p.text().nullable(),
    /** Counted by the database. */
    lockKey: p.integer().default(1),
  },
});

/** Somebody who buys, or one of the companies of a producer. */
export class CompanyRecord extends schema.class {}
schema.setClass(CompanyRecord);
export const companySchema = schema;
