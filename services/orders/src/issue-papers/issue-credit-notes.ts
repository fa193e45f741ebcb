import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryStatus } from '@werkbank/contracts/delivery';
import type { LoadedOrder } from '../order/load-order.js';
import { issuePapers, type PaperToIssue } from './issue-papers.js';
import { IssuedPaperEntity } from './issued-paper.entity.js';

const settled: readonly DeliveryStatus[] = ['Sent', 'PartiallyDelivered', 'Delivered', 'Cancelled'];

/** Takes back the invoices of what is not going to leave any more; what has left stays owed, nothing is taken back twice. */
export async function issueCreditNotes(em: EntityManager, loaded: LoadedOrder, now: Date): Promise<void> {
  const { head, order } = loaded;
  const taken = order.deliveries.filter(({ status }) => !settled.includes(status)).map(({ id }) => id);
  const invoices = await em.find(
    IssuedPaperEntity,
    { orderId: order.id, kind: 'Invoice', deliveryId: { $in: taken } },
    { orderBy: { producerCompanyId: 'asc', id: 'asc' } },
  );
  const creditNotes = invoices.map(
    ({ deliveryId = null, producerCompanyId = null, number, content }): PaperToIssue => ({
      kind: 'CreditNote',
      deliveryId,
      producerCompanyId,
      deliveries: content.deliveries,
      corrects: { number, issuedOn: content.issuedOn },
    }),
  );
  await issuePapers(em, creditNotes, { head, order, now });
}
