import type { PriceStep } from '@werkbank/contracts/entities';
import { decimalFraction, hundredths, lineAmount } from '@werkbank/contracts/money';
import { chooseListPrice } from './choose-list-price.js';
import { priceLines, type LinePrice, ratioFrom } from './price-lines.js';
import { surchargePercent } from './steps.js';
import type { PricedLine, PriceTerms } from './terms.js';

type Step = Omit<PriceStep, 'rules'>;
type Name = Step['inputs'][number]['name'];

export interface LineExplanation extends LinePrice {
  /** In the order in which the engine takes them. */
  steps: Step[];
}

/**
 * The price of a line with each step of the engine: its inputs, its exact result, and that in whole cents.
 * null for a line without a price.
 */
export function explainLine(line: PricedLine, terms: PriceTerms): LineExplanation | null {
  const [price] = priceLines([line], terms);
  const company = terms.companies[line.producerCompanyId];
  const listPrice = chooseListPrice(line, terms);
  if (!price || !company || !listPrice) return null;
  const { listPrice: unit, surcharge, discount, effectiveDiscount, salesPrice } = price.breakdown;
  const { voc, taxBase, taxRate, tax, platformMargin, quantity } = price.breakdown;
  const { priceQuantity } = listPrice;
  const ratio = ratioFrom(listPrice.currency, terms) ?? '1';
  const vocRatio = ratioFrom(line.listPriceCurrency, terms) ?? '1';
  const factor = company.countryPriceFactor;
  const addedPercent = surchargePercent(company.surcharges, line.materialGroupId);
  const amount = lineAmount(unit, quantity, priceQuantity);
  const rate = voc === 0 ? company.platformMargin : 0;
  const percentOf = (base: number, percent: number) => exactly(BigInt(base) * hundredths(percent), 4);
  return {
    ...price,
    steps: [
      step('unitPrice', unit, exchangedExactly(listPrice.amount, factor, ratio), {
        listPrice: listPrice.amount,
        countryPriceFactor: factor,
        exchangeRate: ratio,
      }),
      step('unitVoc', voc, exchangedExactly(line.voc, 1, vocRatio), {
        voc: line.voc,
        exchangeRate: vocRatio,
      }),
      {
        ...step('line', amount, quotient(BigInt(unit) * BigInt(quantity), BigInt(priceQuantity)), {
          unitPrice: unit,
          quantity,
        }),
        ...(priceQuantity === 1 ? {} : { priceQuantity }),
      },
      step('surcharge', surcharge, percentOf(amount, addedPercent), {
        line: amount,
        percent: addedPercent,
      }),
      step('discount', discount, percentOf(amount, effectiveDiscount), {
        line: amount,
        percent: effectiveDiscount,
      }),
      step('salesPrice', salesPrice, String(salesPrice), { line: amount, surcharge, discount }),
      step('taxBase', taxBase, String(taxBase), { salesPrice, unitVoc: voc, quantity }),
      step('tax', tax, percentOf(taxBase, taxRate), { taxBase, percent: taxRate }),
      step('platformMargin', platformMargin, exactly(BigInt(taxBase) * tenThousandths(rate), 4), {
        taxBase,
        rate,
      }),
    ],
  };
}

const tenThousandths = (rate: number): bigint => BigInt(Math.round(rate * 10_000));

function step(
  name: Step['step'],
  result: number,
  exact: string,
  inputs: Partial<Record<Name, number | string>>,
): Step {
  return {
    step: name,
    inputs: Object.entries(inputs).map(([input, value]) => ({ name: input as Name, value: String(value) })),
    exact,
    result,
  };
}

/** An amount × factor × ratio, before it is rounded. */
function exchangedExactly(amount: number, factor: number, ratio: string): string {
  const { numerator, denominator } = decimalFraction(ratio);
  const digits = String(denominator).length - 1;
  return exactly(BigInt(amount) * hundredths(factor) * numerator, digits + 2);
}

/** A quotient as a decimal. It is cut after as many digits as the largest price quantity can give. */
function quotient(whole: bigint, divisor: bigint): string {
  const digits = 6;
  return exactly((whole * 10n ** BigInt(digits)) / divisor, digits);
}

/** A whole number of 10^-digits as a decimal, without zeros at its end. */
function exactly(whole: bigint, digits: number): string {
  const sign = whole < 0n ? '-' : '';
  const text = String(whole < 0n ? -whole : whole).padStart(digits + 1, '0');
  const decimals = text.slice(text.length - digits).replace(/0+$/, '');
  return `${sign}${text.slice(0, text.length - digits)}${decimals === '' ? '' : `.${decimals}`}`;
}
