import type { Cost, CostBasis } from '../entities/price.js';
import { type Cents, percentOf } from './cents.js';

export interface Goods {
  /** Weight of all goods together. */
  grams: number;
  /** Net. */
  goods: Cents;
}

/** Freight, customs handling and customs of goods, each with the reason that the buyer reads beside it. */
export function costsOfGoods(basis: CostBasis, shipped: Goods): Cost[] {
  const { customs } = basis;
  if (!customs) return [freightOf(basis, shipped)];
  const { from, to, handling, percent } = customs;
  return [
    freightOf(basis, shipped),
    {
      costType: 'CustomsHandling',
      taxBase: handling,
      why: { key: 'customsHandlingPerShipment', params: { from, to } },
    },
    {
      costType: 'Customs',
      taxBase: percentOf(shipped.goods, percent),
      why: { key: 'customsOfGoods', params: { percent } },
    },
  ];
}

function freightOf({ freight }: CostBasis, { grams, goods }: Goods): Cost {
  const costType = 'Freight';
  if (!freight) return { costType, taxBase: 0, why: { key: 'freightSelfCollection', params: {} } };
  const { freeFrom, steps } = freight;
  if (freeFrom !== null && goods >= freeFrom) {
    return { costType, taxBase: 0, why: { key: 'freightFreeFrom', params: { cents: freeFrom } } };
  }
  const step = steps.find(({ upToGrams }) => upToGrams === null || grams <= upToGrams) ?? steps.at(-1);
  const kilograms = Math.max(1, Math.ceil(grams / 1000));
  return {
    costType,
    taxBase: step ? step.base + step.perKilogram * kilograms : 0,
    why: { key: 'freightByWeight', params: { kilograms } },
  };
}
