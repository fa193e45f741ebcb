import type { Status } from '@werkbank/contracts/delivery';
import type { IconName } from '../icons/icon';

/** Phases of an order; every status belongs to one. */
export type StatusFamily = 'producer' | 'buyer' | 'ready' | 'underway' | 'done' | 'cancelled';

export const statusFamilies: Readonly<Record<Status, StatusFamily>> = {
  Created: 'producer',
  Proposed: 'buyer',
  Confirmed: 'ready',
  Released: 'ready',
  InCompletion: 'ready',
  ReadyToSend: 'ready',
  InProgress: 'ready',
  InCustomsClearance: 'underway',
  PartiallySent: 'underway',
  Sent: 'underway',
  PartiallyDelivered: 'underway',
  Delivered: 'done',
  Cancelled: 'cancelled',
};

/** Each status has a drawing of its own, so that a chip is recognised before it is read. */
export const statusIcons: Readonly<Record<Status, IconName>> = {
  Created: 'clock',
  Proposed: 'alert',
  Confirmed: 'check',
  Released: 'check-all',
  InCompletion: 'wrench',
  ReadyToSend: 'box',
  InProgress: 'parts',
  InCustomsClearance: 'customs',
  PartiallySent: 'split',
  Sent: 'truck',
  PartiallyDelivered: 'split',
  Delivered: 'check-all',
  Cancelled: 'close',
};
