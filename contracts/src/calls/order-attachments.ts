import { z } from 'zod';
import {
  attachment,
  attachmentData,
  attachmentList,
  attachmentObjectTypes,
  attachmentTitle,
  attachmentTypes,
  videoAddress,
} from '../entities/order.js';
import { done, key, percentEncoded, technicalText, textId, wholeNumber } from '../entities/values.js';
import { attachmentLimits } from '../limits/index.js';
import { keptText } from '../validation/text-types.js';
import type { CallSchemas } from './call.js';
import { fileHeaders } from './file-headers.js';

const attachmentParams = z.object({ attachmentId: textId });

/** Files and videos at deliveries, orders and articles. */
export const orderAttachmentsCalls = {
  listDeliveryAttachments: {
    summary: 'Files of a delivery',
    params: z.object({ deliveryId: textId }),
    answer: z.array(attachment),
    refusals: ['DELIVERY_NOT_FOUND'],
  },
  listPurchaseOrderAttachments: {
    summary: 'Files and videos that a producer company keeps at its part of an order',
    params: z.object({ orderId: textId, producerCompanyId: textId }),
    answer: attachmentList,
    refusals: ['ORDER_NOT_FOUND'],
  },
  listArticleAttachments: {
    summary: 'Files and videos at an article; those that are switched off only for whoever may change them',
    params: z.object({ articleId: key }),
    answer: attachmentList,
    refusals: [],
  },
  createAttachment: {
    summary:
      'Attach a file or a video; the body is the file, the headers say what it is. Once more with the same file id is the same one',
    headers: z.object({
      'x-file-id': z.uuid(),
      /** A file by default. A form names it, and then title, status and order as well. */
      'x-type': z.enum(['pdf', 'youtube']).optional(),
      /** Percent-encoded; a video has none. */
      'x-file-name': percentEncoded(technicalText(attachmentLimits.fileName).min(1)).optional(),
      /** By default the name of the file. */
      'x-title': percentEncoded(attachmentTitle).optional(),
      'x-url': percentEncoded(videoAddress).optional(),
      'x-status': z.enum(['enabled', 'disabled']).optional(),
      /** By default after those that are there. */
      'x-order': wholeNumber(0, attachmentLimits.order).optional(),
      'x-attachment-type': z.enum(attachmentTypes),
      'x-object-type': z.enum(attachmentObjectTypes),
      'x-object-id': technicalText(120).min(1),
    }),
    answer: attachment,
    refusals: [
      'DELIVERY_NOT_FOUND',
      'ATTACHMENT_FORBIDDEN',
      'FILE_TYPE_NOT_ALLOWED',
      'PDF_ACTIVE_CONTENT',
      'PDF_NOT_READABLE',
      'FILE_EMPTY',
      'FIELD_REQUIRED',
      'SIDEBAR_URL_REQUIRED',
      'BODY_TOO_LARGE',
      'ONLY_ONE_CUSTOMS_DECLARATION',
      'TOO_MANY_ATTACHMENTS',
      'TOO_MANY_FILE_CHANGES',
      'ATTACHMENT_QUOTA_REACHED',
      'CUSTOMS_DECLARATION_IN_USE',
    ],
  },
  getAttachment: {
    summary: 'A file as base64, or the file itself for whoever accepts `application/pdf`',
    params: attachmentParams,
    headers: fileHeaders,
    answer: z.object({ fileName: keptText, mediaType: keptText, pdfContent: keptText }),
    alsoFile: 'application/pdf',
    refusals: ['ATTACHMENT_NOT_FOUND', 'RANGE_NOT_IN_FILE'],
  },
  updateAttachment: {
    summary: 'Change title, order and address of an attachment, or switch it on or off',
    params: attachmentParams,
    body: attachmentData,
    answer: attachment,
    refusals: [
      'ATTACHMENT_NOT_FOUND',
      'ATTACHMENT_FORBIDDEN',
      'SIDEBAR_URL_REQUIRED',
      'TOO_MANY_FILE_CHANGES',
      'CUSTOMS_DECLARATION_IN_USE',
    ],
  },
  deleteAttachment: {
    summary: 'Remove a file',
    params: attachmentParams,
    answer: done,
    refusals: ['ATTACHMENT_NOT_FOUND', 'ATTACHMENT_FORBIDDEN', 'CUSTOMS_DECLARATION_IN_USE'],
  },
} as const satisfies Record<string, CallSchemas>;
