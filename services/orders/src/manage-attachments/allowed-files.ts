import type { Attachment } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { allowedAttachments } from '@werkbank/contracts/limits';

/** Which kinds of attachment an object takes. */
const kinds: Record<Attachment['objectType'], readonly Attachment['attachmentType'][]> = {
  Delivery: ['none', 'ShippingLabel', 'CustomsDeclaration'],
  PurchaseOrder: ['none', 'PurchaseOrder'],
  Article: ['none'],
};

/** Which file types an object takes, by what the content is and not by what the sender calls it. */
const fileTypes: Record<
  Attachment['objectType'],
  readonly { mediaType: string; is: (file: Buffer) => boolean }[]
> = {
  Delivery: [{ mediaType: 'application/pdf', is: isPdf }],
  PurchaseOrder: [{ mediaType: 'application/pdf', is: isPdf }],
  Article: [{ mediaType: 'application/pdf', is: isPdf }],
};

/** Papers are files; a video is none of them, and nothing to declare by. */
export function takesVideo({
  objectType,
  attachmentType,
}: Pick<Attachment, 'objectType' | 'attachmentType'>): boolean {
  return attachmentType === 'none' && allowedAttachments[objectType].includes('youtube');
}

/** The media type of a file that this object takes, or the refusal. */
export function fileTypeFor(
  object: Pick<Attachment, 'objectType' | 'attachmentType'>,
  file: Buffer,
): string | Refusal {
  const type = kinds[object.objectType].includes(object.attachmentType)
    ? fileTypes[object.objectType].find(({ is }) => is(file))
    : undefined;
  return type?.mediaType ?? refuse('FILE_TYPE_NOT_ALLOWED');
}

/** From its first byte on: what readers accept before the header may be a program with a PDF behind it. */
function isPdf(file: Buffer): boolean {
  return file.subarray(0, 5).equals(Buffer.from('%PDF-'));
}
