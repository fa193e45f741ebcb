import type { Transform } from 'node:stream';
import type { Attachment } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { allowedAttachments } from '@werkbank/contracts/limits';
import { CheckPdf } from '@werkbank/platform/pdf';

/** Which kinds of attachment an object takes. */
const kinds: Record<Attachment['objectType'], readonly Attachment['attachmentType'][]> = {
  Delivery: ['none', 'ShippingLabel', 'CustomsDeclaration'],
  PurchaseOrder: ['none', 'PurchaseOrder'],
  Article: ['none'],
};

/** Which file types an object takes, by what the content is and not by what the sender calls it. */
const fileTypes: Record<Attachment['objectType'], FileType> = {
  Delivery: { mediaType: 'application/pdf', check: () => new CheckPdf() },
  PurchaseOrder: { mediaType: 'application/pdf', check: () => new CheckPdf() },
  Article: { mediaType: 'application/pdf', check: () => new CheckPdf() },
};

export interface FileType {
  mediaType: string;
  /** Lets only such a file through. */
  check: () => Transform;
}

/** Documents are files; a video is none of them, and nothing to declare by. */
export function takesVideo({
  objectType,
  attachmentType,
}: Pick<Attachment, 'objectType' | 'attachmentType'>): boolean {
  return attachmentType === 'none' && allowedAttachments[objectType].includes('youtube');
}

/** What a file for this object has to be, or the refusal. */
export function fileTypeFor({
  objectType,
  attachmentType,
}: Pick<Attachment, 'objectType' | 'attachmentType'>): FileType | Refusal {
  return kinds[objectType].includes(attachmentType) ? fileTypes[objectType] : refuse('FILE_TYPE_NOT_ALLOWED');
}
