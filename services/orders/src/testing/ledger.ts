import type { PaperContent } from '../compose-papers/content.js';
import { headOfSubmission, type Submission } from '../create-order/order-of-submission.js';
import { costsLess } from '../issue-papers/costs-less.js';
import { headOf } from '../issue-papers/paper-content.js';
import { papersThatCame } from '../issue-papers/papers-due.js';
import type { Order } from '../order/order.js';
import { printSettings } from './a-paper.js';

/** The papers that a change of an order issues, as `saveChange` issues them. */
export function papersOf(submission: Submission, before: Order, after: Order): PaperContent[] {
  const common = {
    number: 'R1',
    issuedOn: '2030-02-03',
    head: headOf(headOfSubmission(submission)),
    settings: printSettings,
    suppliedOn: '2030-02-03',
  };
  const issued = papersThatCame(before, after).map(({ kind, deliveryId, producerCompanyId }) => ({
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
    const invoiced = earlier && papersThatCame({ deliveries: [] }, { deliveries: [earlier] });
    if (!earlier || !invoiced?.some(({ kind }) => kind === 'Invoice')) return [];
    const less = costsLess(earlier, delivery);
    if (!less) return [];
    const corrects = { number: 'R1', issuedOn: '2030-02-01', part: true as const };
    return [{ ...common, kind: 'CreditNote' as const, deliveries: [less], corrects }];
  });
  return [...issued, ...credited];
}
