import type { Status } from '@werkbank/contracts/delivery';
import type { IconPath } from '../icons/icon';
import * as icons from '../icons/paths';

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

/** Each status has its own drawing, so that a chip is recognised before it is read. */
export const statusIcons: Readonly<Record<Status, IconPath>> = {
  Created: icons.clock,
  Proposed: icons.alert,
  Confirmed: icons.check,
  Released: icons.checkAll,
  InCompletion: icons.wrench,
  ReadyToSend: icons.box,
  InProgress: icons.parts,
  InCustomsClearance: icons.customs,
  PartiallySent: icons.split,
  Sent: icons.truck,
  PartiallyDelivered: icons.split,
  Delivered: icons.checkAll,
  Cancelled: icons.close,
};
