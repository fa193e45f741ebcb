import { defineEntity, p } from '@mikro-orm/core';
import type { PlaceCalendar } from '@werkbank/contracts/entities';

/** Replicas of data of services/admin. Only its events write them. */
export const Producer = defineEntity({
  name: 'Producer',
  tableName: 'producer',
  properties: {
    id: p.integer().primary().autoincrement(false),
    name: p.text(),
    platformMargin: p.decimal('number').columnType('numeric(6,4)'),
    customShipping: p.boolean(),
    videoLink: p.text().nullable(),
  },
});

export const ProducerCompany = defineEntity({
  name: 'ProducerCompany',
  tableName: 'producer_company',
  properties: {
    id: p.integer().primary().autoincrement(false),
    producerId: p.manyToOne(Producer).mapToPk().deleteRule('cascade'),
    name: p.text(),
  },
  indexes: [{ name: 'producer_company_producer', properties: ['producerId'] }],
});

export const DispatchLocation = defineEntity({
  name: 'DispatchLocation',
  tableName: 'dispatch_location',
  properties: {
    id: p.integer().primary().autoincrement(false),
    producerCompanyId: p.manyToOne(ProducerCompany).mapToPk().deleteRule('cascade'),
    producerId: p.manyToOne(Producer).mapToPk().deleteRule('cascade'),
    name: p.text(),
    street: p.text(),
    house: p.text(),
    addressSupplement: p.text().nullable(),
    zipCode: p.text(),
    city: p.text(),
    country: p.text(),
    calendar: p.json<PlaceCalendar>().nullable(),
  },
  indexes: [{ name: 'dispatch_location_producer', properties: ['producerId', 'id'] }],
});

export const producerEntities = [Producer, ProducerCompany, DispatchLocation];
