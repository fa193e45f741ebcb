import type { PriceBreakdown, PriceTier } from '@werkbank/contracts/entities';
import { type Cents, divideHalfUp, lineAmount } from '@werkbank/contracts/money';
import { chooseListPrice, listPriceSteps } from './choose-list-price.js';
import { discountSteps, effectiveDiscount } from './find-discount.js';
import { taxRateFor } from './find-tax.js';
import {
  discountOf,
  platformMarginOf,
  salesPriceOf,
  surchargeOf,
  surchargePercent,
  taxBaseOf,
  taxOf,
  unitPrice,
  unitVoc,
} from './steps.js';
import type { PricedLine, PriceTerms } from './terms.js';

export interface LinePrice {
  /** Always includes the platform's margin; callers that answer a browser remove it for other readers. */
  breakdown: PriceBreakdown & { platformMargin: number };
  /** Net price of `priceQuantity` order units at this quantity, with surcharge and VOC, without tax. */
  netPrice: Cents;
  /** Currency of the chosen list price. */
  listPriceCurrency: string;
  taxReason: string | null;
}

/**
 * Prices of a list of lines, in its order. null without a price: unknown company, no list price, no
 * exchange rate, no tax rate, or an amount beyond the exact whole cents.
 */
export function priceLines(lines: readonly PricedLine[], terms: PriceTerms): (LinePrice | null)[] {
  return lines.map((line) => priceLine(line, terms));
}

function priceLine(line: PricedLine, terms: PriceTerms): LinePrice | null {
  const company = terms.companies[line.producerCompanyId];
  const listPrice = chooseListPrice(line, terms);
  const ratio = listPrice && ratioFrom(listPrice.currency, terms);
  const vocRatio = line.voc === 0 ? '1' : ratioFrom(line.listPriceCurrency, terms);
  const taxRate = taxRateFor(terms, line.originCountry);
  if (!company || !listPrice || !ratio || !vocRatio || !taxRate) return null;

  const { quantity } = line;
  const { priceQuantity } = listPrice;
  const unit = unitPrice(listPrice.amount, company.countryPriceFactor, ratio);
  const voc = unitVoc(line.voc, vocRatio);
  const surchargeRate = surchargePercent(company.surcharges, line.materialGroupId);
  const discountRate = effectiveDiscount(company, line.materialGroupId, quantity);
  const pricesOf = (amount: Cents, orderUnits: number) => {
    const surcharge = surchargeOf(amount, surchargeRate);
    const discount = discountOf(amount, discountRate);
    const salesPrice = salesPriceOf(amount, surcharge, discount);
    return { surcharge, discount, salesPrice, taxBase: taxBaseOf(salesPrice, voc, orderUnits) };
  };
  const amount = lineAmount(unit, quantity, priceQuantity);
  const { surcharge, discount, salesPrice, taxBase } = pricesOf(amount, quantity);
  const tax = taxOf(taxBase, taxRate.rate);
  const platformMargin = platformMarginOf(taxBase, company.platformMargin, voc);
  // Price of `priceQuantity` times the quantity, so that no rounding difference is multiplied.
  const bulk =
    priceQuantity === 1 ? taxBase : pricesOf(lineAmount(unit, quantity), quantity * priceQuantity).taxBase;

  const amounts = [unit, voc, amount, surcharge, discount, salesPrice, taxBase, tax, platformMargin, bulk];
  if (!amounts.every(Number.isSafeInteger)) return null;
  return {
    breakdown: {
      quantity,
      listPrice: unit,
      ...(priceQuantity === 1 ? {} : { priceQuantity }),
      surcharge,
      discount,
      effectiveDiscount: discountRate,
      salesPrice,
      voc,
      taxBase,
      taxRate: taxRate.rate,
      tax,
      platformMargin,
      currency: terms.currency,
    },
    netPrice: Number(divideHalfUp(BigInt(bulk), BigInt(quantity))),
    listPriceCurrency: listPrice.currency,
    taxReason: taxRate.reason,
  };
}

export function ratioFrom(currency: string, terms: PriceTerms): string | undefined {
  return currency === terms.currency ? '1' : terms.exchangeRatios[currency];
}

/**
 * The net price from each quantity at which discount or list price changes, starting with the minimum
 * quantity; empty if neither changes.
 */
export function priceTiers(line: PricedLine, terms: PriceTerms): PriceTier[] {
  const company = terms.companies[line.producerCompanyId];
  if (!company) return [];
  const { minQuantity } = line;
  const changes = [...discountSteps(company, line.materialGroupId), ...listPriceSteps(line, terms)];
  const steps = new Set([minQuantity, ...changes.filter((from) => from > minQuantity)]);
  if (steps.size === 1) return [];
  const quantities = [...steps].sort((a, b) => a - b);
  const prices = priceLines(
    quantities.map((quantity) => ({ ...line, quantity })),
    terms,
  );
  return prices.flatMap((price) => {
    if (!price) return [];
    const { quantity, priceQuantity } = price.breakdown;
    const of = priceQuantity === undefined ? {} : { priceQuantity };
    return [{ minQuantity: quantity, unitPrice: price.netPrice, ...of }];
  });
}
