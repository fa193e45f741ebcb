import { discountSteps, effectiveDiscount, tierFor } from './find-discount.js';
import type { DiscountGroup } from './terms.js';
import { exampleCompany, percentageGroup } from './testing/example-terms.js';

const byMaterial: DiscountGroup = {
  discountType: 'PercentageMaterialGroup',
  materialGroupType: 'MaterialGroup',
  discountValue: null,
  discounts: [{ materialOrArticleGroupId: 3, discountValue: 17.25, discountQuantities: [] }],
};
const byArticleGroup: DiscountGroup = {
  ...byMaterial,
  materialGroupType: 'ArticleGroup',
  discounts: [{ materialOrArticleGroupId: 90, discountValue: 9, discountQuantities: [] }],
};
const byQuantity: DiscountGroup = {
  ...byMaterial,
  discountType: 'QuantityMaterialGroup',
  discounts: [
    {
      materialOrArticleGroupId: 3,
      discountValue: null,
      discountQuantities: [
        { minQuantity: 0, discountValue: -5 },
        { minQuantity: 10, discountValue: 8 },
        { minQuantity: 100, discountValue: 20 },
      ],
    },
  ],
};

describe('the discount of a customer', () => {
  it('comes from the group that the producer assigned', () => {
    const terms = exampleCompany({
      assignedDiscountGroup: percentageGroup(12),
      otherCustomersDiscountGroup: percentageGroup(2),
    });
    expect(effectiveDiscount(terms, 3, 1)).toBe(12);
  });

  it('comes from the group for unassigned customers if none is assigned', () => {
    expect(effectiveDiscount(exampleCompany({ otherCustomersDiscountGroup: percentageGroup(2) }), 3, 1)).toBe(
      2,
    );
  });

  it('is 0 without a group', () => {
    expect(effectiveDiscount(exampleCompany(), 3, 1)).toBe(0);
  });

  it('applies to its material group only', () => {
    const terms = exampleCompany({ assignedDiscountGroup: byMaterial });
    expect(effectiveDiscount(terms, 3, 1)).toBe(17.25);
    expect(effectiveDiscount(terms, 4, 1)).toBe(0);
  });

  it('comes from the parent article group in a list of article groups', () => {
    const terms = exampleCompany({ assignedDiscountGroup: byArticleGroup, articleGroupOf: { 3: 90 } });
    expect(effectiveDiscount(terms, 3, 1)).toBe(9);
    expect(effectiveDiscount(terms, 90, 1)).toBe(0);
  });

  it.each([
    [1, -5],
    [9, -5],
    [10, 8],
    [99, 8],
    [100, 20],
    [9999, 20],
  ])('of %i pieces is that of the last tier at or below: %d %%', (quantity, percent) => {
    expect(effectiveDiscount(exampleCompany({ assignedDiscountGroup: byQuantity }), 3, quantity)).toBe(
      percent,
    );
  });

  it('does not depend on the order in which tiers are listed', () => {
    const tiers = [...(byQuantity.discounts[0]?.discountQuantities ?? [])].reverse();
    expect(tierFor(tiers, 50)?.discountValue).toBe(8);
  });

  it('lists the quantities at which it changes if it depends on the quantity', () => {
    expect(discountSteps(exampleCompany({ assignedDiscountGroup: byQuantity }), 3)).toEqual([1, 10, 100]);
    expect(discountSteps(exampleCompany({ assignedDiscountGroup: byQuantity }), 4)).toEqual([]);
    expect(discountSteps(exampleCompany({ assignedDiscountGroup: byMaterial }), 3)).toEqual([]);
  });
});
