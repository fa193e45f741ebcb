import type { Actor, DeliveryStatus } from '@werkbank/contracts/delivery';
import type { Address } from '@werkbank/contracts/entities';
import type { Order, Parcel, Plan } from './order.js';

/** Reasons of events: message keys of the history. */
export const reasons = [
  'orderPlaced',
  'confirmed',
  'proposedNewDate',
  'proposedFromStock',
  'deliverySplit',
  'releasedByBuyer',
  'releasedByAgreement',
  'itemsCancelledByBuyer',
  'cancelledByBuyer',
  'proposalLapsed',
  'inCompletion',
  'readyToSend',
  'inCustomsClearance',
  'sent',
  'partReceived',
  'received',
  'orderDeleted',
  'attachmentAdded',
  'attachmentUpdated',
  'attachmentDeleted',
] as const;
export type Why = (typeof reasons)[number];

export interface SplitItem {
  itemId: number;
  quantity: number;
  /** Used where only a part of the item goes; a whole item keeps its id. */
  newItemId: number;
}

/** Event of an order: `evolve` applies it, the history lists it, and services receive it. */
export type DomainEvent =
  | {
      kind: 'moved';
      deliveryId: number;
      from: DeliveryStatus;
      to: DeliveryStatus;
      actor: Actor;
      why: Why;
      plan?: Plan;
      parcel?: Parcel;
    }
  | {
      kind: 'itemsCancelled';
      deliveryId: number;
      itemIds: readonly number[];
      actor: Actor;
      why: Why;
      /** True if no item of the delivery is left: it is cancelled as well, and its history has one line for both. */
      nothingLeft: boolean;
    }
  | {
      kind: 'split';
      deliveryId: number;
      newDeliveryId: number;
      dispatchLocation: Address;
      plan: Plan;
      items: readonly SplitItem[];
    }
  | {
      kind: 'received';
      deliveryId: number;
      items: readonly { itemId: number; deliveredQuantity: number }[];
    }
  | { kind: 'proposalOpened'; expiresAt: Date }
  | { kind: 'proposalClosed' };

/** An order after a decision, with what happened to it. */
export interface Change {
  order: Order;
  events: readonly DomainEvent[];
}
