import fc from 'fast-check';
import { exampleCompany, percentageGroup } from '../../pricing/price-engine/testing/example-terms.js';
import { editedTerms, groupOn } from './edited-terms.js';

const always = { validFrom: null, validUntil: null };
const entry = { materialOrArticleGroupId: 3, discountValue: 5, discountQuantities: [], ...always };
const group = {
  discountType: 'PercentageMaterialGroup',
  materialGroupType: 'MaterialGroup',
  discountValue: null,
} as const;

it('replaces the saved rules of its kind, and keeps the others', () => {
  const company = exampleCompany({ surcharges: { 3: 2, 4: 1 }, assignedDiscountGroup: percentageGroup(9) });
  const edited = editedTerms(company, { surcharges: [{ materialGroupId: 3, value: 7 }] }, '2026-11-22');
  expect(edited).toEqual({ ...company, surcharges: { 3: 7, 4: 1 } });
  const discountGroup = { ...group, discounts: [entry] };
  const withGroup = editedTerms(
    company,
    { surcharges: [], countryPriceFactor: 2, discountGroup },
    '2026-11-22',
  );
  expect(withGroup).toMatchObject({ countryPriceFactor: 2, assignedDiscountGroup: { discounts: [entry] } });
});

it('has one entry for each group and day: of the valid ones the one that began last, in any order', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((number) => `2027-01-${String(number).padStart(2, '0')}`);
  const entries = fc.uniqueArray(
    fc.record({
      validFrom: fc.option(day),
      validUntil: fc.option(day),
      discountValue: fc.integer({ min: 0, max: 99 }),
    }),
    { selector: ({ validFrom }) => validFrom, maxLength: 6 },
  );
  fc.assert(
    fc.property(entries, day, (all, on) => {
      const holding = all.filter(
        ({ validFrom, validUntil }) => (validFrom ?? on) <= on && on <= (validUntil ?? on),
      );
      const last = holding.toSorted((a, b) => (a.validFrom ?? '').localeCompare(b.validFrom ?? '')).at(-1);
      const discounts = all.map((one) => ({ ...entry, ...one }));
      for (const order of [discounts, discounts.toReversed()]) {
        const found = groupOn({ ...group, discounts: order }, on).discounts;
        expect(found.map(({ discountValue }) => discountValue)).toEqual(last ? [last.discountValue] : []);
      }
    }),
  );
});
