import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { DeliveryEntity, SalesOrderEntity } from '../../order/index.js';
import type { DocumentContent, DocumentKind } from '../content/content.js';

export const IssuedDocumentEntity = defineEntity({
  name: 'IssuedDocument',
  tableName: 'issued_paper',
  properties: {
    id: p.integer().primary().generated('identity').autoincrement(),
    kind: p.text().$type<DocumentKind>(),
    orderId: p.manyToOne(SalesOrderEntity).mapToPk(),
    deliveryId: p.manyToOne(DeliveryEntity).mapToPk().deleteRule('no action').nullable(),
    producerCompanyId: p.integer().nullable(),
    /** Counts credit notes of one invoice; 1 for everything else. */
    part: p.integer().default(1),
    number: p.text(),
    seriesNumber: p.integer().nullable(),
    issuedAt: p.datetime(),
    content: p.json<StoredContent>(),
  },
  uniques: [
    {
      name: 'one_paper_of_a_part',
      expression: `alter table issued_paper add constraint one_paper_of_a_part
        unique nulls not distinct (kind, order_id, delivery_id, producer_company_id, part)`,
    },
    {
      name: 'one_paper_of_a_number',
      properties: ['producerCompanyId', 'kind', 'seriesNumber'],
      where: 'series_number is not null',
    },
  ],
});
export type IssuedDocumentRow = InferEntity<typeof IssuedDocumentEntity>;

/** Settings may be unknown when a document is issued, which must not hold a delivery back: then they are those of when it is drawn. */
export type StoredContent = Omit<DocumentContent, 'settings'> & {
  settings: DocumentContent['settings'] | null;
};
