import { defineEntity, p } from '@mikro-orm/core';
import type { Address } from '@werkbank/contracts/entities';

const schema = defineEntity({
  name: 'Address',
  tableName: 'address',
  properties: {
    id: p.integer().primary(),
    ownerKind: p.text().$type<'Company' | 'Producer'>(),
    ownerId: p.integer(),
    type: p.text().$type<Address['type']>(),
    name: p.text(),
    street: p.text(),
    house: p.text(),
    addressSupplement: p.text().nullable(),
    zipCode: p.text(),
    city: p.text(),
    country: p.text(),
    /** Counted by the database. */
    lockKey: p.integer().default(1),
  },
});

export class AddressRecord extends schema.class {}
schema.setClass(AddressRecord);
export const addressSchema = schema;
