import { type CostStage, costStageOf, isPacked } from '@werkbank/contracts/delivery';
import { type PartOfSection, settleSection } from '@werkbank/contracts/money';
import { agreedOf } from './agreed-costs.js';
import { type Delivery, liveItems, type Order } from '../model/order.js';
import { goodsByTax, madeByOf } from './kept-tax.js';

/** The ordered delivery of which this one is a part: the same after splits of splits, wherever a part leaves from. */
export function sectionOf(order: Pick<Order, 'deliveries'>, delivery: Delivery): number {
  const parent = order.deliveries.find(({ id }) => id === delivery.parentDeliveryId);
  return parent ? sectionOf(order, parent) : delivery.id;
}

/**
 * An order with the costs of a section recomputed from its remaining goods. The first packed or sent part carries costs that
 * occur once, so that one invoice has them, whatever becomes of the other parts.
 */
export function settleCosts(order: Order, deliveryId: number, step?: 'packs' | 'sends'): Order {
  const delivery = order.deliveries.find(({ id }) => id === deliveryId);
  if (!delivery) return order;
  const section = sectionOf(order, delivery);
  const all = order.deliveries.filter((one) => sectionOf(order, one) === section);
  const isFirst = (one: Delivery) => step !== undefined && one.id === deliveryId;
  const stageOf = (one: Delivery): CostStage => {
    const stage = isFirst(one) ? 'open' : costStageOf(one.status);
    return stage === 'packed' && step === 'sends' ? 'open' : stage;
  };
  // Shares that are on paper stay, so those of packed parts come before those of open ones.
  const place = (one: Delivery) => (isFirst(one) ? 0 : isPacked(one.status) ? 1 : 2);
  const living = all
    .filter((one) => one.status !== 'Cancelled' && liveItems(one).length > 0)
    .sort((one, other) => place(one) - place(other) || one.id - other.id);
  const parts = living.map((one) => partOf(one, stageOf(one)));
  const settled = settleSection(agreedOf(all, section), parts);
  return {
    ...order,
    deliveries: order.deliveries.map((one) => {
      if (!all.includes(one)) return one;
      const part = settled.find(({ id }) => id === one.id);
      if (!part) return { ...one, costs: [], taxRates: [] };
      const { costs, taxes } = part;
      return { ...one, costs, taxRates: taxes.map((row) => ({ ...row, ...madeByOf(all, row) })) };
    }),
  };
}

function partOf(delivery: Delivery, stage: CostStage): PartOfSection & { id: number } {
  const items = liveItems(delivery);
  return {
    id: delivery.id,
    stage,
    grams: items.reduce((sum, { unitWeight, quantity }) => sum + unitWeight * quantity, 0),
    goods: goodsByTax(items),
    costs: delivery.costs,
    taxes: delivery.taxRates,
  };
}
