import { type DeliveryStatus, isPacked } from '@werkbank/contracts/delivery';
import type { Attachment } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';

const isDeclared = (status: DeliveryStatus) => isPacked(status) || status === 'Cancelled';

/**
 * A customs declaration is what a delivery was made ready with: afterwards it is neither exchanged nor taken away, for
 * the delivery could not be sent any more.
 */
export function refuseCustomsDeclarationChange(
  attachmentType: Attachment['attachmentType'],
  status: DeliveryStatus | undefined,
): Refusal | undefined {
  if (attachmentType !== 'CustomsDeclaration' || status === undefined || !isDeclared(status)) {
    return undefined;
  }
  return refuse('CUSTOMS_DECLARATION_IN_USE');
}
