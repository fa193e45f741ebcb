import type { Transform } from 'node:stream';
import type { Attachment } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { allowedAttachments } from '@werkbank/contracts/limits';
import { CheckPdf } from '@werkbank/platform/pdf';

const kinds: Record<Attachment['objectType'], readonly Attachment['attachmentType'][]> = {
  Delivery: ['none', 'ShippingLabel', 'CustomsDeclaration'],
  PurchaseOrder: ['none', 'PurchaseOrder'],
  Article: ['none'],
};

/** File types by object; the content decides, not the sender's media type. */
const fileTypes: Record<Attachment['objectType'], FileType> = {
  Delivery: { mediaType: 'application/pdf', check: () => new CheckPdf() },
  PurchaseOrder: { mediaType: 'application/pdf', check: () => new CheckPdf() },
  Article: { mediaType: 'application/pdf', check: () => new CheckPdf() },
};

export interface FileType {
  mediaType: string;
  /** Passes only files of this type. */
  check: () => Transform;
}

/** A document is a file, so it takes no video. */
export function takesVideo({
  objectType,
  attachmentType,
}: Pick<Attachment, 'objectType' | 'attachmentType'>): boolean {
  return attachmentType === 'none' && allowedAttachments[objectType].includes('youtube');
}

/** The file type for this object, or the refusal. */
export function fileTypeFor({
  objectType,
  attachmentType,
}: Pick<Attachment, 'objectType' | 'attachmentType'>): FileType | Refusal {
  return kinds[objectType].includes(attachmentType) ? fileTypes[objectType] : refuse('FILE_TYPE_NOT_ALLOWED');
}
