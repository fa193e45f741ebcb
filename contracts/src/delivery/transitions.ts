import { type DeliveryStatus, type Shipper, type Status, deliveryStatuses } from './status.js';
import { isFinal } from './status-traits.js';
import type { ErrorCode } from '../errors/index.js';

export const actors = ['producer', 'customer', 'system'] as const;
export type Actor = (typeof actors)[number];

/** Actions on one delivery. Each is one or more rows of the table. */
export const deliveryActions = [
  'confirm',
  'propose',
  'splitBeforeRelease',
  'release',
  'releaseByAgreement',
  'cancel',
  'lapse',
  'splitAfterRelease',
  'complete',
  'makeReady',
  'clearCustoms',
  'send',
  'receivePart',
  'receive',
] as const;
export type DeliveryAction = (typeof deliveryActions)[number];

/** The facts that guards check; the service loads them before it decides. */
export interface GuardContext {
  /** Dispatch location and destination lie in different customs areas, and the buyer does not collect. */
  isExport: boolean;
  shipper: Shipper;
  /** Status of the whole sales order. */
  orderStatus: Status;
  isPartialReleaseAllowed: boolean;
  /** No delivery of the order is Created or Proposed any more. */
  allAnswered: boolean;
  parcel: { weight?: number; length?: number; width?: number; height?: number; mrnNumber?: string };
  customsDeclarations: number;
}
export type Guard = (context: GuardContext) => ErrorCode | undefined;

export interface Transition {
  action: DeliveryAction;
  from: DeliveryStatus;
  to: DeliveryStatus;
  actor: Actor;
  guard?: Guard;
}

const customerMayDecide: Guard = ({ orderStatus, isPartialReleaseAllowed }) =>
  orderStatus === 'Proposed' || isPartialReleaseAllowed ? undefined : 'PARTIAL_RELEASE_NOT_ALLOWED';

const exportOnly: Guard = ({ isExport }) => (isExport ? undefined : 'DELIVERY_WRONG_STATUS');

/** Shippers without measured parcels: their deliveries count as 1 kg and 1 × 1 × 1 cm. */
export const unmeasuredShippers: readonly Shipper[] = ['custom', 'selfCollection'];
export const unmeasuredParcel = { weight: 1, length: 1, width: 1, height: 1 } as const;

/** Weight and sides are there; exports also have an MRN and exactly one customs declaration, whatever the shipper. */
const readyToTravel: Guard = ({ isExport, parcel, customsDeclarations }) => {
  if (!parcel.weight) return 'WEIGHT_MISSING';
  if (!parcel.length) return 'LENGTH_MISSING';
  if (!parcel.width) return 'WIDTH_MISSING';
  if (!parcel.height) return 'HEIGHT_MISSING';
  if (!isExport) return undefined;
  if (!parcel.mrnNumber) return 'MRN_NUMBER_MISSING';
  if (customsDeclarations === 0) return 'CUSTOMS_DECLARATION_MISSING';
  return customsDeclarations > 1 ? 'ONLY_ONE_CUSTOMS_DECLARATION' : undefined;
};

/** The delivery table of the design. The order of rows is the order in which a screen offers the actions. */
export const transitions: readonly Transition[] = [
  { action: 'confirm', from: 'Created', to: 'Confirmed', actor: 'producer' },
  { action: 'propose', from: 'Created', to: 'Proposed', actor: 'producer' },
  { action: 'splitBeforeRelease', from: 'Created', to: 'Proposed', actor: 'producer' },
  {
    action: 'releaseByAgreement',
    from: 'Confirmed',
    to: 'Released',
    actor: 'system',
    guard: ({ allAnswered }) => (allAnswered ? undefined : 'NOT_ALL_DELIVERIES_PROCESSED'),
  },
  { action: 'release', from: 'Confirmed', to: 'Released', actor: 'customer', guard: customerMayDecide },
  { action: 'release', from: 'Proposed', to: 'Released', actor: 'customer', guard: customerMayDecide },
  { action: 'cancel', from: 'Created', to: 'Cancelled', actor: 'customer', guard: customerMayDecide },
  { action: 'cancel', from: 'Confirmed', to: 'Cancelled', actor: 'customer', guard: customerMayDecide },
  { action: 'cancel', from: 'Proposed', to: 'Cancelled', actor: 'customer', guard: customerMayDecide },
  { action: 'lapse', from: 'Confirmed', to: 'Cancelled', actor: 'system' },
  { action: 'lapse', from: 'Proposed', to: 'Cancelled', actor: 'system' },
  { action: 'complete', from: 'Released', to: 'InCompletion', actor: 'producer' },
  { action: 'splitAfterRelease', from: 'Released', to: 'Released', actor: 'producer' },
  { action: 'makeReady', from: 'InCompletion', to: 'ReadyToSend', actor: 'producer', guard: readyToTravel },
  {
    action: 'clearCustoms',
    from: 'ReadyToSend',
    to: 'InCustomsClearance',
    actor: 'producer',
    guard: exportOnly,
  },
  { action: 'send', from: 'ReadyToSend', to: 'Sent', actor: 'producer', guard: readyToTravel },
  { action: 'send', from: 'InCustomsClearance', to: 'Sent', actor: 'producer', guard: readyToTravel },
  { action: 'receive', from: 'Sent', to: 'Delivered', actor: 'customer' },
  { action: 'receivePart', from: 'Sent', to: 'PartiallyDelivered', actor: 'customer' },
  { action: 'receive', from: 'PartiallyDelivered', to: 'Delivered', actor: 'customer' },
  { action: 'receivePart', from: 'PartiallyDelivered', to: 'PartiallyDelivered', actor: 'customer' },
];

/** Finds a change by its target, as `set-status` names it. */
export function findTransition(
  from: DeliveryStatus,
  to: DeliveryStatus,
  actor: Actor,
): Transition | undefined {
  return transitions.find((row) => row.from === from && row.to === to && row.actor === actor);
}

/** Actions of an actor on a delivery now. Missing data (parcel, customs) does not hide an action. */
export function allowedActions(from: DeliveryStatus, actor: Actor, context: GuardContext): DeliveryAction[] {
  const askedFor: readonly ErrorCode[] = [
    'WEIGHT_MISSING',
    'LENGTH_MISSING',
    'WIDTH_MISSING',
    'HEIGHT_MISSING',
    'MRN_NUMBER_MISSING',
    'CUSTOMS_DECLARATION_MISSING',
    'ONLY_ONE_CUSTOMS_DECLARATION',
  ];
  const actions = transitions
    .filter((row) => row.from === from && row.actor === actor)
    .filter((row) => {
      const refused = row.guard?.(context);
      return refused === undefined || askedFor.includes(refused);
    })
    .map((row) => row.action);
  return [...new Set(actions)];
}

/** Refuses to start with a table that has a dead end: every status but the final ones must lead on. */
export function checkTransitions(table: readonly Transition[] = transitions): void {
  for (const status of deliveryStatuses) {
    const leadsOn = table.some((row) => row.from === status && row.to !== status);
    if (leadsOn === isFinal(status)) {
      throw new Error(`delivery table: ${status} ${leadsOn ? 'is final but leads on' : 'is a dead end'}`);
    }
  }
}
