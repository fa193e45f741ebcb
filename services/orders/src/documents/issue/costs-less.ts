import { isPacked } from '@werkbank/contracts/delivery';
import type { Delivery } from '../../order/index.js';

/** What a delivery's costs are less after a change, with the tax on it, as a delivery without goods; undefined where nothing. */
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
