import type { DeliveryStatus } from '@werkbank/contracts/delivery';
import type { Attachment } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';

const declared: readonly DeliveryStatus[] = [
  'ReadyToSend',
  'InCustomsClearance',
  'Sent',
  'PartiallyDelivered',
  'Delivered',
  'Cancelled',
];

/**
 * A customs declaration is what a delivery was made ready with: afterwards it is neither exchanged nor taken away, for
 * the delivery could not be sent any more.
 */
export function refuseCustomsDeclarationChange(
  attachmentType: Attachment['attachmentType'],
  status: DeliveryStatus | undefined,
): Refusal | undefined {
  if (attachmentType !== 'CustomsDeclaration' || status === undefined || !declared.includes(status)) {
    return undefined;
  }
  return refuse('CUSTOMS_DECLARATION_IN_USE');
}
