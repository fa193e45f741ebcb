import {
  type Actor,
  type DeliveryAction,
  type DeliveryStatus,
  type Transition,
  transitions,
  unmeasuredParcel,
  unmeasuredShippers,
} from '@werkbank/contracts/delivery';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import {
  type Change,
  conclude,
  type Delivery,
  type DomainEvent,
  guardContextOf,
  type Order,
  type Parcel,
  type Why,
} from '../../order/index.js';
import { type Arrived, decideReceipt } from './decide-receipt.js';

export interface StatusCommand {
  deliveryId: number;
  optimisticLockKey: number;
  to: DeliveryStatus;
  /** The roles of the caller's company in this delivery; a producer company may buy from itself. */
  actors: readonly Actor[];
  parcel: Partial<{ [K in keyof Parcel]: NonNullable<Parcel[K]> }>;
  arrived?: readonly Arrived[] | undefined;
  /** Number of earlier partial receipts. */
  partReceipts: number;
}

/** Steps for a single delivery; answers and releases have separate calls. */
type Step = Exclude<
  DeliveryAction,
  | 'confirm'
  | 'propose'
  | 'splitBeforeRelease'
  | 'release'
  | 'releaseByAgreement'
  | 'cancel'
  | 'lapse'
  | 'splitAfterRelease'
  | 'receivePart'
  | 'receive'
>;
const reasons: Record<Step, Why> = {
  complete: 'inCompletion',
  makeReady: 'readyToSend',
  clearCustoms: 'inCustomsClearance',
  send: 'sent',
};
type StepRow = Transition & { action: Step | 'receivePart' | 'receive' };
const isStepRow = (row: Transition): row is StepRow =>
  row.action in reasons || row.action === 'receivePart' || row.action === 'receive';

/** The producer moves a delivery towards Sent; the buyer confirms its arrival. */
export function decideStatus(order: Order, command: StatusCommand, now: Date): Change | Refusal {
  const delivery = order.deliveries.find(({ id }) => id === command.deliveryId);
  if (!delivery) return refuse('DELIVERY_NOT_FOUND');
  if (delivery.lockKey !== command.optimisticLockKey) return refuse('DELIVERY_LOCK_FAILED');
  const row = transitions
    .filter(isStepRow)
    .find(
      ({ from, to, actor }) =>
        from === delivery.status && to === command.to && command.actors.includes(actor),
    );
  if (!row) return wrongStatus(delivery, command.to);
  const events =
    row.action === 'receive' || row.action === 'receivePart'
      ? decideReceipt(delivery, row.action, command)
      : decideStep(order, delivery, { row, why: reasons[row.action] }, command);
  return isRefusal(events) ? events : conclude(order, events, now);
}

function decideStep(
  order: Order,
  delivery: Delivery,
  { row, why }: { row: Transition; why: Why },
  command: StatusCommand,
): DomainEvent[] | Refusal {
  const parcel = parcelAfter(delivery, row.action, command.parcel);
  const code = row.guard?.(guardContextOf(order.deliveries, { ...delivery, parcel }));
  if (code === 'DELIVERY_WRONG_STATUS') return wrongStatus(delivery, row.to);
  if (code) return refuse(code);
  return [
    {
      kind: 'moved',
      deliveryId: delivery.id,
      from: delivery.status,
      to: row.to,
      actor: 'producer',
      why,
      parcel,
    },
  ];
}

/** The parcel after the step: stored and sent data. Shipments without a carrier are not measured and get default values. */
function parcelAfter(delivery: Delivery, action: DeliveryAction, sent: StatusCommand['parcel']): Parcel {
  if (action !== 'makeReady' && action !== 'send') return delivery.parcel;
  const known = { ...delivery.parcel, ...sent };
  if (!unmeasuredShippers.includes(delivery.shipper)) return known;
  return {
    ...known,
    weight: known.weight ?? unmeasuredParcel.weight,
    length: known.length ?? unmeasuredParcel.length,
    width: known.width ?? unmeasuredParcel.width,
    height: known.height ?? unmeasuredParcel.height,
  };
}

function wrongStatus(delivery: Delivery, to: DeliveryStatus): Refusal {
  return refuse('DELIVERY_WRONG_STATUS', { params: { from: delivery.status, to } });
}
