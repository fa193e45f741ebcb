import { decimalFraction, divideHalfUp, hundredths, percentOf, rateOf } from '@werkbank/contracts/money';
import type { Country, Currency } from '../shapes.ts';
import type { DemoArticle } from '../shapes-catalog.ts';
import type { DemoPrice } from '../shapes-orders.ts';
import { currentRatio } from './exchange-rates.ts';
import type { PriceRules } from './price-rules.ts';

export interface LineQuery {
  article: DemoArticle;
  producerCompanyId: number;
  platformMargin: number;
  customerCompanyId: number;
  deliveryCountry: Country;
  currency: Currency;
  quantity: number;
}

/** Liechtenstein counts as Switzerland. */
export const taxRates: Record<Country, number> = { DE: 19, CH: 8.1, LI: 8.1 };

function converted(amount: number, factor: number, from: Currency, to: Currency): number {
  const pair = `${from}-${to}`;
  const ratio = pair === 'EUR-CHF' || pair === 'CHF-EUR' ? currentRatio[pair] : '1';
  const { numerator, denominator } = decimalFraction(ratio);
  return Number(divideHalfUp(BigInt(amount) * hundredths(factor) * numerator, 100n * denominator));
}

function countryFactor(rules: PriceRules, { producerCompanyId, deliveryCountry }: LineQuery): number {
  const served = deliveryCountry === 'LI' ? 'CH' : deliveryCountry;
  const rule = rules.countryPriceFactors.find(
    (candidate) => candidate.producerCompanyId === producerCompanyId && candidate.targetCountry === served,
  );
  return rule?.factor ?? 1;
}

/** Discount of the customer's group in per cent; an article group counts for all of its material groups. */
function discountPercent(rules: PriceRules, query: LineQuery): number {
  const { article, producerCompanyId, customerCompanyId, quantity } = query;
  const groups = rules.discountGroups.filter((group) => group.producerCompanyId === producerCompanyId);
  const assigned = rules.discountAssignments.find(
    (row) =>
      row.customerCompanyId === customerCompanyId && groups.some(({ id }) => id === row.discountGroupId),
  );
  const group = groups.find((candidate) =>
    assigned ? candidate.id === assigned.discountGroupId : candidate.isOtherCustomerGroup,
  );
  if (!group) return 0;
  if (group.discountType === 'Percentage') return group.discountValue ?? 0;
  const target =
    group.materialGroupType === 'MaterialGroup'
      ? article.materialGroupId
      : rules.articleGroups.find(
          (row) =>
            row.producerCompanyId === producerCompanyId &&
            row.materialGroupIds.includes(article.materialGroupId),
        )?.id;
  const discount = group.discounts.find((row) => row.materialOrArticleGroupId === target);
  if (group.discountType === 'PercentageMaterialGroup') return discount?.discountValue ?? 0;
  return (
    discount?.discountQuantities.filter((tier) => tier.minQuantity <= quantity).at(-1)?.discountValue ?? 0
  );
}

/** The price engine's rules, step by step, for the orders that the demo begins with. */
export function priceLine(rules: PriceRules, query: LineQuery): DemoPrice {
  const { article, producerCompanyId, quantity, currency, deliveryCountry, platformMargin } = query;
  const listPrice = converted(
    article.listPrice,
    countryFactor(rules, query),
    article.listPriceCurrency,
    currency,
  );
  const line = listPrice * quantity;
  const surchargePercent =
    rules.surcharges.find(
      (rule) =>
        rule.producerCompanyId === producerCompanyId && rule.materialGroupId === article.materialGroupId,
    )?.value ?? 0;
  const effectiveDiscount = discountPercent(rules, query);
  const surcharge = percentOf(line, surchargePercent);
  const discount = percentOf(line, effectiveDiscount);
  const salesPrice = line + surcharge - discount;
  const voc = converted(article.voc, 1, article.listPriceCurrency, currency);
  const taxBase = salesPrice + voc * quantity;
  const taxRate = taxRates[deliveryCountry];
  return {
    quantity,
    listPrice,
    surcharge,
    discount,
    effectiveDiscount,
    salesPrice,
    voc,
    taxBase,
    taxRate,
    tax: percentOf(taxBase, taxRate),
    platformMargin: voc > 0 ? 0 : rateOf(taxBase, platformMargin),
    currency,
  };
}
