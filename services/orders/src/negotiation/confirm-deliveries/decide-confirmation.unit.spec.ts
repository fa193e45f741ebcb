import { isRefusal } from '@werkbank/contracts/errors';
import { liveItems, type Order } from '../../order/model/order.js';
import { swissProducer } from '../../testing/a-submission.js';
import {
  anOrder,
  deliveryOfOrder,
  nextShipment,
  noon,
  surroundings,
  withDelivery,
} from '../../testing/an-order.js';
import { decideConfirmation } from './decide-confirmation.js';
import type { ProducerAnswer } from './producer-answer.js';

const later = { plannedShipmentDate: '2030-04-01', plannedShipmentFromStock: false };
const fromStock = { plannedShipmentDate: '2030-04-01', plannedShipmentFromStock: true };

function answer(parts: Partial<ProducerAnswer>): ProducerAnswer {
  return { producerCompanyId: swissProducer, confirmed: [], proposed: [], split: [], ...parts };
}
function decide(order: Order, parts: Partial<ProducerAnswer>) {
  return decideConfirmation(order, answer(parts), surroundings(), noon);
}
function accepted(order: Order, parts: Partial<ProducerAnswer>): Order {
  const result = decide(order, parts);
  if (isRefusal(result)) throw new Error(result.code);
  return result.order;
}
const named = (id: number, optimisticLockKey = 1) => ({ id, optimisticLockKey });

describe('a producer that confirms', () => {
  it('leaves its delivery Confirmed while another producer has not answered', () => {
    const order = accepted(anOrder('Created', 'Created'), { confirmed: [named(1)] });
    expect(order.deliveries.map(({ status }) => status)).toEqual(['Confirmed', 'Created']);
    expect(order.proposalExpiresAt).toBeNull();
  });

  it('releases everything after the last answer, if there is no proposal', () => {
    const order = accepted(anOrder('Created', 'Confirmed'), { confirmed: [named(1)] });
    expect(order.deliveries.map(({ status }) => status)).toEqual(['Released', 'Released']);
  });

  it("starts the clock when another producer's proposal is open", () => {
    const order = accepted(anOrder('Created', 'Proposed'), { confirmed: [named(1)] });
    expect(order.deliveries.map(({ status }) => status)).toEqual(['Confirmed', 'Proposed']);
    expect(order.proposalExpiresAt).toEqual(new Date('2030-02-04T11:00:00Z'));
  });
});

describe('a producer that proposes', () => {
  it('promises a new date, and the first one is kept', () => {
    const order = accepted(anOrder('Created'), { proposed: [{ ...named(1), plan: later }] });
    const [delivery] = order.deliveries;
    expect(delivery).toMatchObject({
      status: 'Proposed',
      plan: later,
      originalPlan: { plannedShipmentDate: '2030-03-01', plannedShipmentFromStock: false },
      lockKey: 2,
    });
  });

  it('ships on the next working day from stock, whatever the given date', () => {
    const order = accepted(anOrder('Created'), { proposed: [{ ...named(1), plan: fromStock }] });
    expect(deliveryOfOrder(order, 1).plan.plannedShipmentDate).toBe(nextShipment);
  });

  it.each([
    ['before its cut-off time', '2030-02-06T13:59:00Z', '2030-02-07'],
    ['after it', '2030-02-06T14:00:00Z', '2030-02-11'],
  ])('ships from stock by the calendar of the location, %s', (_what, now, expected) => {
    const calendar = {
      region: 'ZH',
      weekdays: [1, 2, 3, 4, 5],
      cutOff: '15:00',
      closedPeriods: [{ from: '2030-02-08', to: '2030-02-08' }],
    };
    const known = surroundings();
    const places = known.dispatchLocations.map((place) => ({
      ...place,
      address: { ...place.address, calendar },
    }));
    const result = decideConfirmation(
      anOrder('Created'),
      answer({ proposed: [{ ...named(1), plan: fromStock }] }),
      { ...known, dispatchLocations: places },
      new Date(now),
    );
    if (isRefusal(result)) throw new Error(result.code);
    expect(deliveryOfOrder(result.order, 1).plan.plannedShipmentDate).toBe(expected);
  });

  it('may promise today, but not yesterday', () => {
    const plan = (plannedShipmentDate: string) => ({ plannedShipmentDate, plannedShipmentFromStock: false });
    const on = (date: string) =>
      decide(anOrder('Created'), { proposed: [{ ...named(1), plan: plan(date) }] });
    expect(on('2030-02-03')).not.toHaveProperty('code');
    expect(on('2030-02-02')).toMatchObject({ code: 'PLANNED_DELIVERY_IN_PAST' });
  });
});

