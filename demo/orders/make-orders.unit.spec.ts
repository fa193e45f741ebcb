import { proposalLifetimeMs } from '@werkbank/contracts/limits';
import { statuses, transitions } from '@werkbank/contracts/delivery';
import { cost, priceBreakdown, totals } from '@werkbank/contracts/entities';
import { percentOf } from '@werkbank/contracts/money';
import { swissBuyerCompanyId } from '../people/customers.ts';
import type { DemoOrder } from '../shapes-orders.ts';
import type { Generated } from '../testing/generated.ts';
import { generated, generatingTimeout, testNow } from '../testing/generated.ts';

let demo: Generated;
let orders: DemoOrder[];
beforeAll(async () => {
  demo = await generated(3000);
  orders = demo.orders.orders;
}, generatingTimeout);
afterAll(() => demo.remove());

const today = testNow.toISOString().slice(0, 10);
const sections = () => orders.flatMap((order) => order.sections);

describe('demo orders', () => {
  it('cover every status for the Swiss demo buyer', () => {
    const own = orders.filter(({ customerCompanyId }) => customerCompanyId === swissBuyerCompanyId);
    expect(statuses.filter((status) => !own.some((order) => order.status === status))).toEqual([]);
  });

  it('have one to five sections, one that was split and one that is collected', () => {
    expect(Math.max(...orders.map((order) => order.sections.length))).toBe(5);
    expect(sections().some(({ parentDeliveryId }) => parentDeliveryId !== null)).toBe(true);
    expect(orders.some(({ selfCollection }) => selfCollection)).toBe(true);
  });

  it('include late orders and unanswered ones', () => {
    const late = sections().filter(
      ({ status, plannedShipmentDate }) =>
        ['Confirmed', 'Released', 'InCompletion'].includes(status) && plannedShipmentDate < today,
    );
    expect(late.length).toBeGreaterThanOrEqual(2);
    expect(orders.filter(({ status }) => status === 'Created').length).toBeGreaterThanOrEqual(3);
  });

  it('have proposals with time left, 24 hours at most', () => {
    const open = orders.filter(({ status }) => status === 'Proposed');
    expect(open.length).toBeGreaterThanOrEqual(2);
    for (const { proposalExpiresAt } of open) {
      const left = Date.parse(proposalExpiresAt ?? '') - testNow.getTime();
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(proposalLifetimeMs);
    }
  });

  it('have consistent sums in prices, sections and totals', () => {
    for (const order of orders) {
      for (const section of order.sections) {
        for (const { price } of section.items) {
          const line = price.listPrice * price.quantity;
          expect(price.discount).toBe(percentOf(line, price.effectiveDiscount));
          expect(price.salesPrice).toBe(line + price.surcharge - price.discount);
          expect(price.taxBase).toBe(price.salesPrice + price.voc * price.quantity);
          expect(price.tax).toBe(percentOf(price.taxBase, price.taxRate));
          expect(price.voc > 0 ? price.platformMargin : 0).toBe(0);
        }
      }
      const sum = order.sections.reduce((total, section) => total + section.taxBase, 0);
      expect(order.totals.taxBase).toBe(sum);
      expect(order.totals.total).toBe(order.totals.taxBase + order.totals.tax);
    }
  });

  it('fit the contract', () => {
    const faults = [
      ...orders.map((order) => totals.safeParse(order.totals)),
      ...sections().flatMap((section) => section.costs.map((row) => cost.safeParse(row))),
      ...sections().flatMap((section) => section.items.map((item) => priceBreakdown.safeParse(item.price))),
    ].filter(({ success }) => !success);
    expect(faults).toEqual([]);
  });

  it('have histories that follow the delivery table, never in the future', () => {
    for (const { history } of orders) {
      for (const { from, to, actor, at } of history) {
        expect(Date.parse(at)).toBeLessThanOrEqual(testNow.getTime());
        if (from === null || to === null) continue;
        expect(transitions.some((row) => row.from === from && row.to === to && row.actor === actor)).toBe(
          true,
        );
      }
    }
  });

  it('carry weight, sides, MRN and a declaration once an export is ready', () => {
    const ready = sections().filter(({ status }) =>
      ['ReadyToSend', 'InCustomsClearance', 'Sent', 'Delivered'].includes(status),
    );
    expect(ready.some(({ isExport }) => isExport)).toBe(true);
    for (const { weight, length, isExport, mrnNumber, customsDeclarationFile } of ready) {
      expect(weight).toBeGreaterThan(0);
      expect(length).toBeGreaterThanOrEqual(1);
      expect(mrnNumber !== null && customsDeclarationFile !== null).toBe(isExport);
    }
  });

  it('report the next free numbers', () => {
    const { nextOrderId, nextDeliveryId, nextItemId } = demo.orders;
    expect(Math.max(...orders.map(({ id }) => id))).toBeLessThan(nextOrderId);
    expect(Math.max(...sections().map(({ deliveryId }) => deliveryId))).toBeLessThan(nextDeliveryId);
    expect(Math.max(...sections().flatMap(({ items }) => items.map(({ id }) => id)))).toBeLessThan(
      nextItemId,
    );
  });
});
