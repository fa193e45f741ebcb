import { defineEntity, p } from '@mikro-orm/core';

/** Last number of a company's series. */
export const DocumentSeriesEntity = defineEntity({
  name: 'DocumentSeries',
  tableName: 'paper_series',
  properties: {
    producerCompanyId: p.integer().primary(),
    kind: p.text().primary(),
    lastNumber: p.integer(),
  },
});
