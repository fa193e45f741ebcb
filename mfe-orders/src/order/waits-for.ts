import type { Status } from '@werkbank/contracts/delivery';

/** Whose move it is. */
export function waitsFor(status: Status): 'producer' | 'buyer' | null {
  switch (status) {
    case 'Created':
    case 'Confirmed':
    case 'Released':
    case 'InCompletion':
    case 'ReadyToSend':
    case 'InCustomsClearance':
    case 'PartiallySent':
    case 'InProgress':
      return 'producer';
    case 'Proposed':
    case 'Sent':
    case 'PartiallyDelivered':
      return 'buyer';
    case 'Delivered':
    case 'Cancelled':
      return null;
  }
}
