import type { Cost, Totals } from '@werkbank/contracts/entities';
import { percentOf } from '@werkbank/contracts/money';
import { type Delivery, type Order, type TaxRate, liveItems } from './order.js';

type TaxLine = Totals['taxes'][number];

/** What a delivery costs now. */
export interface DeliveryFigures {
  goods: number;
  costs: readonly Cost[];
  freight: number;
  customsHandling: number;
  customs: number;
  /** Goods and costs, net. */
  taxBase: number;
  taxes: TaxLine[];
}

/**
 * Cancelled items count no more; unit prices and costs stay as they were agreed. Costs fall away only with the whole
 * delivery. Tax is owed once per rate, on goods plus costs.
 */
export function deliveryFigures(delivery: Delivery): DeliveryFigures {
  const cancelled = delivery.status === 'Cancelled';
  const costs = cancelled ? [] : delivery.costs;
  const items = cancelled ? [] : liveItems(delivery);
  const costOf = (type: Cost['costType']) =>
    sum(costs.filter((cost) => cost.costType === type).map((cost) => cost.taxBase));
  const goods = sum(items.map((item) => item.price.taxBase));
  const rates = new Set([
    ...delivery.taxRates.map(({ rate }) => rate),
    ...items.map((item) => item.price.taxRate),
  ]);
  const taxes = [...rates].map((rate): TaxLine => {
    const known = delivery.taxRates.find((entry) => entry.rate === rate);
    const base =
      sum(items.filter((item) => item.price.taxRate === rate).map((item) => item.price.taxBase)) +
      (cancelled ? 0 : (known?.costBase ?? 0));
    return { rate, base, amount: percentOf(base, rate), reason: known?.reason ?? null };
  });
  return {
    goods,
    costs,
    freight: costOf('Freight'),
    customsHandling: costOf('CustomsHandling'),
    customs: costOf('Customs'),
    taxBase: goods + sum(costs.map((cost) => cost.taxBase)),
    taxes: taxes.filter((line) => line.base !== 0),
  };
}

/** What the whole order costs now: its deliveries together, tax added up per rate. */
export function orderTotals(order: Order): Totals {
  const parts = order.deliveries.map(deliveryFigures);
  const total = (of: (part: DeliveryFigures) => number) => sum(parts.map(of));
  const taxes = addUpTaxes(parts.flatMap((part) => part.taxes));
  const taxBase = total((part) => part.taxBase);
  const tax = sum(taxes.map((line) => line.amount));
  return {
    goods: total((part) => part.goods),
    freight: total((part) => part.freight),
    customsHandling: total((part) => part.customsHandling),
    customs: total((part) => part.customs),
    taxBase,
    taxes,
    tax,
    total: taxBase + tax,
    currency: order.currency,
  };
}

/**
 * Which rates a section is taxed with, and how much of its costs with each: what its tax lines hold beyond its goods.
 * Kept because later changes take goods away, and costs do not say their own rate.
 */
export function taxRatesOf(
  taxes: readonly TaxLine[],
  items: readonly { price: { taxRate: number; taxBase: number } }[],
): TaxRate[] {
  return addUpTaxes(taxes).map(({ rate, base, reason }) => {
    const goods = items.filter((item) => item.price.taxRate === rate).map((item) => item.price.taxBase);
    return { rate, reason, costBase: base - sum(goods) };
  });
}

function addUpTaxes(lines: readonly TaxLine[]): TaxLine[] {
  const byRate = new Map<number, TaxLine>();
  for (const line of lines) {
    const sameRate = byRate.get(line.rate);
    byRate.set(
      line.rate,
      sameRate
        ? {
            ...sameRate,
            base: sameRate.base + line.base,
            amount: sameRate.amount + line.amount,
            reason: sameRate.reason ?? line.reason,
          }
        : line,
    );
  }
  return [...byRate.values()];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
