import { defineEntity, p } from '@mikro-orm/core';

/** A replica of a rate; the ratio is a text so that it stays exact. */
export const ExchangeRate = defineEntity({
  name: 'ExchangeRate',
  tableName: 'exchange_rate',
  properties: {
    sourceCurrency: p.text().primary(),
    targetCurrency: p.text().primary(),
    exchangeRateType: p.text().primary(),
    validFrom: p.date().primary(),
    validTo: p.date(),
    ratio: p.text(),
  },
});
