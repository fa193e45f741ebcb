import type { Cost, TaxLine, Totals } from '@werkbank/contracts/entities';
import { sumTaxLines } from '@werkbank/contracts/money';
import { taxedBase } from './kept-tax.js';
import { type Delivery, type Order, liveItems } from '../model/order.js';

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

/** Cancelled items do not count; unit prices stay as agreed. Costs and tax come from `settle-costs.ts`. */
export function deliveryFigures(delivery: Delivery): DeliveryFigures {
  const cancelled = delivery.status === 'Cancelled';
  const costs = cancelled ? [] : delivery.costs;
  const items = cancelled ? [] : liveItems(delivery);
  const costOf = (type: Cost['costType']) =>
    sum(costs.filter((cost) => cost.costType === type).map((cost) => cost.taxBase));
  const goods = sum(items.map((item) => item.price.taxBase));
  const rows = cancelled ? [] : delivery.taxRates;
  const taxes = rows.map(
    (row): TaxLine => ({
      rate: row.rate,
      base: taxedBase(row, items),
      amount: row.amount,
      reason: row.reason,
      ...(row.madeBy && { madeBy: row.madeBy }),
    }),
  );
  return {
    goods,
    costs,
    freight: costOf('Freight'),
    customsHandling: costOf('CustomsHandling'),
    customs: costOf('Customs'),
    taxBase: goods + sum(costs.map((cost) => cost.taxBase)),
    taxes: taxes.filter(({ base, amount }) => base !== 0 || amount !== 0),
  };
}

/** The current costs of the whole order: all deliveries, with tax by rate and reason. */
export function orderTotals(order: Order): Totals {
  const parts = order.deliveries.map(deliveryFigures);
  const total = (of: (part: DeliveryFigures) => number) => sum(parts.map(of));
  const taxes = sumTaxLines(parts.flatMap((part) => part.taxes));
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

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
