import type { PriceBreakdown } from '@werkbank/contracts/entities';
import { divideHalfUp } from '@werkbank/contracts/money';
import { discountSteps, effectiveDiscount } from './find-discount.js';
import { taxRateFor } from './find-tax.js';
import {
  discountOf,
  lineAmount,
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
  /** Always with the platform's margin; whoever answers a browser decides who sees it. */
  breakdown: PriceBreakdown & { platformMargin: number };
  taxReason: string | null;
}

/**
 * The prices of a whole list, in its order. null where there is none: unknown company, no exchange rate, no tax
 * rate, or an amount that whole cents cannot hold exactly.
 */
export function priceLines(lines: readonly PricedLine[], terms: PriceTerms): (LinePrice | null)[] {
  return lines.map((line) => priceLine(line, terms));
}

function priceLine(line: PricedLine, terms: PriceTerms): LinePrice | null {
  const company = terms.companies[line.producerCompanyId];
  const ratio =
    line.listPriceCurrency === terms.currency ? '1' : terms.exchangeRatios[line.listPriceCurrency];
  const taxRate = taxRateFor(terms, line.originCountry);
  if (!company || ratio === undefined || !taxRate) return null;

  const { quantity } = line;
  const unit = unitPrice(line.listPrice, company.countryPriceFactor, ratio);
  const voc = unitVoc(line.voc, ratio);
  const amount = lineAmount(unit, quantity);
  const discountPercent = effectiveDiscount(company, line.materialGroupId, quantity);
  const surcharge = surchargeOf(amount, surchargePercent(company.surcharges, line.materialGroupId));
  const discount = discountOf(amount, discountPercent);
  const salesPrice = salesPriceOf(amount, surcharge, discount);
  const taxBase = taxBaseOf(salesPrice, voc, quantity);
  const tax = taxOf(taxBase, taxRate.rate);
  const platformMargin = platformMarginOf(taxBase, company.platformMargin, voc);

  const amounts = [unit, voc, amount, surcharge, discount, salesPrice, taxBase, tax, platformMargin];
  if (!amounts.every(Number.isSafeInteger)) return null;
  return {
    breakdown: {
      quantity,
      listPrice: unit,
      surcharge,
      discount,
      effectiveDiscount: discountPercent,
      salesPrice,
      voc,
      taxBase,
      taxRate: taxRate.rate,
      tax,
      platformMargin,
      currency: terms.currency,
    },
    taxReason: taxRate.reason,
  };
}

/** What one piece costs net from each quantity on at which the discount changes; empty where it never does. */
export function priceTiers(
  line: PricedLine,
  terms: PriceTerms,
): { minQuantity: number; unitPrice: number }[] {
  const company = terms.companies[line.producerCompanyId];
  if (!company) return [];
  const steps = discountSteps(company, line.materialGroupId);
  const prices = priceLines(
    steps.map((quantity) => ({ ...line, quantity })),
    terms,
  );
  return prices.flatMap((price) => {
    if (!price) return [];
    const { quantity, taxBase } = price.breakdown;
    return [{ minQuantity: quantity, unitPrice: Number(divideHalfUp(BigInt(taxBase), BigInt(quantity))) }];
  });
}
