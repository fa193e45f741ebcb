import type { ApiClient } from '@werkbank/contracts/client';
import type { PurchaseOrder, SalesOrder } from '@werkbank/contracts/entities';
import { bytesOf } from '../../order/fetched-file';
import type { DeliveryDocument, OrderDocument } from './documents-of';
import { fetchLabel } from './fetch-label';

export interface FetchedDocument {
  readonly fileName: string;
  readonly mediaType: 'application/pdf' | 'application/xml';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type ForMachines = 'InvoiceXml' | 'CreditNoteXml';

/** What is fetched ready to be shown; the delivery note is drawn here. */
export type Wanted =
  | { readonly kind: OrderDocument }
  | { readonly kind: 'InvoiceXml'; readonly deliveryId: number }
  | { readonly kind: 'CreditNoteXml'; readonly deliveryId: number }
  | {
      readonly kind: Exclude<DeliveryDocument, 'DeliveryNote' | ForMachines>;
      readonly deliveryId: number;
    };

export interface Asker {
  readonly api: ApiClient;
  readonly order: SalesOrder | PurchaseOrder;
  /** Whether a label may be requested where there is none: its producer does, nobody else. */
  readonly requestsLabels: boolean;
}

export async function fetchDocument(wanted: Wanted, asker: Asker): Promise<FetchedDocument> {
  if (wanted.kind === 'InvoiceXml' || wanted.kind === 'CreditNoteXml') {
    const request = { params: { deliveryId: wanted.deliveryId }, headers: {} };
    const file = await asker.api(`get${wanted.kind}`, request);
    const bytes = new TextEncoder().encode(file.xmlContent);
    return { fileName: file.fileName, mediaType: 'application/xml', bytes };
  }
  const file = await fetchPdf(wanted, asker);
  return { fileName: file.fileName, mediaType: 'application/pdf', bytes: bytesOf(file) };
}

function fetchPdf(wanted: Exclude<Wanted, { kind: ForMachines }>, { api, order, requestsLabels }: Asker) {
  const headers = {};
  switch (wanted.kind) {
    case 'OrderConfirmation':
      return api('getOrderConfirmationPdf', { params: { orderId: order.id }, headers });
    case 'CustomerOrder':
      return api('getCustomerOrderPdf', { params: { orderId: order.id }, headers });
    case 'PurchaseOrder': {
      const producerCompanyId = 'producerCompanyId' in order ? order.producerCompanyId : 0;
      return api('getPurchaseOrderPdf', { params: { orderId: order.id, producerCompanyId }, headers });
    }
    case 'Invoice':
      return api('getInvoicePdf', { params: { deliveryId: wanted.deliveryId }, headers });
    case 'CommercialInvoice':
      return api('getCommercialInvoicePdf', { params: { deliveryId: wanted.deliveryId }, headers });
    case 'CreditNote':
      return api('getCreditNotePdf', { params: { deliveryId: wanted.deliveryId }, headers });
    case 'ShippingLabel':
      return fetchLabel(api, wanted.deliveryId, requestsLabels);
  }
}
