import type { Attachment, Delivery } from '@werkbank/contracts/entities';

export function declarationsOf({ attachments }: Delivery): Attachment[] {
  return attachments.filter(
    ({ attachmentType, enabled }) => attachmentType === 'CustomsDeclaration' && enabled,
  );
}
