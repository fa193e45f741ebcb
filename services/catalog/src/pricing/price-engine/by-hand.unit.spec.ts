import { priceLines } from './price-lines.js';
import type { DiscountGroup, PricedLine } from './terms.js';
import { exampleLine, exampleTerms, percentageGroup } from './testing/example-terms.js';

const byMaterialGroup = (discounts: DiscountGroup['discounts']) => ({
  materialGroupType: 'MaterialGroup' as const,
  discountValue: null,
  discounts,
});
const tiers = [
  { minQuantity: 0, discountValue: -5 },
  { minQuantity: 10, discountValue: 8 },
  { minQuantity: 50, discountValue: 20 },
];

/**
 * Worked out on paper, in cents. All begin with 10.00 EUR × 1.04 (country) × 0.9417 (rate) = 979.368, so 979 a piece, and
 * with a surcharge of 3.5 per cent.
 */
const examples: {
  type: string;
  group: DiscountGroup;
  line: Partial<PricedLine>;
  steps: Record<string, [calculation: string, cents: number]>;
}[] = [
  {
    type: 'Percentage, on everything',
    group: percentageGroup(12.5),
    line: { quantity: 12 },
    steps: {
      surcharge: ['12 × 979 = 11748; 3.5 % = 411.18', 411],
      discount: ['12.5 % of 11748 = 1468.5, half up', 1469],
      salesPrice: ['11748 + 411 − 1469', 10_690],
      taxBase: ['no VOC', 10_690],
      tax: ['8.1 % of 10690 = 865.89', 866],
      platformMargin: ['8.5 % of 10690 = 908.65', 909],
    },
  },
  {
    type: 'PercentageMaterialGroup, of goods that carry VOC',
    group: {
      discountType: 'PercentageMaterialGroup',
      ...byMaterialGroup([{ materialOrArticleGroupId: 3, discountValue: 7.25, discountQuantities: [] }]),
    },
    line: { quantity: 12, voc: 15 },
    steps: {
      surcharge: ['3.5 % of 11748 = 411.18', 411],
      discount: ['7.25 % of 11748 = 851.73', 852],
      salesPrice: ['11748 + 411 − 852', 11_307],
      voc: ['15 × 0.9417 = 14.1255 a piece, without the country factor', 14],
      taxBase: ['11307 + 12 × 14', 11_475],
      tax: ['8.1 % of 11475 = 929.475', 929],
      platformMargin: ['none where there is VOC', 0],
    },
  },
  {
    type: 'QuantityMaterialGroup, in its second tier',
    group: {
      discountType: 'QuantityMaterialGroup',
      ...byMaterialGroup([{ materialOrArticleGroupId: 3, discountValue: null, discountQuantities: tiers }]),
    },
    line: { quantity: 12 },
    steps: {
      surcharge: ['3.5 % of 11748 = 411.18', 411],
      discount: ['12 is from 10 on: 8 % of 11748 = 939.84', 940],
      salesPrice: ['11748 + 411 − 940', 11_219],
      tax: ['8.1 % of 11219 = 908.739', 909],
      platformMargin: ['8.5 % of 11219 = 953.615', 954],
    },
  },
  {
    type: 'QuantityMaterialGroup, where few pieces cost more',
    group: {
      discountType: 'QuantityMaterialGroup',
      ...byMaterialGroup([{ materialOrArticleGroupId: 3, discountValue: null, discountQuantities: tiers }]),
    },
    line: { quantity: 5 },
    steps: {
      surcharge: ['5 × 979 = 4895; 3.5 % = 171.325', 171],
      discount: ['5 is from 0 on: −5 % of 4895 = −244.75', -245],
      salesPrice: ['4895 + 171 + 245', 5311],
      tax: ['8.1 % of 5311 = 430.191', 430],
      platformMargin: ['8.5 % of 5311 = 451.435', 451],
    },
  },
  {
    type: 'PercentageMaterialGroup by article group, of which the material group is one',
    group: {
      discountType: 'PercentageMaterialGroup',
      materialGroupType: 'ArticleGroup',
      discountValue: null,
      discounts: [{ materialOrArticleGroupId: 90, discountValue: 20, discountQuantities: [] }],
    },
    line: { quantity: 1 },
    steps: {
      surcharge: ['3.5 % of 979 = 34.265', 34],
      discount: ['20 % of 979 = 195.8', 196],
      salesPrice: ['979 + 34 − 196', 817],
      tax: ['8.1 % of 817 = 66.177', 66],
      platformMargin: ['8.5 % of 817 = 69.445', 69],
    },
  },
];

it.each(examples)('$type', ({ group, line, steps }) => {
  const terms = exampleTerms({
    countryPriceFactor: 1.04,
    surcharges: { 3: 3.5 },
    articleGroupOf: { 3: 90 },
    assignedDiscountGroup: group,
  });
  const [price] = priceLines([exampleLine(line)], terms);
  const expected = Object.fromEntries(Object.entries(steps).map(([step, [, cents]]) => [step, cents]));
  expect(price?.breakdown).toMatchObject({ listPrice: 979, ...expected });
});
