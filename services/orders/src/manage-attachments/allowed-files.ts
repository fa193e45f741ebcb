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

/** From its first byte to its end: what readers accept around a PDF may be a program, or an archive of some. */
function isPdf(file: Buffer): boolean {
  return (
    file.subarray(0, 5).equals(Buffer.from('%PDF-')) &&
    file.subarray(-1024).includes('%%EOF') &&
    !isArchive(file)
  );
}

const endOfArchive = Buffer.from('PK\x05\x06', 'latin1');
const endLength = 22;

/** Archives are read from their end: its mark says how long the comment is that follows it up to the last byte. */
function isArchive(file: Buffer): boolean {
  let at = file.lastIndexOf(endOfArchive);
  while (at >= 0) {
    const comment = at + endLength <= file.length ? file.readUInt16LE(at + endLength - 2) : -1;
    if (at + endLength + comment === file.length) return true;
    at = at === 0 ? -1 : file.lastIndexOf(endOfArchive, at - 1);
  }
  return false;
}
