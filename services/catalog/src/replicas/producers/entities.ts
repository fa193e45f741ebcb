import { defineEntity, p } from '@mikro-orm/core';

/** Replicas of what services/admin owns. They are written by its events only. */
export const Producer = defineEntity({
  name: 'Producer',
  tableName: 'producer',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    platformMargin: p.float().columnType('numeric(6,4)'),
    customShipping: p.boolean(),
    videoLink: p.text().nullable(),
  },
});

export const ProducerCompany = defineEntity({
  name: 'ProducerCompany',
  tableName: 'producer_company',
  properties: { id: p.integer().primary(), producerId: p.integer(), name: p.text() },
});

export const DispatchLocation = defineEntity({
  name: 'DispatchLocation',
  tableName: 'dispatch_location',
  properties: {
    id: p.integer().primary(),
    producerCompanyId: p.integer(),
    producerId: p.integer(),
    name: p.text(),
    street: p.text(),
    house: p.text(),
    addressSupplement: p.text().nullable(),
    zipCode: p.text(),
    city: p.text(),
    country: p.text(),
  },
});

export const producerEntities = [Producer, ProducerCompany, DispatchLocation];
