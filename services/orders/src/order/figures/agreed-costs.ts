import type { AgreedCosts, Cost, CostBasis } from '@werkbank/contracts/entities';
import type { Delivery, TaxRate } from '../model/order.js';

/** Agreed costs of a section, stored with the delivery that was ordered. */
export function agreedOf(deliveries: readonly Delivery[], section: number): AgreedCosts | null {
  return deliveries.find(({ id }) => id === section)?.agreed ?? null;
}

/** Agreement of the buyer: the costs as ordered, and the tax row that they belong to. */
export function agreedCosts(
  costs: readonly Cost[],
  taxRates: readonly TaxRate[],
  basis: CostBasis | undefined,
): AgreedCosts {
  const [taxed] = [...taxRates].sort((one, other) => other.costBase - one.costBase);
  return {
    costs: [...costs],
    basis: basis ?? basisFromBefore(costs),
    tax: taxed && taxed.costBase > 0 ? { rate: taxed.rate, reason: taxed.reason } : null,
  };
}

/** For older orders without stored costs: freight is fixed, customs follow the printed percentage. */
function basisFromBefore(costs: readonly Cost[]): CostBasis {
  const cost = (type: Cost['costType']) => costs.find(({ costType }) => costType === type);
  const [freight, handling, customs] = [cost('Freight'), cost('CustomsHandling'), cost('Customs')];
  const { from = '', to = '' } = handling?.why.params ?? {};
  const percent = customs?.why.params['percent'];
  const freeFrom = freight?.why.params['cents'];
  return {
    freight:
      freight && freight.why.key !== 'freightSelfCollection'
        ? {
            freeFrom: typeof freeFrom === 'number' ? freeFrom : null,
            steps: [{ upToGrams: null, base: freight.taxBase, perKilogram: 0 }],
          }
        : null,
    customs:
      typeof percent === 'number'
        ? { from: String(from), to: String(to), handling: handling?.taxBase ?? 0, percent }
        : null,
  };
}
