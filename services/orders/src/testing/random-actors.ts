import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { decideLapse } from '../order/transitions/decide-lapse.js';
import { decideConfirmation } from '../negotiation/confirm-deliveries/decide-confirmation.js';
import type { Change } from '../order/model/domain-event.js';
import { type Delivery, type Order, liveItems } from '../order/model/order.js';
import { decideRelease } from '../negotiation/release-order/decide-release.js';
import { decideStatus } from '../fulfilment/set-delivery-status/decide-status.js';
import { decideSplit } from '../fulfilment/split-delivery/decide-split.js';
import type { SplitSurroundings } from '../order/splitting/plan-split.js';
import { germanProducer, swissProducer } from './a-submission.js';
import { noon } from './an-order.js';

/** An attempt of an actor; the decision functions accept or refuse it. */
type Attempt = (order: Order, surroundings: SplitSurroundings) => Change | Refusal | undefined;

const places: Record<number, number> = { [swissProducer]: 2011, [germanProducer]: 2020 };
const newDate = { plannedShipmentDate: '2030-05-05', plannedShipmentFromStock: false };
const parcel = { weight: 1, length: 1, width: 1, height: 1, mrnNumber: '26DE1' };

/** All attempts of an order's companies and the timer, sensible or not. */
function attempts(order: Order): Attempt[] {
  const producers = new Set(order.deliveries.map(({ producerCompanyId }) => producerCompanyId));
  return [
    ...[...producers].flatMap((producer) => [
      answer(producer, 'confirm'),
      answer(producer, 'propose'),
      answer(producer, 'onePiece'),
      answer(producer, 'half'),
    ]),
    ...order.deliveries.flatMap((delivery) => [
      release({ releaseSections: [delivery.id], cancelItems: [] }),
      release({ releaseSections: [], cancelItems: delivery.items.slice(0, 1).map(({ id }) => id) }),
      release({ releaseSections: [], cancelItems: liveItems(delivery).map(({ id }) => id) }),
      release({ releaseSections: [delivery.id], cancelItems: delivery.items.slice(1).map(({ id }) => id) }),
      splitAfterRelease(delivery, 'onePiece'),
      splitAfterRelease(delivery, 'half'),
      ...(['InCompletion', 'ReadyToSend', 'InCustomsClearance', 'Sent'] as const).map((to) =>
        setStatus(delivery, 'producer', to),
      ),
      setStatus(delivery, 'customer', 'PartiallyDelivered'),
      setStatus(delivery, 'customer', 'Delivered'),
    ]),
    (current) => decideLapse(current, current.proposalExpiresAt ?? noon),
  ];
}

function answer(producerCompanyId: number, how: 'confirm' | 'propose' | Part): Attempt {
  return (order, surroundings) => {
    const waiting = order.deliveries.filter(
      (delivery) => delivery.producerCompanyId === producerCompanyId && delivery.status === 'Created',
    );
    const named = waiting.map(({ id, lockKey }) => ({ id, optimisticLockKey: lockKey }));
    return decideConfirmation(
      order,
      {
        producerCompanyId,
        confirmed: how === 'confirm' ? named : [],
        proposed: how === 'confirm' ? [] : named.map((one) => ({ ...one, plan: newDate })),
        split:
          how === 'onePiece' || how === 'half'
            ? waiting.map((delivery) => ({ ...partOf(delivery, how), plan: newDate }))
            : [],
      },
      surroundings,
      noon,
    );
  };
}

/** The affected part of a delivery: a piece of its first item, or half of each item. */
type Part = 'onePiece' | 'half';

function partOf(delivery: Delivery, part: Part) {
  const items = part === 'half' ? liveItems(delivery) : liveItems(delivery).slice(0, 1);
  return {
    deliveryId: delivery.id,
    dispatchLocationId: places[delivery.producerCompanyId] ?? delivery.producerCompanyId * 10 + 1,
    items: items
      .map(({ id, quantity }) => ({
        splitParentItemId: id,
        quantity: part === 'half' ? Math.floor(quantity / 2) : 1,
      }))
      .filter(({ quantity }) => quantity > 0),
  };
}

function splitAfterRelease(delivery: Delivery, part: Part): Attempt {
  return (order, surroundings) =>
    decideSplit(
      order,
      {
        ...partOf(delivery, part),
        optimisticLockKey: delivery.lockKey,
        producerCompanyId: delivery.producerCompanyId,
      },
      surroundings,
      noon,
    );
}

function release(decision: { releaseSections: number[]; cancelItems: number[] }): Attempt {
  return (order) => decideRelease(order, decision, noon);
}

function setStatus(
  delivery: Delivery,
  actor: 'producer' | 'customer',
  to: 'InCompletion' | 'ReadyToSend' | 'InCustomsClearance' | 'Sent' | 'PartiallyDelivered' | 'Delivered',
): Attempt {
  const arrived = liveItems(delivery)
    .slice(0, 1)
    .map(({ id }) => ({ id, deliveredQuantity: 1 }));
  return (order) =>
    decideStatus(
      order,
      {
        deliveryId: delivery.id,
        optimisticLockKey: delivery.lockKey,
        to,
        actors: [actor],
        parcel: actor === 'producer' ? parcel : {},
        arrived: to === 'PartiallyDelivered' ? arrived : undefined,
        partReceipts: 0,
      },
      noon,
    );
}

/** The accepted ones of all possible attempts. */
export function accepted(order: Order, surroundings: SplitSurroundings): Change[] {
  return attempts(order).flatMap((attempt) => {
    const result = attempt(order, surroundings);
    return result === undefined || isRefusal(result) ? [] : [result];
  });
}
