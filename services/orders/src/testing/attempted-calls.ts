import type { TestInstance, TestUser } from '@werkbank/platform/testing';
import type { Refusal } from '@werkbank/contracts/errors';
import { decideConfirmation } from '../negotiation/confirm-deliveries/decide-confirmation.js';
import type { Change } from '../order/model/domain-event.js';
import { type Delivery, liveItems, type Order } from '../order/model/order.js';
import { decideRelease } from '../negotiation/release-order/decide-release.js';
import { decideStatus } from '../fulfilment/set-delivery-status/decide-status.js';
import { decideSplit } from '../fulfilment/split-delivery/decide-split.js';
import type { SplitSurroundings } from '../order/splitting/plan-split.js';
import { germanProducer, swissProducer } from './a-submission.js';
import { people } from './orders-instance.js';

/** Input of the model: the order, the data of a split, the time, and the number of partial receipts. */
export interface Known {
  readonly order: Order;
  readonly surroundings: SplitSurroundings;
  readonly now: Date;
  readonly partReceipts: number;
}

/** A try of a call at the service; the decision predicts its result. */
export interface AttemptedCall {
  readonly name: string;
  /** The delivery of the attempt, if it has one. */
  readonly deliveryId?: number;
  readonly call: (instance: TestInstance) => Promise<unknown>;
  readonly decide: (known: Known) => Change | Refusal;
}

const producers = { [swissProducer]: people.swiss, [germanProducer]: people.german } as const;
const producerOf = (companyId: number): Promise<TestUser> => producers[companyId as keyof typeof producers]();
const places: Record<number, number> = { [swissProducer]: 2011, [germanProducer]: 2020 };
const plan = { plannedShipmentDate: '2999-05-05', plannedShipmentFromStock: false };
const parcel = { weight: 1, length: 1, width: 1, height: 1, mrnNumber: '26DE1' };

const answers = ['confirm', 'propose', 'onePiece', 'half', 'staleKey'] as const;
const stations = ['InCompletion', 'ReadyToSend', 'InCustomsClearance', 'Sent'] as const;

/** Everything that the companies of an order could try now, sensible or not. */
export function attemptedCalls(order: Order): AttemptedCall[] {
  const companies = [...new Set(order.deliveries.map(({ producerCompanyId }) => producerCompanyId))];
  return [
    ...companies.flatMap((company) => answers.map((how) => answer(order, company, how))),
    ...order.deliveries.flatMap((delivery) => {
      const items = delivery.items.map(({ id }) => id);
      return [
        release(order, [delivery.id], []),
        release(order, [], items.slice(0, 1)),
        release(order, [], items),
        release(order, [delivery.id], items.slice(1)),
        splitAfterRelease(order, delivery, 'onePiece'),
        splitAfterRelease(order, delivery, 'half'),
        ...stations.map((to) => move(delivery, to)),
        receive(delivery, 'PartiallyDelivered'),
        receive(delivery, 'Delivered'),
      ];
    }),
    release(
      order,
      order.deliveries.map(({ id }) => id),
      [],
    ),
  ];
}

function answer(order: Order, producerCompanyId: number, how: (typeof answers)[number]): AttemptedCall {
  const waiting = order.deliveries.filter(
    (delivery) => delivery.producerCompanyId === producerCompanyId && delivery.status === 'Created',
  );
  const named = waiting.map(({ id, lockKey }) => ({
    id,
    optimisticLockKey: how === 'staleKey' ? lockKey + 1 : lockKey,
  }));
  const confirmed = how === 'confirm' || how === 'staleKey' ? named : [];
  const proposed = how === 'confirm' || how === 'staleKey' ? [] : named;
  const split = how === 'onePiece' || how === 'half' ? waiting.map((delivery) => partOf(delivery, how)) : [];
  return {
    name: `${how} of ${producerCompanyId}`,
    call: async (instance) =>
      instance.callAs(await producerOf(producerCompanyId), 'confirmPurchaseOrder', {
        params: { orderId: order.id },
        body: {
          confirmedDeliveries: confirmed,
          proposedDeliveries: proposed.map((one) => ({ ...one, ...plan })),
          newDeliveries: split.map(({ deliveryId, ...part }) => ({
            ...part,
            ...plan,
            splitParentDeliveryId: deliveryId,
          })),
        },
      }),
    decide: ({ surroundings, now, order: current }) =>
      decideConfirmation(
        current,
        {
          producerCompanyId,
          confirmed,
          proposed: proposed.map((one) => ({ ...one, plan })),
          split: split.map((part) => ({ ...part, plan })),
        },
        surroundings,
        now,
      ),
  };
}

