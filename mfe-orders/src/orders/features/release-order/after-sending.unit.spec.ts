import type { Delivery, SalesOrder } from '@werkbank/contracts/entities';
import { salesOrder } from '@werkbank/contracts/fixtures';
import { exampleOrders } from '../../../fixtures/example-orders';
import { deliveriesAfterSending, totalsAfterSending } from './after-sending';
import { emptyRelease } from './release-draft';

const order: SalesOrder = (() => {
  const found = exampleOrders().find(({ id }) => id === 100_049) ?? salesOrder;
  const sections = found.sections.map((section): Delivery => {
    const amount = Math.round(section.taxBase * 0.081);
    return {
      ...section,
      allowedActions: ['release', 'cancel'],
      taxes: [{ rate: 8.1, base: section.taxBase, amount, reason: null }],
      items: section.items.map((item) => ({ ...item, price: { ...item.price, taxRate: 8.1 } })),
    };
  });
  return { ...found, sections };
})();
const [swiss, german] = order.sections as [Delivery, Delivery];
const itemIds = (delivery: Delivery) => delivery.items.map(({ id }) => id);

describe('what an order costs once the decision is sent', () => {
  it('is the present cost while no item is cancelled', () => {
    expect(totalsAfterSending(order, { ...emptyRelease, released: [swiss.id] })).toBe(order.totals);
    expect(deliveriesAfterSending(order.sections, emptyRelease)[0]).toBe(swiss);
  });

  it('is less by an item that is cancelled, with the tax on it, and costs stay', () => {
    const draft = { released: [], cancelled: [german.items[1]?.id ?? 0] };
    const after = totalsAfterSending(order, draft);
    expect(after.goods).toBe(order.totals.goods - 38420);
    expect([after.freight, after.customs]).toEqual([order.totals.freight, order.totals.customs]);
    expect(after.taxBase).toBe(order.totals.taxBase - 38420);
    const owed = [swiss.taxBase, german.taxBase - 38420].map((base) => Math.round(base * 0.081));
    expect(after.tax).toBe((owed[0] ?? 0) + (owed[1] ?? 0));
    expect(after.total).toBe(after.taxBase + after.tax);
    expect(deliveriesAfterSending(order.sections, draft)[1]?.taxBase).toBe(german.taxBase - 38420);
  });

  it('has customs of the goods that are left, and freight of their weight', () => {
    const basis = {
      freight: { freeFrom: null, steps: [{ upToGrams: null, base: 460, perKilogram: 500 }] },
      customs: { from: 'DE', to: 'CH', handling: german.customsHandling, percent: 1.5 },
    };
    const agreedCosts = { costs: german.deliveryCosts, basis, tax: { rate: 8.1, reason: null } };
    const items = german.items.map((item) => ({ ...item, unitWeight: 1 }));
    const sections = [swiss, { ...german, agreedCosts, items }];
    const cancelled = items.slice(1).map(({ id }) => id);
    const after = totalsAfterSending({ ...order, sections }, { released: [], cancelled });
    const goods = items[0]?.price.taxBase ?? 0;
    expect(after.customs).toBe(Math.round(goods * 0.015));
    expect(after.freight).toBe(swiss.freight + 960);
    expect(after.taxBase).toBe(swiss.taxBase + goods + 960 + german.customsHandling + after.customs);
  });

  it('is without the costs of an emptied delivery', () => {
    const after = totalsAfterSending(order, { released: [], cancelled: itemIds(german) });
    expect(after.taxBase).toBe(swiss.taxBase);
    expect([after.freight, after.customsHandling, after.customs]).toEqual([swiss.freight, 0, 0]);
    expect(after.taxes).toEqual(swiss.taxes);
  });

  it('is zero if everything is cancelled', () => {
    const after = totalsAfterSending(order, { released: [], cancelled: order.sections.flatMap(itemIds) });
    expect(after).toMatchObject({ goods: 0, freight: 0, taxBase: 0, taxes: [], tax: 0, total: 0 });
  });

  it('counts nothing as cancelled that may not be', () => {
    const fixed = { ...order, sections: order.sections.map((one) => ({ ...one, allowedActions: [] })) };
    expect(totalsAfterSending(fixed, { released: [], cancelled: itemIds(german) })).toBe(order.totals);
  });
});
