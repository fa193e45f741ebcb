import type { EntityManager } from '@mikro-orm/postgresql';
import type { LoadedOrder } from '../../order/index.js';
import { documentsDue } from './documents-due.js';
import { issueDocuments } from './issue-documents.js';
import { IssuedDocumentEntity } from './issued-document.entity.js';

/** An order from before documents were issued gets its invoices at the first request, which must come before its deletion. */
export async function issueMissingInvoices(
  em: EntityManager,
  { head, order }: LoadedOrder,
  now: Date,
): Promise<void> {
  const issued = await em.find(
    IssuedDocumentEntity,
    { orderId: order.id },
    { fields: ['kind', 'deliveryId'] },
  );
  const due = documentsDue(order).filter(
    (document) =>
      (document.kind === 'Invoice' || document.kind === 'CommercialInvoice') &&
      !issued.some(({ kind, deliveryId }) => kind === document.kind && deliveryId === document.deliveryId),
  );
  await issueDocuments(em, due, { head, order, now });
}

export async function isInvoiced(em: EntityManager, orderId: number): Promise<boolean> {
  return (await em.count(IssuedDocumentEntity, { orderId, kind: 'Invoice' })) > 0;
}
