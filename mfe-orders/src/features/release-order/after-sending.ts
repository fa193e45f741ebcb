import type { Delivery, OrderItem, SalesOrder, TaxLine, Totals } from '@werkbank/contracts/entities';
import { taxOfRest } from '@werkbank/contracts/money';
import { liveItems } from '../../order/items';
import { mayCancel, type ReleaseDraft } from './release-draft';

/**
 * A delivery as it will cost once the decision is sent, by the service's own rule: cancelled items count no more, costs
 * stay as agreed and fall away only with the whole delivery, and the tax that was ordered is lowered by what goes.
 */
export function deliveryAfterSending(delivery: Delivery, draft: ReleaseDraft): Delivery {
  const live = liveItems(delivery);
  const gone = mayCancel(delivery) ? live.filter(({ id }) => draft.cancelled.includes(id)) : [];
  if (gone.length === 0) return delivery;
  if (gone.length === live.length) {
    return {
      ...delivery,
      deliveryCosts: [],
      freight: 0,
      customs: 0,
      customsHandling: 0,
      taxes: [],
      taxBase: 0,
    };
  }
  return {
    ...delivery,
    taxBase: delivery.taxBase - sum(gone.map(({ price }) => price.taxBase)),
    taxes: taxesWithout(delivery.taxes, gone).filter(({ base, amount }) => base !== 0 || amount !== 0),
  };
}

/** An item does not say which of two lines of its rate it belongs to; lines of one rate and two reasons are rare. */
function taxesWithout(taxes: readonly TaxLine[], gone: readonly OrderItem[]): TaxLine[] {
  return taxes.map((line, index) => {
    const isFirst = taxes.findIndex(({ rate }) => rate === line.rate) === index;
    const goods = gone.filter(({ price }) => isFirst && price.taxRate === line.rate);
    const base = line.base - sum(goods.map(({ price }) => price.taxBase));
    return { ...line, base, amount: taxOfRest(line, base) };
  });
}

/** What the order will cost once the decision is sent; what it costs now where nothing is cancelled. */
export function totalsAfterSending({ sections, totals }: SalesOrder, draft: ReleaseDraft): Totals {
  const pairs = sections.map((now) => ({ now, next: deliveryAfterSending(now, draft) }));
  const changed = pairs.filter(({ now, next }) => now !== next);
  if (changed.length === 0) return totals;
  const less = (of: (delivery: Delivery) => number) =>
    sum(changed.map(({ now, next }) => of(now) - of(next)));
  const costsOf = (delivery: Delivery) => delivery.freight + delivery.customs + delivery.customsHandling;
  const taxBase = totals.taxBase - less((delivery) => delivery.taxBase);
  const taxes = addedUp(pairs.flatMap(({ next }) => next.taxes));
  const tax = sum(taxes.map(({ amount }) => amount));
  return {
    ...totals,
    goods: totals.goods - less((delivery) => delivery.taxBase - costsOf(delivery)),
    freight: totals.freight - less(({ freight }) => freight),
    customsHandling: totals.customsHandling - less(({ customsHandling }) => customsHandling),
    customs: totals.customs - less(({ customs }) => customs),
    taxBase,
    taxes,
    tax,
    total: taxBase + tax,
  };
}

/** Added up by rate and reason. */
function addedUp(lines: readonly TaxLine[]): TaxLine[] {
  const sums = new Map<string, TaxLine>();
  for (const line of lines) {
    const kind = JSON.stringify([line.rate, line.reason]);
    const { base, amount } = sums.get(kind) ?? { base: 0, amount: 0 };
    sums.set(kind, { ...line, base: base + line.base, amount: amount + line.amount });
  }
  return [...sums.values()];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
