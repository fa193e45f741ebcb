import { isRefusal } from '@werkbank/contracts/errors';
import { orderLimits } from '@werkbank/contracts/limits';
import { orderOfSubmission } from '../../negotiation/create-order/order-of-submission.js';
import { deliveryFigures, orderTotals } from '../../order/figures/figures.js';
import type { Order } from '../../order/model/order.js';
import {
  aLine,
  anAddress,
  aSection,
  aSubmission,
  germanProducer,
  swissProducer,
} from '../../testing/a-submission.js';
import {
  anOrder,
  deliveryOfOrder,
  noon,
  numbers,
  surroundings,
  withDelivery,
} from '../../testing/an-order.js';
import { decideSplit, type SplitCommand } from './decide-split.js';

function decide(order: Order, command: Partial<SplitCommand> = {}) {
  const split = {
    deliveryId: 1,
    optimisticLockKey: 1,
    producerCompanyId: swissProducer,
    dispatchLocationId: 2011,
    items: [{ splitParentItemId: 1, quantity: 5 }],
    ...command,
  };
  return decideSplit(order, split, surroundings(), noon);
}
function accepted(order: Order, command: Partial<SplitCommand> = {}): Order {
  const result = decide(order, command);
  if (isRefusal(result)) throw new Error(result.code);
  return result.order;
}

it('divides a released delivery; both parts are Released, keep the date and cost what they cost before', () => {
  const before = anOrder('Released');
  const order = accepted(before);
  const [parent, child] = order.deliveries;
  expect(child).toMatchObject({
    id: 50,
    parentDeliveryId: 1,
    status: 'Released',
    dispatchLocation: { id: 2011 },
    plan: parent?.plan,
    lockKey: 1,
  });
  expect(orderTotals(order).taxBase).toBe(orderTotals(before).taxBase);
  expect(orderTotals(order).goods).toBe(orderTotals(before).goods);
  if (child) expect(deliveryFigures(child)).toMatchObject({ freight: 0, customs: 0 });
});

it('moves a whole item without giving it a new number', () => {
  const order = accepted(anOrder('Released'), { items: [{ splitParentItemId: 2, quantity: 5 }] });
  expect(deliveryOfOrder(order, 50).items).toMatchObject([{ id: 2, parentItemId: null, quantity: 5 }]);
  expect(deliveryOfOrder(order, 1).items.map(({ id }) => id)).toEqual([1]);
});

it('gives back stock where it was taken, also after the goods leave from elsewhere', () => {
  const order = accepted(anOrder('Released'));
  expect(deliveryOfOrder(order, 50).items[0]?.stockLocationId).toBe(2010);
});

it.each(['Created', 'Proposed', 'InCompletion', 'Sent', 'Cancelled'] as const)(
  'is not possible in %s',
  (status) => {
    expect(decide(anOrder(status))).toMatchObject({
      code: 'DELIVERY_SPLIT_NOT_POSSIBLE',
      params: { from: status },
    });
  },
);

it("does not find another company's delivery", () => {
  expect(decide(anOrder('Released'), { producerCompanyId: germanProducer })).toMatchObject({
    code: 'DELIVERY_NOT_FOUND',
  });
});

it('sends nothing from a place of another company', () => {
  const places = surroundings();
  const foreign = { producerCompanyId: germanProducer, address: anAddress(2021, 'CH', 'DispatchLocation') };
  const split = {
    deliveryId: 1,
    optimisticLockKey: 1,
    producerCompanyId: swissProducer,
    dispatchLocationId: 2021,
    items: [{ splitParentItemId: 1, quantity: 5 }],
  };
  const decided = (producerCompanyId: number) => {
    const dispatchLocations = [...places.dispatchLocations, { ...foreign, producerCompanyId }];
    return decideSplit(anOrder('Released'), split, { ...places, dispatchLocations }, noon);
  };
  expect(decided(germanProducer)).toMatchObject({ code: 'INCORRECT_DELIVERY_SPLIT' });
  expect(decided(swissProducer)).not.toHaveProperty('code');
});

it('is refused with a stale lock key', () => {
  expect(decide(anOrder('Released'), { optimisticLockKey: 7 })).toMatchObject({
    code: 'DELIVERY_LOCK_FAILED',
  });
});

it('divides what was ordered as one delivery into so many parts and no more, whichever of them is divided', () => {
  const { partsOfDelivery: max } = orderLimits;
  const places = surroundings();
  const splitOnce = (order: Order, deliveryId: number) => {
    const delivery = deliveryOfOrder(order, deliveryId);
    const item = delivery.items.find(({ quantity }) => quantity > 1) ?? delivery.items[0];
    return decideSplit(
      order,
      {
        deliveryId,
        optimisticLockKey: delivery.lockKey,
        producerCompanyId: swissProducer,
        dispatchLocationId: 2011,
        items: [{ splitParentItemId: item?.id ?? 0, quantity: 1 }],
      },
      places,
      noon,
    );
  };
  const section = aSection(swissProducer, { items: [aLine('drill-1', 99, 450)] });
  const submission = aSubmission(100_042, { orderSections: [section, aSection(germanProducer)] });
  let order = orderOfSubmission(submission, numbers());
  order = withDelivery(withDelivery(order, 1, { status: 'Released' }), 2, { status: 'Released' });
  for (let parts = 1; parts < max; parts++) {
    const change = splitOnce(order, 1);
    if (isRefusal(change)) throw new Error(change.code);
    order = change.order;
  }
  expect(splitOnce(order, 1)).toMatchObject({ code: 'TOO_MANY_PARTS', params: { max } });
  expect(splitOnce(order, 50)).toMatchObject({ code: 'TOO_MANY_PARTS', params: { max } });
  expect(
    decideSplit(
      order,
      {
        deliveryId: 2,
        optimisticLockKey: 1,
        producerCompanyId: germanProducer,
        dispatchLocationId: 2020,
        items: [{ splitParentItemId: 2, quantity: 1 }],
      },
      places,
      noon,
    ),
  ).not.toHaveProperty('code');
});
