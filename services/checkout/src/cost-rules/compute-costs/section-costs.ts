import type { Shipper } from '@werkbank/contracts/delivery';
import type { Cost, CostBasis, MadeBy } from '@werkbank/contracts/entities';
import { servingCountry } from '@werkbank/contracts/localization';
import { type Cents, costsOfGoods } from '@werkbank/contracts/money';
import { amountIn, type Amounts, type Exchange } from './amount-in.js';
import type { CostRules, CostSettings, CustomsInForce, FreightInForce } from './cost-rules.js';

export interface Shipment extends Exchange {
  /** Country codes of the dispatch location and of the shipping address. */
  from: string;
  to: string;
  selfCollection: boolean;
  customShipping: boolean;
  /** Whole grams of everything in it. */
  grams: number;
  /** Net value of the goods in cents of `currency`. */
  goods: Cents;
}

/** Countries without a group are a separate area each. */
function sameCustomsArea(rules: CostSettings, one: string, other: string): boolean {
  return one === other || rules.customsFreeAreas.some((area) => area.includes(one) && area.includes(other));
}

/** Export: the areas differ, and the buyer does not collect. */
export function isExport(
  rules: CostSettings,
  shipment: Pick<Shipment, 'from' | 'to' | 'selfCollection'>,
): boolean {
  return !shipment.selfCollection && !sameCustomsArea(rules, shipment.from, shipment.to);
}

export function chooseShipper(rules: CostSettings, shipment: Shipment): Shipper {
  if (shipment.selfCollection) return 'selfCollection';
  if (shipment.customShipping) return 'custom';
  const from = servingCountry(shipment.from);
  const to = servingCountry(shipment.to);
  const fits = rules.shipping.find(
    (rule) =>
      (rule.from === null || rule.from === from) &&
      (rule.to === null || rule.to === to) &&
      (rule.abroad === null || rule.abroad === (from !== to)) &&
      (rule.upToGrams === null || shipment.grams <= rule.upToGrams),
  );
  return fits?.shipper ?? 'go';
}

/**
 * Freight, customs handling and customs of one section, each with the reason that the buyer reads beside it and the rule
 * that made it. undefined where an amount cannot be had in the currency of the order.
 */
export function sectionCosts(rules: CostRules, shipment: Shipment, shipper: Shipper): Cost[] | undefined {
  return costsAndBasis(rules, shipment, shipper)?.costs;
}

/** Costs with their inputs, in the currency of the order, which keeps both. */
export function costsAndBasis(
  rules: CostRules,
  shipment: Shipment,
  shipper: Shipper,
): { costs: Cost[]; basis: CostBasis } | undefined {
  const freight = freightBasis(rules, shipment, shipper);
  const customs = isExport(rules, shipment) ? customsBasis(rules, shipment) : { basis: null, madeBy: {} };
  if (!freight || !customs) return undefined;
  const basis = { freight: freight.basis, customs: customs.basis };
  const madeBy: MadeByType = { ...freight.madeBy, ...customs.madeBy };
  const costs = costsOfGoods(basis, shipment).map((cost): Cost => {
    const by = madeBy[cost.costType];
    return by ? { ...cost, madeBy: by } : cost;
  });
  return { costs, basis };
}

type MadeByType = Partial<Record<Cost['costType'], MadeBy>>;

function freightBasis(
  rules: CostRules,
  shipment: Shipment,
  shipper: Shipper,
): { basis: CostBasis['freight']; madeBy: MadeByType } | undefined {
  if (shipper === 'selfCollection') return { basis: null, madeBy: {} };
  const rule = nearest(
    rules.freight.filter((known) => known.shipper === shipper),
    shipment,
  );
  if (!rule) return undefined;
  const { id: ruleId, validFrom, figures } = rule;
  const inCurrency = (amounts: Amounts) => amountIn(amounts, rules.baseCurrency, shipment);
  const free = figures.freeFrom === null ? undefined : inCurrency(figures.freeFrom);
  const fits = figures.steps.findIndex(({ upToGrams }) => upToGrams === null || shipment.grams <= upToGrams);
  // Weight only falls after an order is placed, so no heavier step is kept.
  const steps = figures.steps.slice(0, fits + 1).map(({ upToGrams, ...amounts }) => {
    return { upToGrams, base: inCurrency(amounts.base), perKilogram: inCurrency(amounts.perKilogram) };
  });
  const known = steps.flatMap(({ upToGrams, base, perKilogram }) =>
    base && perKilogram ? [{ upToGrams, base: base.cents, perKilogram: perKilogram.cents }] : [],
  );
  const agreed = steps.at(-1);
  const isFree = free !== undefined && shipment.goods >= free.cents;
  if (!agreed || (!isFree && !(agreed.base && agreed.perKilogram))) return undefined;
  const exchangedBy = agreed.base?.exchangedBy ?? agreed.perKilogram?.exchangedBy ?? null;
  return {
    basis: {
      freeFrom: free?.cents ?? null,
      steps: known.length > 0 ? known : [{ upToGrams: null, base: 0, perKilogram: 0 }],
    },
    madeBy: { Freight: { ruleId, validFrom, exchangedBy: isFree ? free.exchangedBy : exchangedBy } },
  };
}

function customsBasis(rules: CostRules, shipment: Shipment) {
  const rule = nearest(rules.customs, shipment);
  const handling = rule && amountIn(rule.figures.handling, rules.baseCurrency, shipment);
  if (!handling) return undefined;
  const { id: ruleId, validFrom, figures } = rule;
  const { from, to } = shipment;
  return {
    basis: { from, to, handling: handling.cents, percent: figures.percent },
    madeBy: {
      CustomsHandling: { ruleId, validFrom, exchangedBy: handling.exchangedBy },
      Customs: { ruleId, validFrom, exchangedBy: null },
    },
  };
}

/** The most specific of the rules that fit the countries. The country of departure counts before that of arrival. */
function nearest<R extends CustomsInForce | FreightInForce>(
  rules: readonly R[],
  shipment: Shipment,
): R | undefined {
  const from = servingCountry(shipment.from);
  const to = servingCountry(shipment.to);
  const closeness = (rule: R) => (rule.from === null ? 0 : 2) + (rule.to === null ? 0 : 1);
  return rules
    .filter((rule) => (rule.from ?? from) === from && (rule.to ?? to) === to)
    .sort((one, other) => closeness(other) - closeness(one))[0];
}
