import { defineEntity, p } from '@mikro-orm/core';

/** How far a company has counted. */
export const DocumentSeriesEntity = defineEntity({
  name: 'DocumentSeries',
  tableName: 'paper_series',
  properties: {
    producerCompanyId: p.integer().primary(),
    kind: p.text().primary(),
    lastNumber: p.integer(),
  },
});
