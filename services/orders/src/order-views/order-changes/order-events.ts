import type { EventName } from '@werkbank/contracts/events';
import type { FedEvent } from '@werkbank/platform/messaging';

/** Each of them makes an open order page or list outdated. */
export const orderEvents = [
  'orders.delivery-status-changed.v1',
  'orders.items-cancelled.v1',
  'orders.items-received.v1',
  'orders.attachment-changed.v1',
  'orders.order-deleted.v1',
] as const satisfies readonly EventName[];

export type OrderEvent = FedEvent<(typeof orderEvents)[number]>;
