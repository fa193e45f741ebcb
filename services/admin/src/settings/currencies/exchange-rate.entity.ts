import { defineEntity, p } from '@mikro-orm/core';
import type { CallAnswer } from '@werkbank/contracts/calls';

type Rate = CallAnswer<'listCurrencies'>['exchangeRates'][number];

/** Exchange rates of two currencies, day by day. */
export const ExchangeRateEntity = defineEntity({
  name: 'ExchangeRate',
  tableName: 'exchange_rate',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    validFrom: p.date(),
    validTo: p.date(),
    ratio: p.decimal('string').columnType('numeric(24,12)'),
    sourceCurrency: p.text(),
    targetCurrency: p.text(),
    exchangeRateType: p.text().$type<Rate['exchangeRateType']>(),
    /** Counted by the database. */
    lockKey: p.integer().default(1),
  },
});
