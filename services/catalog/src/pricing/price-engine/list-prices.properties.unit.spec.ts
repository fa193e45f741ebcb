import fc from 'fast-check';
import { servingCountry } from '@werkbank/contracts/localization';
import { priceLines, priceTiers } from './price-lines.js';
import type { ConditionalPrice, PricedLine, PriceTerms } from './terms.js';
import { exampleLine, exampleTerms, percentageGroup } from './testing/example-terms.js';

const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-06-${String(number).padStart(2, '0')}`);
const currency = fc.constantFrom('EUR', 'CHF');
const priceQuantity = fc.oneof(fc.constantFrom(1, 10, 100, 1000), fc.integer({ min: 1, max: 1_000_000 }));
const further: fc.Arbitrary<ConditionalPrice> = fc.record({
  amount: fc.integer({ min: 0, max: 5_000_000 }),
  currency,
  priceQuantity,
  minQuantity: fc.integer({ min: 1, max: 9999 }),
  territories: fc.subarray(['DE', 'CH', 'LI', 'AT']),
  validFrom: fc.option(day),
  validUntil: fc.option(day),
});
const line: fc.Arbitrary<PricedLine> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9999 }),
    minQuantity: fc.integer({ min: 1, max: 20 }),
    listPrice: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
    listPriceCurrency: currency,
    priceQuantity,
    furtherPrices: fc.array(further, { maxLength: 8 }),
    voc: fc.constantFrom(0, 25),
  })
  .map(exampleLine);
const hundredth = fc.integer({ min: 0, max: 9900 });
const asked = fc.record({
  country: fc.constantFrom('DE', 'CH', 'LI'),
  day,
  currency,
  factor: fc.integer({ min: 1, max: 300 }),
  discount: hundredth,
  surcharge: hundredth,
});
type Asked = typeof asked extends fc.Arbitrary<infer A> ? A : never;

const ratios = { EUR: '0.9417', CHF: '1.0619' };
const termsOf = ({ country, day: on, currency: into, factor, discount, surcharge }: Asked): PriceTerms =>
  exampleTerms(
    {
      countryPriceFactor: factor / 100,
      assignedDiscountGroup: percentageGroup(discount / 100),
      surcharges: { 3: surcharge / 100 },
    },
    { country, day: on, currency: into, exchangeRatios: ratios },
  );

/** An independent calculation by the written rules, with integers of any size. */
function expectedTaxBase(given: PricedLine, by: Asked): bigint | null {
  const everywhere = { territories: [], validFrom: null, validUntil: null, minQuantity: 1 };
  const { listPrice: amount, listPriceCurrency, priceQuantity: of } = given;
  const base: ConditionalPrice[] =
    amount === null ? [] : [{ amount, currency: listPriceCurrency, priceQuantity: of, ...everywhere }];
  const [price] = [...base, ...given.furtherPrices]
    .filter(({ minQuantity }) => minQuantity <= given.quantity)
    .filter(({ validFrom }) => validFrom === null || validFrom <= by.day)
    .filter(({ validUntil }) => validUntil === null || validUntil >= by.day)
    .filter(
      ({ territories }) =>
        territories.length === 0 ||
        territories.some((code) => code === by.country || code === servingCountry(by.country)),
    )
    .toSorted((a, b) => b.minQuantity - a.minQuantity)
    .toSorted((a, b) => (b.validFrom ?? '').localeCompare(a.validFrom ?? ''))
    .toSorted((a, b) => Number(b.currency === by.currency) - Number(a.currency === by.currency))
    .toSorted((a, b) => Number(b.territories.length > 0) - Number(a.territories.length > 0));
  if (!price) return null;
  const round = (numerator: bigint, denominator: bigint) =>
    (2n * numerator + denominator) / (2n * denominator);
  const ratio = (from: string) =>
    from === by.currency ? 10_000n : BigInt(ratios[from as keyof typeof ratios].replace('.', ''));
  const unit = round(BigInt(price.amount) * BigInt(by.factor) * ratio(price.currency), 1_000_000n);
  const amountOf = round(unit * BigInt(given.quantity), BigInt(price.priceQuantity));
  const part = (hundredths: number) => round(amountOf * BigInt(hundredths), 10_000n);
  const voc = round(BigInt(given.voc) * ratio(given.listPriceCurrency), 10_000n);
  return amountOf + part(by.surcharge) - part(by.discount) + voc * BigInt(given.quantity);
}

describe('an article with any list prices', () => {
  it('matches an independent calculation, and is never negative', () => {
    fc.assert(
      fc.property(line, asked, (given, by) => {
        const price = priceLines([given], termsOf(by))[0];
        const expected = expectedTaxBase(given, by);
        expect(price === null || price === undefined ? null : BigInt(price.breakdown.taxBase)).toBe(expected);
        if (price) expect(Math.min(price.breakdown.taxBase, price.netPrice)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('never gets cheaper by taking more at the same list price', () => {
    const more = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(line, asked, more, (given, by, further) => {
        const plain = { ...given, listPrice: given.listPrice ?? 0, furtherPrices: [] };
        const at = (quantity: number) =>
          priceLines([{ ...plain, quantity }], termsOf(by))[0]?.breakdown.salesPrice ?? -1;
        expect(at(given.quantity + further)).toBeGreaterThanOrEqual(at(given.quantity));
      }),
    );
  });

  it('has tiers with the net price of their quantities, none below the minimum quantity', () => {
    fc.assert(
      fc.property(line, asked, (given, by) => {
        for (const { minQuantity, unitPrice, priceQuantity: of } of priceTiers(given, termsOf(by))) {
          const price = priceLines([{ ...given, quantity: minQuantity }], termsOf(by))[0];
          expect(minQuantity).toBeGreaterThanOrEqual(given.minQuantity);
          expect({ unitPrice, of }).toEqual({
            unitPrice: price?.netPrice,
            of: price?.breakdown.priceQuantity,
          });
        }
      }),
    );
  });

  it('has a net price that is off by less than a cent for each rounded step', () => {
    fc.assert(
      fc.property(line, asked, (given, by) => {
        const price = priceLines([given], termsOf(by))[0];
        if (!price) return;
        const { priceQuantity: of = 1, quantity, taxBase } = price.breakdown;
        // The line is rounded in three steps, and so is the base of its net price.
        const tolerance = (3 * of) / quantity + 3;
        expect(Math.abs(price.netPrice - (taxBase * of) / quantity)).toBeLessThanOrEqual(tolerance);
      }),
    );
  });
});
