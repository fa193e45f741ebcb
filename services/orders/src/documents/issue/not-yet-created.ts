import type { ErrorCode } from '@werkbank/contracts/errors';
import type { DocumentKind } from '../content/content.js';

export function notYetCreated(kind: DocumentKind): ErrorCode {
  switch (kind) {
    case 'Invoice':
    case 'CommercialInvoice':
    case 'CreditNote':
      return 'INVOICE_NOT_YET_CREATED';
    case 'OrderConfirmation':
      return 'ORDER_CONFIRMATION_NOT_YET_CREATED';
    case 'ShippingLabel':
      return 'SHIPPING_LABEL_NOT_YET_CREATED';
    case 'PurchaseOrder':
    case 'CustomerOrder':
      return 'ORDER_DOCUMENT_NOT_YET_CREATED';
  }
}
