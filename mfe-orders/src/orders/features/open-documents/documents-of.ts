import { hasLeft, isInPreparation, isPacked } from '@werkbank/contracts/delivery';
import type { Delivery, PurchaseOrder, SalesOrder } from '@werkbank/contracts/entities';
import { servingCountry } from '@werkbank/contracts/localization';

export type OrderDocument = 'OrderConfirmation' | 'CustomerOrder' | 'PurchaseOrder';
export type DeliveryDocument =
  | 'DeliveryNote'
  | 'ShippingLabel'
  | 'Invoice'
  | 'InvoiceXml'
  | 'CommercialInvoice'
  | 'CreditNote'
  | 'CreditNoteXml';

/** Available documents: of the whole order, and of each delivery. */
export interface Documents {
  readonly ofOrder: readonly OrderDocument[];
  readonly ofDeliveries: readonly {
    readonly delivery: Delivery;
    readonly documents: readonly DeliveryDocument[];
  }[];
}

/** The buyer's side: what it ordered and was confirmed, and what it is to pay. */
export function documentsOfSalesOrder(order: SalesOrder): Documents {
  return {
    ofOrder: ['OrderConfirmation', 'CustomerOrder'],
    ofDeliveries: withoutEmpty(order, (delivery) => invoicesOf(order, delivery)),
  };
}

/** The producer's side: what it sends, and what goes along with it. */
export function documentsOfPurchaseOrder(order: PurchaseOrder): Documents {
  return {
    ofOrder: ['PurchaseOrder'],
    ofDeliveries: withoutEmpty(order, (delivery) => [
      ...(isInPreparation(delivery.status) || hasLeft(delivery.status) ? (['DeliveryNote'] as const) : []),
      ...(hasLabel(delivery) ? (['ShippingLabel'] as const) : []),
      ...invoicesOf(order, delivery),
    ]),
  };
}

/** Collected goods have no label. */
const hasLabel = ({ status, shipper }: Delivery) => isPacked(status) && shipper !== 'selfCollection';

function withoutEmpty(
  { sections }: Pick<SalesOrder, 'sections'>,
  documentsOf: (delivery: Delivery) => DeliveryDocument[],
): Documents['ofDeliveries'] {
  return sections
    .map((delivery) => ({ delivery, documents: documentsOf(delivery) }))
    .filter(({ documents }) => documents.length > 0);
}

/** Shipped goods have an invoice. Exports have a commercial invoice as soon as the parcel is packed. */
function invoicesOf(
  { primaryAddress }: Pick<SalesOrder, 'primaryAddress'>,
  { status, isExport, creditNotes = [] }: Delivery,
): DeliveryDocument[] {
  const credited = creditNotes.length > 0;
  const invoiced = hasLeft(status) || credited;
  // Switzerland and Liechtenstein have no invoice for machines, but a payment part on the paper.
  const forMachines = servingCountry(primaryAddress.country) !== 'CH';
  const forCustoms = isExport && (isPacked(status) || credited);
  return [
    ...(invoiced ? (['Invoice'] as const) : []),
    ...(invoiced && forMachines ? (['InvoiceXml'] as const) : []),
    ...(forCustoms ? (['CommercialInvoice'] as const) : []),
    ...(credited ? (['CreditNote'] as const) : []),
    ...(credited && forMachines ? (['CreditNoteXml'] as const) : []),
  ];
}
