import { defineEntity, p } from '@mikro-orm/core';
import type { Address, PlaceCalendar } from '@werkbank/contracts/entities';

const schema = defineEntity({
  name: 'Address',
  tableName: 'address',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
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
    /** Calendar of a dispatch location; null is the usual one. */
    calendar: p.json<PlaceCalendar>().nullable(),
    /** Counted by the database. */
    lockKey: p.integer().default(1),
    foundBy: p.text().nullable().generated(`search_form(city || ' ' || country) stored`).lazy(),
  },
  indexes: [{ name: 'address_owner', properties: ['ownerKind', 'ownerId'] }],
  uniques: [{ name: 'address_one_primary', properties: ['ownerKind', 'ownerId'], where: `type = 'Primary'` }],
});

export class AddressRecord extends schema.class {}
schema.setClass(AddressRecord);
export const addressSchema = schema;