describe('a producer that splits before the release', () => {
  const split = {
    deliveryId: 1,
    dispatchLocationId: 2011,
    plan: later,
    items: [{ splitParentItemId: 1, quantity: 4 }],
  };

  it('proposes both parts, each with its own date, and divides the price to the cent', () => {
    const before = anOrder('Created');
    const order = accepted(before, { proposed: [{ ...named(1), plan: fromStock }], split: [split] });
    const [parent, child] = order.deliveries;
    expect(parent).toMatchObject({ status: 'Proposed', plan: { plannedShipmentDate: nextShipment } });
    expect(child).toMatchObject({ id: 50, status: 'Proposed', parentDeliveryId: 1, plan: later, costs: [] });
    expect(order.deliveries.flatMap(liveItems).map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 8],
      [2, 5],
      [50, 4],
    ]);
    const goods = (of: Order) =>
      of.deliveries.flatMap(liveItems).reduce((sum, { price }) => sum + price.taxBase, 0);
    expect(goods(order)).toBe(goods(before));
  });

  it('needs no date for the remaining part', () => {
    const order = accepted(anOrder('Created'), { split: [split] });
    expect(deliveryOfOrder(order, 1)).toMatchObject({
      status: 'Proposed',
      plan: { plannedShipmentDate: '2030-03-01' },
    });
  });

  it('keeps the first promise of the whole for both parts, also if the remaining part keeps its date', () => {
    const originalPlan = { plannedShipmentDate: '2030-03-01', plannedShipmentFromStock: false };
    const onlySplit = accepted(anOrder('Created'), { split: [split] });
    expect(onlySplit.deliveries.map((delivery) => delivery.originalPlan)).toEqual([null, originalPlan]);
    const both = accepted(anOrder('Created'), {
      proposed: [{ ...named(1), plan: fromStock }],
      split: [split],
    });
    expect(both.deliveries.map((delivery) => delivery.originalPlan)).toEqual([originalPlan, originalPlan]);
  });

  it.each([
    ['another company', 2020],
    ['nobody', 9999],
    ['its own company in another customs area', 2012],
  ])('is refused a dispatch location of %s', (_, dispatchLocationId) => {
    expect(decide(anOrder('Created'), { split: [{ ...split, dispatchLocationId }] })).toMatchObject({
      code: 'INCORRECT_DELIVERY_SPLIT',
    });
  });

  it.each([
    ['more than there is', [{ splitParentItemId: 1, quantity: 13 }]],
    ['an item of another delivery', [{ splitParentItemId: 3, quantity: 1 }]],
    [
      'one item twice',
      [
        { splitParentItemId: 1, quantity: 4 },
        { splitParentItemId: 1, quantity: 4 },
      ],
    ],
  ])('is refused to take %s', (_, items) => {
    expect(decide(anOrder('Created', 'Created'), { split: [{ ...split, items }] })).toMatchObject({
      code: 'INCORRECT_ITEM_SPLIT',
    });
  });

  it.each([
    [
      'everything',
      [
        { splitParentItemId: 1, quantity: 12 },
        { splitParentItemId: 2, quantity: 5 },
      ],
    ],
    ['nothing', []],
  ])('is refused to take %s', (_, items) => {
    expect(decide(anOrder('Created'), { split: [{ ...split, items }] })).toMatchObject({
      code: 'INCORRECT_DELIVERY_SPLIT',
    });
  });

  it('may not confirm what it splits', () => {
    expect(decide(anOrder('Created'), { confirmed: [named(1)], split: [split] })).toMatchObject({
      code: 'ORDER_DATA_INCONSISTENT',
    });
  });
});

describe('an answer is refused', () => {
  it('when it omits a delivery of the company', () => {
    expect(decide(anOrder('Created', 'Created', 'Created'), { confirmed: [named(1)] })).toMatchObject({
      code: 'NOT_ALL_DELIVERIES_PROCESSED',
    });
  });

  it('when it is empty', () => {
    expect(decide(anOrder('Created'), {})).toMatchObject({ code: 'NOT_ALL_DELIVERIES_PROCESSED' });
  });

  it('when the delivery has changed since the page was loaded', () => {
    const changed = withDelivery(anOrder('Created'), 1, { lockKey: 2 });
    expect(decide(changed, { confirmed: [named(1)] })).toMatchObject({ code: 'DELIVERY_LOCK_FAILED' });
  });

  it('when the delivery was answered already', () => {
    expect(decide(anOrder('Confirmed', 'Created'), { confirmed: [named(1)] })).toMatchObject({
      code: 'DELIVERY_WRONG_STATUS',
      params: { from: 'Confirmed', to: 'Confirmed' },
    });
  });

  it.each([
    ["another company's delivery", { confirmed: [named(1), named(2)] }],
    ['an unknown delivery', { confirmed: [named(1), named(99)] }],
    [
      'one delivery both confirmed and proposed',
      { confirmed: [named(1)], proposed: [{ ...named(1), plan: later }] },
    ],
  ])('when it names %s', (_, parts) => {
    expect(decide(anOrder('Created', 'Created'), parts)).toMatchObject({ code: 'ORDER_DATA_INCONSISTENT' });
  });
});
