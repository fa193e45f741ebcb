import fc from 'fast-check';
import { priceLines, type LinePrice } from './price-lines.js';
import type { CompanyTerms, DiscountGroup, PricedLine, PriceTerms } from './terms.js';
import { exampleTerms } from './testing/example-terms.js';

const percent = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
const tier = fc.record({ minQuantity: fc.integer({ min: 0, max: 9999 }), discountValue: percent(-99, 99) });
const plainGroup: fc.Arbitrary<DiscountGroup> = fc.record({
  discountType: fc.constant('Percentage' as const),
  materialGroupType: fc.constant('MaterialGroup' as const),
  discountValue: percent(0, 99),
  discounts: fc.constant([]),
});
const tieredGroup: fc.Arbitrary<DiscountGroup> = fc.record({
  discountType: fc.constant('QuantityMaterialGroup' as const),
  materialGroupType: fc.constant('MaterialGroup' as const),
  discountValue: fc.constant(null),
  discounts: fc
    .uniqueArray(tier, { selector: ({ minQuantity }) => minQuantity, maxLength: 6 })
    .map((tiers) => [{ materialOrArticleGroupId: 3, discountValue: null, discountQuantities: tiers }]),
});
const company = (group: fc.Arbitrary<DiscountGroup>): fc.Arbitrary<CompanyTerms> =>
  fc.record({
    platformMargin: fc.integer({ min: 0, max: 999 }).map((thousandths) => thousandths / 1000),
    countryPriceFactor: percent(0, 100),
    surcharges: fc.record({ 3: percent(0, 50) }),
    articleGroupOf: fc.constant({}),
    assignedDiscountGroup: fc.option(group),
    otherCustomersDiscountGroup: fc.option(group),
  });
const ratio = fc.integer({ min: 1, max: 3_000_000 }).map((millionths) => (millionths / 1_000_000).toFixed(6));
const terms = (group: fc.Arbitrary<DiscountGroup>): fc.Arbitrary<PriceTerms> =>
  fc
    .record({ company: company(group), ratio, taxPercent: percent(0, 30) })
    .map(({ company: of, ratio: eur, taxPercent }) =>
      exampleTerms(of, { countryTax: { percent: taxPercent }, exchangeRatios: { EUR: eur } }),
    );
const line: fc.Arbitrary<PricedLine> = fc.record({
  quantity: fc.integer({ min: 1, max: 9999 }),
  listPrice: fc.integer({ min: 0, max: 5_000_000 }),
  listPriceCurrency: fc.constantFrom('EUR', 'CHF'),
  priceQuantity: fc.constant(1),
  furtherPrices: fc.constant([]),
  minQuantity: fc.constant(1),
  voc: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5000 })),
  materialGroupId: fc.constantFrom(3, 4),
  producerCompanyId: fc.constant(7),
  originCountry: fc.constantFrom('DE', 'CH'),
});
const anyTerms = fc.oneof(terms(plainGroup), terms(tieredGroup));

function priceOf(given: PricedLine, by: PriceTerms): LinePrice['breakdown'] {
  const price = priceLines([given], by)[0];
  if (!price) throw new Error('there must be a price');
  return price.breakdown;
}
const figures = ({
  currency: _currency,
  effectiveDiscount: _percent,
  taxRate: _rate,
  ...cents
}: LinePrice['breakdown']) => Object.values(cents);

