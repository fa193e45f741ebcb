import type { Shipper } from '@werkbank/contracts/delivery';
import type { Cost } from '@werkbank/contracts/entities';
import { servingCountry } from '@werkbank/contracts/limits';
import { type Cents, percentOf } from '@werkbank/contracts/money';
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

/** Countries without a group of their own are an area each. */
export function sameCustomsArea(rules: CostSettings, one: string, other: string): boolean {
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
  const paid = freight(rules, shipment, shipper);
  if (!paid) return undefined;
  if (!isExport(rules, shipment)) return [paid];
  const crossed = customs(rules, shipment);
  return crossed && [paid, ...crossed];
}

function freight(rules: CostRules, shipment: Shipment, shipper: Shipper): Cost | undefined {
  if (shipper === 'selfCollection') {
    return { costType: 'Freight', taxBase: 0, why: { key: 'freightSelfCollection', params: {} } };
  }
  const rule = nearest(
    rules.freight.filter((known) => known.shipper === shipper),
    shipment,
  );
  const step = rule?.figures.steps.find(({ upToGrams }) => upToGrams === null || shipment.grams <= upToGrams);
  if (!rule || !step) return undefined;
  const { id: ruleId, validFrom, figures } = rule;
  const inCurrency = (amounts: Amounts) => amountIn(amounts, rules.baseCurrency, shipment);
  const free = figures.freeFrom === null ? undefined : inCurrency(figures.freeFrom);
  if (free && shipment.goods >= free.cents) {
    return {
      costType: 'Freight',
      taxBase: 0,
      why: { key: 'freightFreeFrom', params: { cents: free.cents } },
      madeBy: { ruleId, validFrom, exchangedBy: free.exchangedBy },
    };
  }
  const base = inCurrency(step.base);
  const perKilogram = inCurrency(step.perKilogram);
  if (!base || !perKilogram) return undefined;
  const kilograms = Math.max(1, Math.ceil(shipment.grams / 1000));
  return {
    costType: 'Freight',
    taxBase: base.cents + perKilogram.cents * kilograms,
    why: { key: 'freightByWeight', params: { kilograms } },
    madeBy: { ruleId, validFrom, exchangedBy: base.exchangedBy ?? perKilogram.exchangedBy },
  };
}

function customs(rules: CostRules, shipment: Shipment): Cost[] | undefined {
  const rule = nearest(rules.customs, shipment);
  const handling = rule && amountIn(rule.figures.handling, rules.baseCurrency, shipment);
  if (!handling) return undefined;
  const { id: ruleId, validFrom, figures } = rule;
  return [
    {
      costType: 'CustomsHandling',
      taxBase: handling.cents,
      why: { key: 'customsHandlingPerShipment', params: { from: shipment.from, to: shipment.to } },
      madeBy: { ruleId, validFrom, exchangedBy: handling.exchangedBy },
    },
    {
      costType: 'Customs',
      taxBase: percentOf(shipment.goods, figures.percent),
      why: { key: 'customsOfGoods', params: { percent: figures.percent } },
      madeBy: { ruleId, validFrom, exchangedBy: null },
    },
  ];
}

/** Of the rules that fit the countries the one that names most of them; the country of departure before that of arrival. */
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
