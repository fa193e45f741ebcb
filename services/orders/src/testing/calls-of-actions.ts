import type { DeliveryAction, DeliveryStatus } from '@werkbank/contracts/delivery';
import type { TestInstance, TestUser } from '@werkbank/platform/testing';

/** The target of every attempted action: one delivery of an order. */
export interface Tried {
  orderId: number;
  deliveryId: number;
  itemIds: readonly number[];
  lockKey: number;
}
type Attempt = (instance: TestInstance, caller: TestUser | 'visitor', tried: Tried) => Promise<unknown>;

const plan = { plannedShipmentDate: '2999-05-05', plannedShipmentFromStock: false };
const nothing = { confirmedDeliveries: [], proposedDeliveries: [], newDeliveries: [] };
const parcel = { weight: 1, length: 1, width: 1, height: 1, mrnNumber: '26DE1' };
const part = (itemIds: readonly number[]) => ({
  dispatchLocationId: 2011,
  items: itemIds.slice(0, 1).map((splitParentItemId) => ({ splitParentItemId, quantity: 1 })),
});
const keyed = ({ deliveryId: id, lockKey: optimisticLockKey }: Tried) => ({ id, optimisticLockKey });

const answer =
  (bodyOf: (tried: Tried) => object): Attempt =>
  (instance, caller, tried) =>
    instance.callAs(caller, 'confirmPurchaseOrder', {
      params: { orderId: tried.orderId },
      body: { ...nothing, ...bodyOf(tried) },
    });
const decide =
  (bodyOf: (tried: Tried) => { releaseSections: number[]; cancelItems: number[] }): Attempt =>
  (instance, caller, tried) =>
    instance.callAs(caller, 'releaseSalesOrder', { params: { orderId: tried.orderId }, body: bodyOf(tried) });
const move =
  (deliveryStatus: DeliveryStatus, dataOf: (tried: Tried) => object = () => ({})): Attempt =>
  (instance, caller, tried) =>
    instance.callAs(caller, 'setDeliveryStatus', {
      params: { deliveryId: tried.deliveryId },
      body: { deliveryStatus, optimisticLockKey: tried.lockKey, ...dataOf(tried) },
    });

/** Each action on a delivery, as the call of its screen. */
export const callsOfActions = {
  confirm: answer((tried) => ({ confirmedDeliveries: [keyed(tried)] })),
  propose: answer((tried) => ({ proposedDeliveries: [{ ...keyed(tried), ...plan }] })),
  splitBeforeRelease: answer((tried) => ({
    proposedDeliveries: [{ ...keyed(tried), ...plan }],
    newDeliveries: [{ ...plan, ...part(tried.itemIds), splitParentDeliveryId: tried.deliveryId }],
  })),
  release: decide(({ deliveryId }) => ({ releaseSections: [deliveryId], cancelItems: [] })),
  cancel: decide(({ itemIds }) => ({ releaseSections: [], cancelItems: [...itemIds] })),
  splitAfterRelease: (instance, caller, { orderId, deliveryId, itemIds, lockKey }) =>
    instance.callAs(caller, 'splitDelivery', {
      params: { deliveryId },
      body: { orderId, optimisticLockKey: lockKey, newDeliverySplitData: part(itemIds) },
    }),
  complete: move('InCompletion'),
  makeReady: move('ReadyToSend', () => parcel),
  clearCustoms: move('InCustomsClearance'),
  send: move('Sent'),
  receivePart: move('PartiallyDelivered', ({ itemIds }) => ({
    items: itemIds.slice(0, 1).map((id) => ({ id, deliveredQuantity: 2 })),
  })),
  receive: move('Delivered'),
} as const satisfies Record<Exclude<DeliveryAction, 'releaseByAgreement' | 'lapse'>, Attempt>;
export type TriedAction = keyof typeof callsOfActions;