describe('every price', () => {
  it('costs whole cents, never NaN', () => {
    fc.assert(fc.property(line, anyTerms, (l, t) => figures(priceOf(l, t)).every(Number.isSafeInteger)));
  });

  it('adds up: line + surcharge − discount = sales price, and VOC makes the tax base of it', () => {
    fc.assert(
      fc.property(line, anyTerms, (l, t) => {
        const price = priceOf(l, t);
        expect(price.salesPrice).toBe(price.listPrice * l.quantity + price.surcharge - price.discount);
        expect(price.taxBase).toBe(price.salesPrice + price.voc * l.quantity);
      }),
    );
  });

  it('never gets cheaper with a larger quantity, if there are no tiers', () => {
    fc.assert(
      fc.property(line, terms(plainGroup), fc.integer({ min: 1, max: 500 }), (l, t, more) => {
        const larger = priceOf({ ...l, quantity: l.quantity + more }, t);
        const smaller = priceOf(l, t);
        expect(larger.salesPrice).toBeGreaterThanOrEqual(smaller.salesPrice);
        expect(larger.tax).toBeGreaterThanOrEqual(smaller.tax);
      }),
    );
  });

  it('takes the discount of the last tier at or below the quantity', () => {
    fc.assert(
      fc.property(line, terms(tieredGroup), (l, t) => {
        const group = t.companies[7]?.assignedDiscountGroup ?? t.companies[7]?.otherCustomersDiscountGroup;
        const tiers = l.materialGroupId === 3 ? (group?.discounts[0]?.discountQuantities ?? []) : [];
        const reached = tiers.filter(({ minQuantity }) => minQuantity <= l.quantity);
        const last = reached.find((one) => reached.every((other) => other.minQuantity <= one.minQuantity));
        expect(priceOf(l, t).effectiveDiscount).toBe(last?.discountValue ?? 0);
      }),
    );
  });

  it('has no platform margin on goods with VOC', () => {
    fc.assert(
      fc.property(line, anyTerms, (l, t) => {
        const price = priceOf(l, t);
        return price.voc === 0 || price.platformMargin === 0;
      }),
    );
  });

  it('prices a list like its lines one by one', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), anyTerms, (lines, t) => {
        expect(priceLines(lines, t)).toEqual(lines.flatMap((l) => priceLines([l], t)));
      }),
    );
  });

  it('does not depend on the order in which tiers are listed', () => {
    fc.assert(
      fc.property(line, terms(tieredGroup), (l, t) => {
        const reversed = (group: DiscountGroup | null) =>
          group && {
            ...group,
            discounts: group.discounts.map((one) => ({
              ...one,
              discountQuantities: one.discountQuantities.toReversed(),
            })),
          };
        const company = t.companies[7] as CompanyTerms;
        const turned = {
          ...company,
          assignedDiscountGroup: reversed(company.assignedDiscountGroup),
          otherCustomersDiscountGroup: reversed(company.otherCustomersDiscountGroup),
        };
        expect(priceOf(l, { ...t, companies: { 7: turned } })).toEqual(priceOf(l, t));
      }),
    );
  });

  it('has discounts that rise with the quantity where the tiers do', () => {
    const rising = tieredGroup.map((group) => ({
      ...group,
      discounts: group.discounts.map((one) => {
        const values = one.discountQuantities.map(({ discountValue }) => discountValue).sort((a, b) => a - b);
        const tiers = one.discountQuantities.toSorted((a, b) => a.minQuantity - b.minQuantity);
        // There is no discount below the first tier, so no tier may begin below 0.
        return {
          ...one,
          discountQuantities: tiers.map((each, index) => ({
            ...each,
            discountValue: Math.max(0, values[index] ?? 0),
          })),
        };
      }),
    }));
    fc.assert(
      fc.property(line, terms(rising), fc.integer({ min: 0, max: 9999 }), (l, t, more) => {
        const larger = { ...l, quantity: Math.min(9999, l.quantity + more) };
        expect(priceOf(larger, t).effectiveDiscount).toBeGreaterThanOrEqual(priceOf(l, t).effectiveDiscount);
      }),
    );
  });

  it('lies between the price after the discount and the price with surcharge and discount', () => {
    fc.assert(
      fc.property(line, anyTerms, (l, t) => {
        const { listPrice, quantity, discount, surcharge, salesPrice } = priceOf(l, t);
        const amount = listPrice * quantity;
        expect(Math.abs(discount)).toBeLessThanOrEqual(amount);
        expect(salesPrice).toBeGreaterThanOrEqual(surcharge);
        expect(salesPrice).toBeLessThanOrEqual(2 * amount + surcharge);
      }),
    );
  });

  it('is exact or absent at the extremes, compared with exact arithmetic', () => {
    const huge = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(line, huge, terms(plainGroup), (l, listPrice, t) => {
        const price = priceLines([{ ...l, listPrice, listPriceCurrency: 'CHF', voc: 0 }], t)[0];
        const factor = BigInt(Math.round((t.companies[7]?.countryPriceFactor ?? 1) * 100));
        const unit = (2n * BigInt(listPrice) * factor + 100n) / 200n;
        if (price) expect(BigInt(price.breakdown.listPrice)).toBe(unit);
        else expect(unit * BigInt(l.quantity) * 3n).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
      }),
    );
  });
});
