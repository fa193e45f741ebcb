import { isPacked } from '@werkbank/contracts/delivery';
import type { Delivery } from '../../order/index.js';

/** The reduction of a delivery's costs by a change, with its tax, as a delivery without goods; `undefined` without one. */
export function costsLess(before: Delivery, after: Delivery): Delivery | undefined {
  if (!isPacked(after.status)) return undefined;
  const costs = before.costs
    .map((cost) => {
      const left = after.costs.find(({ costType }) => costType === cost.costType)?.taxBase ?? 0;
      return { ...cost, taxBase: cost.taxBase - left, why: { key: 'costLowered', params: {} } };
    })
    .filter(({ taxBase }) => taxBase > 0);
  const taxRates = before.taxRates
    .map((row) => {
      const left = after.taxRates.find(({ rate, reason }) => rate === row.rate && reason === row.reason);
      return {
        ...row,
        costBase: row.costBase - (left?.costBase ?? 0),
        amount: row.amount - (left?.amount ?? 0),
      };
    })
    .filter(({ costBase, amount }) => costBase > 0 || amount > 0);
  return costs.length === 0 ? undefined : { ...after, items: [], costs, taxRates };
}
