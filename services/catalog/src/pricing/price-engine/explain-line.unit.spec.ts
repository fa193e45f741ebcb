import fc from 'fast-check';
import { divideHalfUp } from '@werkbank/contracts/money';
import { explainLine } from './explain-line.js';
import { priceLines } from './price-lines.js';
import { exampleLine, exampleTerms, percentageGroup } from './testing/example-terms.js';

it('lists each step with its inputs, exactly and in whole cents', () => {
  const terms = exampleTerms({
    countryPriceFactor: 1.04,
    surcharges: { 3: 3.5 },
    assignedDiscountGroup: percentageGroup(12.5),
  });
  const steps = explainLine(exampleLine({ quantity: 12 }), terms)?.steps;
  expect(steps?.map(({ step, exact, result }) => [step, exact, result])).toEqual([
    ['unitPrice', '979.368', 979],
    ['unitVoc', '0', 0],
    ['line', '11748', 11_748],
    ['surcharge', '411.18', 411],
    ['discount', '1468.5', 1469],
    ['salesPrice', '10690', 10_690],
    ['taxBase', '10690', 10_690],
    ['tax', '865.89', 866],
    ['platformMargin', '908.65', 909],
  ]);
  expect(steps?.[0]?.inputs).toEqual([
    { name: 'listPrice', value: '1000' },
    { name: 'countryPriceFactor', value: '1.04' },
    { name: 'exchangeRate', value: '0.9417' },
  ]);
});

it('a line without a price has no explanation', () => {
  expect(explainLine(exampleLine(), exampleTerms({}, { exchangeRatios: {} }))).toBeNull();
});

describe('every explanation', () => {
  const percent = fc.integer({ min: -9999, max: 9999 }).map((hundredths) => hundredths / 100);
  const positive = fc.integer({ min: 0, max: 9999 }).map((hundredths) => hundredths / 100);
  const asked = fc.record({
    quantity: fc.integer({ min: 1, max: 9999 }),
    listPrice: fc.integer({ min: 0, max: 5_000_000 }),
    priceQuantity: fc.oneof(fc.constantFrom(1, 100), fc.integer({ min: 1, max: 1_000_000 })),
    voc: fc.constantFrom(0, 0, 7, 1250),
  });
  const agreed = fc.record({
    countryPriceFactor: positive,
    surcharge: positive,
    discount: percent,
    ratio: fc.integer({ min: 1, max: 3_000_000 }).map((millionths) => (millionths / 1e6).toFixed(6)),
  });

  it('matches the engine, each result rounded half up from the exact one', () => {
    fc.assert(
      fc.property(asked, agreed, (line, { countryPriceFactor, surcharge, discount, ratio }) => {
        const terms = exampleTerms(
          {
            countryPriceFactor,
            surcharges: { 3: surcharge },
            assignedDiscountGroup: percentageGroup(discount),
          },
          { exchangeRatios: { EUR: ratio } },
        );
        const explained = explainLine(exampleLine(line), terms);
        const [price] = priceLines([exampleLine(line)], terms);
        expect(explained && { ...explained, steps: undefined }).toEqual(price);
        for (const { exact, result } of explained?.steps ?? []) expect(roundHalfUp(exact)).toBe(result);
        const of = (name: string) => explained?.steps.find(({ step }) => step === name)?.result;
        expect(of('salesPrice')).toBe((of('line') ?? 0) + (of('surcharge') ?? 0) - (of('discount') ?? 0));
      }),
    );
  });
});

function roundHalfUp(decimal: string): number {
  const [whole = '0', decimals = ''] = decimal.replace('-', '').split('.');
  const sign = decimal.startsWith('-') ? -1n : 1n;
  return Number(divideHalfUp(sign * BigInt(whole + decimals), 10n ** BigInt(decimals.length)));
}
