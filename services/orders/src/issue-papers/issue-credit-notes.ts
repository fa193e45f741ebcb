import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryStatus } from '@werkbank/contracts/delivery';
import type { LoadedOrder } from '../order/load-order.js';
import { issuePapers, type PaperToIssue } from './issue-papers.js';
import { IssuedPaperEntity } from './issued-paper.entity.js';

const gone: readonly DeliveryStatus[] = ['Sent', 'PartiallyDelivered', 'Delivered'];

/** Takes back the invoices of what is not going to leave any more; what has left stays owed. */
export async function issueCreditNotes(em: EntityManager, loaded: LoadedOrder, now: Date): Promise<void> {
  const { head, order } = loaded;
  const kept = order.deliveries.filter(({ status }) => !gone.includes(status)).map(({ id }) => id);
  const invoices = await em.find(
    IssuedPaperEntity,
    { orderId: order.id, kind: 'Invoice', deliveryId: { $in: kept } },
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
