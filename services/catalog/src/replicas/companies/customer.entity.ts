import { defineEntity, p } from '@mikro-orm/core';
import type { Country } from '@werkbank/contracts/localization';

/** A replica of each company that buys; producer companies buy as well. */
export const Customer = defineEntity({
  name: 'Customer',
  tableName: 'customer',
  properties: {
    id: p.integer().primary().autoincrement(false),
    kind: p.text(),
    name: p.text(),
    /** Country of the billing address. */
    country: p.text().$type<Country>().nullable(),
  },
});
