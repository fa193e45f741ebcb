import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { DocumentContent, DocumentKind } from '../content/content.js';

export const IssuedDocumentEntity = defineEntity({
  name: 'IssuedDocument',
  tableName: 'issued_paper',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.string().$type<DocumentKind>(),
    orderId: p.integer(),
    deliveryId: p.integer().nullable(),
    producerCompanyId: p.integer().nullable(),
    /** Counts credit notes of one invoice; 1 for everything else. */
    part: p.integer().default(1),
    number: p.string(),
    seriesNumber: p.integer().nullable(),
    issuedAt: p.datetime(),
    content: p.json<StoredContent>(),
  },
});
export type IssuedDocumentRow = InferEntity<typeof IssuedDocumentEntity>;

/** Settings may be unknown when a document is issued, which must not hold a delivery back: then they are those of when it is drawn. */
export type StoredContent = Omit<DocumentContent, 'settings'> & {
  settings: DocumentContent['settings'] | null;
};
