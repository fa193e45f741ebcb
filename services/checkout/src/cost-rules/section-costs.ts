import type { Shipper } from '@werkbank/contracts/delivery';
import type { Cost } from '@werkbank/contracts/entities';
import { servingCountry } from '@werkbank/contracts/limits';
import { type Cents, percentOf } from '@werkbank/contracts/money';
import { amountIn, type Amounts, type Exchange } from './amount-in.js';
import type { CostRules } from './cost-rules.js';

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
export function sameCustomsArea(rules: CostRules, one: string, other: string): boolean {
  return one === other || rules.customsFreeAreas.some((area) => area.includes(one) && area.includes(other));
}

/** Export: the areas differ, and the buyer does not collect. */
export function isExport(
  rules: CostRules,
  shipment: Pick<Shipment, 'from' | 'to' | 'selfCollection'>,
): boolean {
  return !shipment.selfCollection && !sameCustomsArea(rules, shipment.from, shipment.to);
}

export function chooseShipper(rules: CostRules, shipment: Shipment): Shipper {
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
 * Freight, customs handling and customs of one section, each with the reason that the buyer reads beside it. undefined
 * where an amount cannot be had in the currency of the order.
 */
export function sectionCosts(rules: CostRules, shipment: Shipment, shipper: Shipper): Cost[] | undefined {
  const paid = freight(rules, shipment, shipper);
  if (!paid) return undefined;
  const costs = [paid];
  if (isExport(rules, shipment)) {
    const handling = amountIn(rules.customsHandling, rules.baseCurrency, shipment);
    if (handling === undefined) return undefined;
    costs.push(
      {
        costType: 'CustomsHandling',
        taxBase: handling,
        why: { key: 'customsHandlingPerShipment', params: { from: shipment.from, to: shipment.to } },
      },
      {
        costType: 'Customs',
        taxBase: percentOf(shipment.goods, rules.customsPercent),
        why: { key: 'customsOfGoods', params: { percent: rules.customsPercent } },
      },
    );
  }
  return costs;
}

function freight(rules: CostRules, shipment: Shipment, shipper: Shipper): Cost | undefined {
  if (shipper === 'selfCollection') {
    return { costType: 'Freight', taxBase: 0, why: { key: 'freightSelfCollection', params: {} } };
  }
  const rule = rules.freight[shipper];
  const inCurrency = (amounts: Amounts) => amountIn(amounts, rules.baseCurrency, shipment);
  const freeFrom = rule.freeFrom === null ? undefined : inCurrency(rule.freeFrom);
  if (freeFrom !== undefined && shipment.goods >= freeFrom) {
    return { costType: 'Freight', taxBase: 0, why: { key: 'freightFreeFrom', params: { cents: freeFrom } } };
  }
  const base = inCurrency(rule.base);
  const perKilogram = inCurrency(rule.perKilogram);
  if (base === undefined || perKilogram === undefined) return undefined;
  const kilograms = Math.max(1, Math.ceil(shipment.grams / 1000));
  return {
    costType: 'Freight',
    taxBase: base + perKilogram * kilograms,
    why: { key: 'freightByWeight', params: { kilograms } },
  };
}
