import { isFinal, orderStatus, type DeliveryStatus } from '@werkbank/contracts/delivery';
import fc from 'fast-check';
import { anOrder, numbers, surroundings } from '../testing/an-order.js';
import { accepted } from '../testing/random-actors.js';
import { deliveryFigures, orderTotals } from './figures/figures.js';
import type { Change, DomainEvent } from './model/domain-event.js';
import { liveItems, type Order } from './model/order.js';

const places = { ...surroundings(), newId: numbers({ delivery: 1000, item: 1000 }) };
const orders = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.boolean()).map(([count, papers]) => {
  const order = anOrder(...Array.from({ length: count }, (): DeliveryStatus => 'Created'));
  return {
    ...order,
    deliveries: order.deliveries.map((delivery) => ({ ...delivery, customsDeclarations: papers ? 1 : 0 })),
  };
});
const picks = fc.array(fc.nat(), { maxLength: 25 });

interface Walk {
  before: Order;
  order: Order;
  events: DomainEvent[];
}

/** Random actors do something that is accepted, again and again. */
function walk(before: Order, choices: readonly number[]): Walk {
  return choices.reduce<Walk>(
    (current, choice) => {
      const changes = accepted(current.order, places);
      const change: Change | undefined = changes[choice % Math.max(1, changes.length)];
      return change
        ? { before, order: change.order, events: [...current.events, ...change.events] }
        : current;
    },
    { before, order: before, events: [] },
  );
}

function holds(check: (walked: Walk) => void, numRuns = 200): void {
  fc.assert(
    fc.property(orders, picks, (order, choices) => check(walk(order, choices))),
    { numRuns },
  );
}
const items = (order: Order) => order.deliveries.flatMap((delivery) => delivery.items);
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

it('loses and invents no piece and no cent, however often items are split and cancelled', () => {
  holds(({ before, order }) => {
    expect(sum(items(order).map(({ quantity }) => quantity))).toBe(
      sum(items(before).map(({ quantity }) => quantity)),
    );
    for (const figure of [
      'taxBase',
      'surcharge',
      'discount',
      'salesPrice',
      'tax',
      'platformMargin',
    ] as const) {
      const total = (of: Order) => sum(items(of).map(({ price }) => price[figure] ?? 0));
      expect(total(order)).toBe(total(before));
    }
    for (const { price, quantity } of items(order)) {
      expect(price.quantity).toBe(quantity);
      expect(price.salesPrice).toBe(price.listPrice * quantity + price.surcharge - price.discount);
      expect(price.taxBase).toBe(price.salesPrice + price.voc * quantity);
    }
  });
});

it('charges what is left: live goods, and the costs of every delivery that was not cancelled', () => {
  holds(({ order }) => {
    const live = order.deliveries.filter(({ status }) => status !== 'Cancelled');
    const goods = sum(live.flatMap(liveItems).map(({ price }) => price.taxBase));
    const costs = sum(live.flatMap((delivery) => delivery.costs.map(({ taxBase }) => taxBase)));
    const totals = orderTotals(order);
    expect(totals.taxBase).toBe(goods + costs);
    expect(sum(totals.taxes.map(({ base }) => base))).toBe(totals.taxBase);
    expect(totals.total).toBe(totals.taxBase + totals.tax);
    expect(sum(order.deliveries.map((delivery) => deliveryFigures(delivery).taxBase))).toBe(totals.taxBase);
  });
});

it('gives each cancelled item back once', () => {
  holds(({ order, events }) => {
    const given = events.flatMap((one) => (one.kind === 'itemsCancelled' ? one.itemIds : []));
    expect(new Set(given).size).toBe(given.length);
    const cancelled = items(order).filter((item) => item.cancelled);
    expect(new Set(given)).toEqual(new Set(cancelled.map(({ id }) => id)));
  });
});

it('has a live item in every delivery that is not cancelled, and none in one that is', () => {
  holds(({ order }) => {
    for (const delivery of order.deliveries) {
      expect(liveItems(delivery).length > 0).toBe(delivery.status !== 'Cancelled');
    }
  });
});

it('keeps nobody waiting: what was confirmed goes on as soon as nothing is open, and the clock runs with a proposal', () => {
  holds(({ order }) => {
    const statuses = order.deliveries.map(({ status }) => status);
    const open = statuses.some((status) => status === 'Created' || status === 'Proposed');
    expect(statuses.includes('Confirmed') && !open).toBe(false);
    expect(order.proposalExpiresAt !== null).toBe(orderStatus(statuses) === 'Proposed');
  });
});

it('tells each move from where the delivery stood', () => {
  holds(({ before, events }) => {
    const at = new Map(before.deliveries.map(({ id, status }) => [id, status]));
    for (const one of events) {
      if (one.kind === 'split') at.set(one.newDeliveryId, at.get(one.deliveryId) ?? 'Created');
      if (one.kind !== 'moved') continue;
      expect(one.from).toBe(at.get(one.deliveryId));
      at.set(one.deliveryId, one.to);
    }
  });
});

it('leaves no delivery stuck: with papers at hand everything can be brought to its end', () => {
  const open = ({ deliveries }: Order) => deliveries.filter(({ status }) => !isFinal(status)).length;
  holds(({ order }) => {
    let current: Order = {
      ...order,
      deliveries: order.deliveries.map((delivery) => ({ ...delivery, customsDeclarations: 1 })),
    };
    const progress = (change: Change) =>
      change.events.some((one) => one.kind === 'moved' && one.from !== one.to);
    for (let steps = 0; steps < 100 && open(current) > 0; steps++) {
      const onward = accepted(current, places).find(progress);
      if (!onward) break;
      current = onward.order;
    }
    expect(open(current)).toBe(0);
  }, 100);
});