/** A piece of its first item, or half of each. */
function partOf(delivery: Delivery, part: 'onePiece' | 'half') {
  // A cancelled delivery counts with its former items.
  const live = delivery.status === 'Cancelled' ? delivery.items : liveItems(delivery);
  const items = part === 'half' ? live : live.slice(0, 1);
  return {
    deliveryId: delivery.id,
    dispatchLocationId: places[delivery.producerCompanyId] ?? 0,
    items: items.map(({ id, quantity }) => ({
      splitParentItemId: id,
      quantity: part === 'half' ? Math.max(1, Math.floor(quantity / 2)) : 1,
    })),
  };
}

function release(order: Order, releaseSections: number[], cancelItems: number[]): AttemptedCall {
  const body = { releaseSections, cancelItems };
  return {
    name: `release ${releaseSections.join()} cancel ${cancelItems.join()}`,
    call: async (instance) =>
      instance.callAs(await people.buyer(), 'releaseSalesOrder', { params: { orderId: order.id }, body }),
    decide: ({ order: current, now }) => decideRelease(current, body, now),
  };
}

function splitAfterRelease(order: Order, delivery: Delivery, part: 'onePiece' | 'half'): AttemptedCall {
  const { deliveryId, ...newDeliverySplitData } = partOf(delivery, part);
  const optimisticLockKey = delivery.lockKey;
  return {
    name: `split ${part} of ${deliveryId}`,
    call: async (instance) =>
      instance.callAs(await producerOf(delivery.producerCompanyId), 'splitDelivery', {
        params: { deliveryId },
        body: { optimisticLockKey, orderId: order.id, newDeliverySplitData },
      }),
    decide: ({ order: current, surroundings, now }) =>
      decideSplit(
        current,
        {
          ...newDeliverySplitData,
          deliveryId,
          optimisticLockKey,
          producerCompanyId: delivery.producerCompanyId,
        },
        surroundings,
        now,
      ),
  };
}

function move(delivery: Delivery, to: (typeof stations)[number]): AttemptedCall {
  const { id: deliveryId, lockKey: optimisticLockKey } = delivery;
  return {
    name: `${to} ${deliveryId}`,
    deliveryId,
    call: async (instance) =>
      instance.callAs(await producerOf(delivery.producerCompanyId), 'setDeliveryStatus', {
        params: { deliveryId },
        body: { deliveryStatus: to, optimisticLockKey, ...parcel },
      }),
    decide: ({ order, now, partReceipts }) =>
      decideStatus(
        order,
        { deliveryId, optimisticLockKey, to, actors: ['producer'], parcel, arrived: undefined, partReceipts },
        now,
      ),
  };
}

/** The buyer receives one more piece of the first item, or all of it. */
function receive(delivery: Delivery, to: 'PartiallyDelivered' | 'Delivered'): AttemptedCall {
  const { id: deliveryId, lockKey: optimisticLockKey } = delivery;
  const arrived =
    to === 'Delivered'
      ? undefined
      : delivery.items
          .slice(0, 1)
          .map(({ id, deliveredQuantity }) => ({ id, deliveredQuantity: deliveredQuantity + 1 }));
  return {
    name: `${to} ${deliveryId}`,
    deliveryId,
    call: async (instance) =>
      instance.callAs(await people.buyer(), 'setDeliveryStatus', {
        params: { deliveryId },
        body: { deliveryStatus: to, optimisticLockKey, ...(arrived ? { items: arrived } : {}) },
      }),
    decide: ({ order, now, partReceipts }) =>
      decideStatus(
        order,
        { deliveryId, optimisticLockKey, to, actors: ['customer'], parcel: {}, arrived, partReceipts },
        now,
      ),
  };
}
