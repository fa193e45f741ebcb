import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { PaperContent, PaperKind } from '../compose-papers/content.js';

export const IssuedPaperEntity = defineEntity({
  name: 'IssuedPaper',
  tableName: 'issued_paper',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.string().$type<PaperKind>(),
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
export type IssuedPaperRow = InferEntity<typeof IssuedPaperEntity>;

/** Settings may be unknown when a paper is issued, which must not hold a delivery back: then they are those of when it is drawn. */
export type StoredContent = Omit<PaperContent, 'settings'> & { settings: PaperContent['settings'] | null };
