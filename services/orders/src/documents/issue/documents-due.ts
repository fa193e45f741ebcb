import { hasLeft, isInNegotiation, isPacked } from '@werkbank/contracts/delivery';
import type { DocumentKind } from '../content/content.js';
import type { Delivery, Order } from '../../order/index.js';

/** A document that an order must have by now, and its part of the order. */
export interface DueDocument {
  kind: DocumentKind;
  deliveryId: number | null;
  producerCompanyId: number | null;
}

/**
 * The customer's order exists at once; confirmation and producers' orders exist once all deliveries are agreed. A
 * delivery is invoiced when it leaves. An export has a document for customs as soon as the parcel is packed.
 */
export function documentsDue(order: Pick<Order, 'deliveries'>): DueDocument[] {
  const { deliveries } = order;
  const companies = [...new Set(deliveries.map(({ producerCompanyId }) => producerCompanyId))].sort(
    (a, b) => a - b,
  );
  return [
    { kind: 'CustomerOrder', deliveryId: null, producerCompanyId: null },
    ...(isAgreed(deliveries)
      ? [{ kind: 'OrderConfirmation' as const, deliveryId: null, producerCompanyId: null }]
      : []),
    ...companies
      .filter((company) =>
        isAgreed(deliveries.filter(({ producerCompanyId }) => producerCompanyId === company)),
      )
      .map((producerCompanyId) => ({ kind: 'PurchaseOrder' as const, deliveryId: null, producerCompanyId })),
    ...[...deliveries]
      // Locks number series in a fixed order to avoid deadlocks.
      .sort((a, b) => a.producerCompanyId - b.producerCompanyId || a.id - b.id)
      .flatMap(({ id: deliveryId, producerCompanyId, status, isExport }): DueDocument[] => [
        ...(isExport && isPacked(status)
          ? [{ kind: 'CommercialInvoice' as const, deliveryId, producerCompanyId }]
          : []),
        ...(hasLeft(status) ? [{ kind: 'Invoice' as const, deliveryId, producerCompanyId }] : []),
      ]),
  ];
}

/** Documents that a change makes due. */
export function documentsThatCame(
  before: Pick<Order, 'deliveries'>,
  after: Pick<Order, 'deliveries'>,
): DueDocument[] {
  const known = new Set(documentsDue(before).map(keyOf));
  return documentsDue(after).filter((document) => !known.has(keyOf(document)));
}

const keyOf = ({ kind, deliveryId, producerCompanyId }: DueDocument) =>
  [kind, deliveryId, producerCompanyId].join(' ');

function isAgreed(deliveries: readonly Delivery[]): boolean {
  const live = deliveries.filter(({ status }) => status !== 'Cancelled');
  return live.length > 0 && !live.some(({ status }) => isInNegotiation(status));
}
