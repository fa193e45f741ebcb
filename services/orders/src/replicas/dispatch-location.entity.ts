import { defineEntity, p } from '@mikro-orm/core';
import type { DispatchAddress } from '@werkbank/contracts/entities';

/** Replica of an address that a producer company ships from. */
export const DispatchLocationEntity = defineEntity({
  name: 'DispatchLocation',
  tableName: 'dispatch_location',
  properties: {
    id: p.integer().primary().autoincrement(false),
    producerId: p.integer(),
    producerName: p.text(),
    producerCompanyId: p.integer(),
    address: p.json<DispatchAddress>(),
  },
  indexes: [
    { name: 'dispatch_location_of_company', properties: ['producerCompanyId'] },
    { name: 'dispatch_location_of_producer', properties: ['producerId'] },
  ],
});
