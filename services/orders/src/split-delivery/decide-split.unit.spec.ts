import { isRefusal } from '@werkbank/contracts/errors';
import { deliveryFigures, orderTotals } from '../order/figures.js';
import type { Order } from '../order/order.js';
import { germanProducer, swissProducer } from '../testing/a-submission.js';
import { anOrder, deliveryOfOrder, noon, surroundings } from '../testing/an-order.js';
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

it('is refused with a stale lock key', () => {
  expect(decide(anOrder('Released'), { optimisticLockKey: 7 })).toMatchObject({
    code: 'DELIVERY_LOCK_FAILED',
  });
});
