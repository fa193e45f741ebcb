import { type ApiClient, type DownloadedFile, fetchFile } from '@werkbank/contracts/client';
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

/** Documents that the service draws, or the delivery note, which is drawn here. */
export type Wanted =
  | { readonly kind: OrderDocument }
  | { readonly kind: 'InvoiceXml'; readonly deliveryId: number }
  | { readonly kind: 'CreditNoteXml'; readonly deliveryId: number; readonly number?: string }
  | { readonly kind: 'CreditNote'; readonly deliveryId: number; readonly number?: string }
  | {
      readonly kind: Exclude<DeliveryDocument, 'DeliveryNote' | 'CreditNote' | ForMachines>;
      readonly deliveryId: number;
    };

export interface Asker {
  readonly api: ApiClient;
  readonly order: SalesOrder | PurchaseOrder;
  /** True for the producer, who alone may request a missing label. */
  readonly requestsLabels: boolean;
}

export async function fetchDocument(wanted: Wanted, asker: Asker): Promise<FetchedDocument> {
  const mediaType = isForMachines(wanted) ? 'application/xml' : 'application/pdf';
  const file = isForMachines(wanted)
    ? await fetchFile(
        asker.api,
        `get${wanted.kind}`,
        { deliveryId: wanted.deliveryId },
        'application/xml',
        numbered(wanted),
      )
    : await fetchPdf(wanted, asker);
  return { fileName: file.fileName, mediaType, bytes: await bytesOf(file) };
}

/** Which one of several credit notes. */
function numbered(wanted: Wanted) {
  const number = 'number' in wanted ? wanted.number : undefined;
  return number === undefined ? {} : { query: { number } };
}

function isForMachines(wanted: Wanted): wanted is Extract<Wanted, { kind: ForMachines }> {
  return wanted.kind === 'InvoiceXml' || wanted.kind === 'CreditNoteXml';
}

function fetchPdf(
  wanted: Exclude<Wanted, { kind: ForMachines }>,
  { api, order, requestsLabels }: Asker,
): Promise<DownloadedFile> {
  const pdf = 'application/pdf';
  switch (wanted.kind) {
    case 'OrderConfirmation':
      return fetchFile(api, 'getOrderConfirmationPdf', { orderId: order.id }, pdf);
    case 'CustomerOrder':
      return fetchFile(api, 'getCustomerOrderPdf', { orderId: order.id }, pdf);
    case 'PurchaseOrder': {
      const producerCompanyId = 'producerCompanyId' in order ? order.producerCompanyId : 0;
      return fetchFile(api, 'getPurchaseOrderPdf', { orderId: order.id, producerCompanyId }, pdf);
    }
    case 'Invoice':
      return fetchFile(api, 'getInvoicePdf', { deliveryId: wanted.deliveryId }, pdf);
    case 'CommercialInvoice':
      return fetchFile(api, 'getCommercialInvoicePdf', { deliveryId: wanted.deliveryId }, pdf);
    case 'CreditNote':
      return fetchFile(api, 'getCreditNotePdf', { deliveryId: wanted.deliveryId }, pdf, numbered(wanted));
    case 'ShippingLabel':
      return fetchLabel(api, wanted.deliveryId, requestsLabels);
  }
}
