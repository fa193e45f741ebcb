import type { EntityManager } from '@mikro-orm/postgresql';
import { awaitsDispatch } from '@werkbank/contracts/delivery';
import type { LoadedOrder, Order } from '../../order/index.js';
import { costsLess } from './costs-less.js';
import { type Issuing, issueDocuments, type DocumentToIssue } from './issue-documents.js';
import { IssuedDocumentEntity, type IssuedDocumentRow } from './issued-document.entity.js';

/**
 * Credits the invoices of deliveries that will not leave any more, each once; dispatched ones stay owed. Only exports
 * that were packed before invoices waited for the dispatch have such invoices.
 */
export async function issueCreditNotes(em: EntityManager, loaded: LoadedOrder, now: Date): Promise<void> {
  const { head, order } = loaded;
  const taken = order.deliveries.filter(({ status }) => awaitsDispatch(status)).map(({ id }) => id);
  const invoices = await invoicesOf(em, order.id, taken);
  const partOf = await nextParts(em, taken);
  const creditNotes = invoices.map((invoice) => ({
    ...creditNoteOf(invoice),
    part: partOf(invoice),
    // Lowered costs are credited already; the order's current costs are the rest that is owed.
    deliveries: partOf(invoice) === 1 ? invoice.content.deliveries : order.deliveries,
  }));
  await issueDocuments(em, creditNotes, { head, order, now });
}

/** Credits lowered costs of invoiced deliveries after other parts of their section are cancelled. */
export async function creditLoweredCosts(
  em: EntityManager,
  before: Pick<Order, 'deliveries'>,
  { head, order, now }: Issuing,
): Promise<void> {
  const lowered = order.deliveries.flatMap((after) => {
    const earlier = before.deliveries.find(({ id }) => id === after.id);
    return (earlier && costsLess(earlier, after)) ?? [];
  });
  if (lowered.length === 0) return;
  const ids = lowered.map(({ id }) => id);
  const invoices = await invoicesOf(em, order.id, ids);
  const partOf = await nextParts(em, ids);
  const creditNotes = invoices.map((invoice): DocumentToIssue => {
    const note = creditNoteOf(invoice);
    const deliveries = lowered.filter(({ id }) => id === invoice.deliveryId);
    return { ...note, corrects: { ...note.corrects, part: true }, deliveries, part: partOf(invoice) };
  });
  await issueDocuments(em, creditNotes, { head, order, now });
}

function invoicesOf(em: EntityManager, orderId: number, deliveryIds: readonly number[]) {
  return em.find(
    IssuedDocumentEntity,
    { orderId, kind: 'Invoice', deliveryId: { $in: [...deliveryIds] } },
    { orderBy: { producerCompanyId: 'asc', id: 'asc' } },
  );
}

/** The number of each delivery's next credit note. */
async function nextParts(em: EntityManager, deliveryIds: readonly number[]) {
  const known = await em.find(IssuedDocumentEntity, {
    kind: 'CreditNote',
    deliveryId: { $in: [...deliveryIds] },
  });
  return ({ deliveryId }: IssuedDocumentRow) =>
    1 + known.filter((note) => note.deliveryId === deliveryId).length;
}

function creditNoteOf({ deliveryId = null, producerCompanyId = null, number, content }: IssuedDocumentRow) {
  const { suppliedOn, vat } = content;
  return {
    kind: 'CreditNote' as const,
    deliveryId,
    producerCompanyId,
    corrects: { number, issuedOn: content.issuedOn },
    ...(suppliedOn !== undefined && { suppliedOn }),
    ...(vat && { vat }),
  };
}
