import { defineEntity, p } from '@mikro-orm/core';

/** Replica of countries that trade without customs. */
export const CustomsAreaEntity = defineEntity({
  name: 'CustomsArea',
  tableName: 'customs_area',
  properties: { position: p.integer().primary().autoincrement(false), countries: p.array() },
});
