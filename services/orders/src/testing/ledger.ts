import type { DocumentContent } from '../documents/content/content.js';
import { headOfSubmission, type Submission } from '../negotiation/create-order/order-of-submission.js';
import { costsLess } from '../documents/issue/costs-less.js';
import { headOf } from '../documents/issue/document-head.js';
import { documentsThatCame } from '../documents/issue/documents-due.js';
import type { Order } from '../order/model/order.js';
import { printSettings } from './a-document.js';

/** The documents that a change of an order issues, as `saveChange` issues them. */
export function documentsOf(submission: Submission, before: Order, after: Order): DocumentContent[] {
  const common = {
    number: 'R1',
    issuedOn: '2030-02-03',
    head: headOf(headOfSubmission(submission)),
    settings: printSettings,
    suppliedOn: '2030-02-03',
  };
  const issued = documentsThatCame(before, after).map(({ kind, deliveryId, producerCompanyId }) => ({
    ...common,
    kind,
    deliveries: after.deliveries.filter(
      (delivery) =>
        (deliveryId === null || deliveryId === delivery.id) &&
        (producerCompanyId === null || producerCompanyId === delivery.producerCompanyId),
    ),
  }));
  const credited = after.deliveries.flatMap((delivery) => {
    const earlier = before.deliveries.find(({ id }) => id === delivery.id);
    const invoiced = earlier && documentsThatCame({ deliveries: [] }, { deliveries: [earlier] });
    if (!earlier || !invoiced?.some(({ kind }) => kind === 'Invoice')) return [];
    const less = costsLess(earlier, delivery);
    if (!less) return [];
    const corrects = { number: 'R1', issuedOn: '2030-02-01', part: true as const };
    return [{ ...common, kind: 'CreditNote' as const, deliveries: [less], corrects }];
  });
  return [...issued, ...credited];
}
