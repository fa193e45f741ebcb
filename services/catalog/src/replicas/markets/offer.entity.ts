import { defineEntity, p } from '@mikro-orm/core';
import type { Country, Currency } from '@werkbank/contracts/localization';

/** Replica of the delivery countries and currencies in the configuration, in one row. */
export const Offer = defineEntity({
  name: 'Offer',
  tableName: 'offer',
  properties: {
    onlyRow: p.boolean().primary().default(true).check('only_row'),
    countries: p.array<Country>(),
    currencies: p.array<Currency>(),
    defaultCountry: p.text().$type<Country>().default('DE'),
    defaultCurrency: p.text().$type<Currency>().default('EUR'),
  },
});
