import type { DeliveryStatus } from '@werkbank/contracts/delivery';
import { isRefusal } from '@werkbank/contracts/errors';
import { deliveryFigures, orderTotals } from '../../order/figures/figures.js';
import type { Order } from '../../order/model/order.js';
import { anOrder, deliveryOfOrder, noon, withDelivery } from '../../testing/an-order.js';
import { decideRelease, type Decision } from './decide-release.js';

const decide = (order: Order, decision: Partial<Decision>) =>
  decideRelease(order, { releaseSections: [], cancelItems: [], ...decision }, noon);

function accepted(order: Order, decision: Partial<Decision>): Order {
  const result = decide(order, decision);
  if (isRefusal(result)) throw new Error(result.code);
  return result.order;
}
const statuses = (order: Order) => order.deliveries.map(({ status }) => status);

describe('a buyer that releases', () => {
  it('one section of a proposal, and then the other', () => {
    const open = { ...anOrder('Confirmed', 'Proposed'), proposalExpiresAt: noon };
    const first = accepted(open, { releaseSections: [1] });
    expect(statuses(first)).toEqual(['Released', 'Proposed']);
    expect(first.proposalExpiresAt).toEqual(noon);
    const second = accepted(first, { releaseSections: [2] });
    expect(statuses(second)).toEqual(['Released', 'Released']);
    expect(second.proposalExpiresAt).toBeNull();
  });

  it('the last proposed section, together with the confirmed ones', () => {
    expect(statuses(accepted(anOrder('Confirmed', 'Proposed'), { releaseSections: [2] }))).toEqual([
      'Released',
      'Released',
    ]);
  });

  it('all answered sections, while one producer has not answered', () => {
    expect(statuses(accepted(anOrder('Proposed', 'Created'), { releaseSections: [1, 2] }))).toEqual([
      'Released',
      'Created',
    ]);
  });
});

describe('a buyer that cancels', () => {
  it('one item keeps unit prices and costs of the others', () => {
    const order = anOrder('Proposed');
    const after = accepted(order, { cancelItems: [1] });
    const [before, reduced] = [order, after].map((of) => deliveryFigures(deliveryOfOrder(of, 1)));
    const price = deliveryOfOrder(order, 1).items[0]?.price.taxBase ?? 0;
    expect(statuses(after)).toEqual(['Proposed']);
    expect(reduced?.freight).toBe(before?.freight);
    expect(reduced?.taxBase).toBe((before?.taxBase ?? 0) - price);
    expect(reduced?.taxes).toEqual([
      {
        rate: 8.1,
        base: reduced?.taxBase,
        amount: Math.round((reduced?.taxBase ?? 0) * 0.081),
        reason: null,
      },
    ]);
  });

  it('the last item cancels the delivery and its costs', () => {
    const after = accepted(anOrder('Proposed', 'Proposed'), { cancelItems: [1, 2] });
    expect(statuses(after)).toEqual(['Cancelled', 'Proposed']);
    expect(deliveryFigures(deliveryOfOrder(after, 1))).toMatchObject({ taxBase: 0, costs: [], taxes: [] });
    expect(orderTotals(after).taxBase).toBe(deliveryFigures(deliveryOfOrder(after, 2)).taxBase);
  });

  it('and releases the rest in one go', () => {
    const after = accepted(anOrder('Proposed'), { releaseSections: [1], cancelItems: [2] });
    expect(statuses(after)).toEqual(['Released']);
    expect(deliveryOfOrder(after, 1).items.map(({ cancelled }) => cancelled)).toEqual([false, true]);
  });

  it('an unanswered delivery, once another producer has answered', () => {
    const after = accepted(anOrder('Confirmed', 'Created'), { cancelItems: [3, 4] });
    // No delivery is unanswered any more, so confirmed ones go on.
    expect(statuses(after)).toEqual(['Released', 'Cancelled']);
  });

  it("invalidates the producer's lock key", () => {
    const after = accepted(anOrder('Confirmed', 'Created'), { cancelItems: [3] });
    expect(deliveryOfOrder(after, 2)).toMatchObject({ status: 'Created', lockKey: 2 });
  });
});

describe('a decision is refused', () => {
  const refusal = (given: DeliveryStatus[], decision: Partial<Decision>) => {
    const result = decide(anOrder(...given), decision);
    return isRefusal(result) ? result.code : 'accepted';
  };

  it.each<[string, DeliveryStatus[], Partial<Decision>]>([
    ['ORDER_ALREADY_RELEASED', ['Released', 'Released'], { releaseSections: [1] }],
    ['ORDER_ALREADY_RELEASED', ['Sent', 'Delivered'], { cancelItems: [1] }],
    ['ORDER_ALREADY_CANCELLED', ['Cancelled', 'Cancelled'], { releaseSections: [2] }],
    ['ORDER_ALREADY_PARTIALLY_RELEASED', ['Released', 'Proposed'], { releaseSections: [1, 2] }],
    ['ORDER_ALREADY_PARTIALLY_RELEASED', ['Released', 'Cancelled'], { releaseSections: [1] }],
    ['ORDER_ALREADY_PARTIALLY_CANCELLED', ['Cancelled', 'Proposed'], { releaseSections: [1, 2] }],
    ['ORDER_ALREADY_PARTIALLY_CANCELLED', ['Released', 'Cancelled'], { cancelItems: [3] }],
    ['PARTIAL_RELEASE_NOT_ALLOWED', ['Created', 'Created'], { releaseSections: [1] }],
    ['PARTIAL_RELEASE_NOT_ALLOWED', ['Created', 'Created'], { cancelItems: [1] }],
    ['PARTIAL_RELEASE_NOT_ALLOWED', ['Confirmed', 'Created'], { releaseSections: [2] }],
    ['ORDER_DATA_INCONSISTENT', ['Proposed'], { releaseSections: [9] }],
    ['ORDER_DATA_INCONSISTENT', ['Proposed'], { cancelItems: [99] }],
    ['ORDER_DATA_INCONSISTENT', ['Proposed'], { releaseSections: [1], cancelItems: [1, 2] }],
    ['FIELD_REQUIRED', ['Proposed'], {}],
  ])('with %s for %j and %j', (code, given, decision) => {
    expect(refusal(given, decision)).toBe(code);
  });

  it('when an item of an open proposal was cancelled meanwhile', () => {
    const order = anOrder('Proposed');
    const items = deliveryOfOrder(order, 1).items.map((item) => ({ ...item, cancelled: item.id === 1 }));
    expect(decide(withDelivery(order, 1, { items }), { cancelItems: [1] })).toMatchObject({
      code: 'ORDER_ALREADY_PARTIALLY_CANCELLED',
    });
  });
});
