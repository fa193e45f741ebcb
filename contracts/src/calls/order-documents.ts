import { z } from 'zod';
import { keptText, line } from '../validation/text-types.js';
import { textId } from '../entities/values.js';
import type { CallSchemas } from './call.js';
import { fileHeaders } from './file-headers.js';

const orderParams = z.object({ orderId: textId });
const deliveryParams = z.object({ deliveryId: textId });

/** A document as JSON, or as a file for callers who accept `application/pdf`. */
const paper = {
  headers: fileHeaders,
  answer: z.object({ fileName: keptText, pdfContent: z.base64() }),
  alsoFile: 'application/pdf',
} as const;

/** Documents of orders and deliveries. */
/** Number of the credit note, if a delivery has several. */
const creditNoteQuery = z.object({ number: line(40).optional() });

export const orderDocumentsCalls = {
  getOrderConfirmationPdf: {
    summary: 'The order confirmation, once nothing of the order is left to agree upon',
    params: orderParams,
    ...paper,
    refusals: [
      'ORDER_NOT_FOUND',
      'ORDER_CONFIRMATION_NOT_YET_CREATED',
      'PDF_NOT_FETCHED',
      'RANGE_NOT_IN_FILE',
    ],
  },
  getCustomerOrderPdf: {
    summary: 'The order as the customer placed it',
    params: orderParams,
    ...paper,
    refusals: ['ORDER_NOT_FOUND', 'ORDER_DOCUMENT_NOT_YET_CREATED', 'PDF_NOT_FETCHED', 'RANGE_NOT_IN_FILE'],
  },
  getPurchaseOrderPdf: {
    summary: "A producer company's part of an order, once nothing of it is left to agree upon",
    params: z.object({ orderId: textId, producerCompanyId: textId }),
    ...paper,
    refusals: ['ORDER_NOT_FOUND', 'ORDER_DOCUMENT_NOT_YET_CREATED', 'PDF_NOT_FETCHED', 'RANGE_NOT_IN_FILE'],
  },
  getInvoicePdf: {
    summary: 'The invoice of a delivery, from when it left',
    params: deliveryParams,
    ...paper,
    refusals: ['DELIVERY_NOT_FOUND', 'INVOICE_NOT_YET_CREATED', 'PDF_NOT_FETCHED', 'RANGE_NOT_IN_FILE'],
  },
  getCommercialInvoicePdf: {
    summary: 'What customs asks for of an export, from when it was packed',
    params: deliveryParams,
    ...paper,
    refusals: ['DELIVERY_NOT_FOUND', 'INVOICE_NOT_YET_CREATED', 'PDF_NOT_FETCHED', 'RANGE_NOT_IN_FILE'],
  },
  getInvoiceXml: {
    summary: 'The invoice of a delivery for machines: XRechnung (EN 16931, Cross Industry Invoice)',
    params: deliveryParams,
    headers: paper.headers,
    answer: z.object({ fileName: keptText, xmlContent: keptText }),
    alsoFile: 'application/xml',
    refusals: ['DELIVERY_NOT_FOUND', 'INVOICE_NOT_YET_CREATED', 'PDF_NOT_FETCHED', 'RANGE_NOT_IN_FILE'],
  },
  getCreditNoteXml: {
    summary: 'The credit note of a delivery for machines: XRechnung (EN 16931, Cross Industry Invoice)',
    params: deliveryParams,
    query: creditNoteQuery,
    headers: paper.headers,
    answer: z.object({ fileName: keptText, xmlContent: keptText }),
    alsoFile: 'application/xml',
    refusals: ['DELIVERY_NOT_FOUND', 'INVOICE_NOT_YET_CREATED', 'PDF_NOT_FETCHED', 'RANGE_NOT_IN_FILE'],
  },
  getShippingLabelPdf: {
    summary:
      'The shipping label of a delivery: the one its producer uploaded, else ours once it was requested',
    params: deliveryParams,
    ...paper,
    refusals: ['DELIVERY_NOT_FOUND', 'SHIPPING_LABEL_NOT_YET_CREATED', 'RANGE_NOT_IN_FILE'],
  },
  createShippingLabel: {
    summary: 'Request the shipping label of a packed delivery; once more it is the same one',
    params: deliveryParams,
    answer: z.object({ number: keptText }),
    refusals: [
      'DELIVERY_NOT_FOUND',
      'SHIPPING_LABEL_NOT_POSSIBLE',
      'SHIPPING_LABEL_SELF_COLLECTION',
      'SHIPPING_LABEL_UPLOADED',
    ],
  },
  getCreditNotePdf: {
    summary:
      'What takes an invoice back, or what its costs have become less; the newest unless another is named',
    params: deliveryParams,
    query: creditNoteQuery,
    ...paper,
    refusals: ['DELIVERY_NOT_FOUND', 'INVOICE_NOT_YET_CREATED', 'PDF_NOT_FETCHED', 'RANGE_NOT_IN_FILE'],
  },
} as const satisfies Record<string, CallSchemas>;
