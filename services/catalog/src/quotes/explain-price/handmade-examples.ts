import type { CallRequest } from '@werkbank/contracts/calls';
import type { PriceStep } from '@werkbank/contracts/entities';

interface HandmadeExample {
  what: string;
  group: CallRequest<'createDiscountGroup'>['body'] & {
    discounts: CallRequest<'saveDiscounts'>['body']['discounts'];
  };
  line: { quantity: number };
  /** Step, exact result, whole cents. */
  expected: [PriceStep['step'], string, number][];
}

/**
 * One example of each discount type, computed by hand for the drill of 6.8 mm: list price EUR 10.58, Swiss factor 1.04, rate
 * 0.9417, surcharge on HSS 3.5 %, Swiss tax 8.1 %, platform margin 8.5 %, no VOC.
 * A piece: 1058 × 1.04 = 1100.32; × 0.9417 = 1036.171344 → 1036.
 */
const piece: HandmadeExample['expected'] = [
  ['unitPrice', '1036.171344', 1036],
  ['unitVoc', '0', 0],
];

export const handmadeExamples: readonly HandmadeExample[] = [
  {
    what: 'a percentage of 7.25 on twelve pieces',
    group: { name: 'By hand 1', discountType: 'Percentage', discountValue: 7.25, discounts: [] },
    line: { quantity: 12 },
    expected: [
      ...piece,
      // 1036 × 12
      ['line', '12432', 12_432],
      // 12432 × 3.5 %
      ['surcharge', '435.12', 435],
      // 12432 × 7.25 %
      ['discount', '901.32', 901],
      // 12432 + 435 − 901
      ['salesPrice', '11966', 11_966],
      ['taxBase', '11966', 11_966],
      // 11966 × 8.1 %
      ['tax', '969.246', 969],
      // 11966 × 8.5 %
      ['platformMargin', '1017.11', 1017],
    ],
  },
  {
    what: 'a percentage of 17.5 on the material group, for seven pieces',
    group: {
      name: 'By hand 2',
      discountType: 'PercentageMaterialGroup',
      discounts: [
        { materialOrArticleGroupId: 3, discountValue: 17.5 },
        { materialOrArticleGroupId: 4, discountValue: 60 },
      ],
    },
    line: { quantity: 7 },
    expected: [
      ...piece,
      // 1036 × 7
      ['line', '7252', 7252],
      // 7252 × 3.5 %
      ['surcharge', '253.82', 254],
      // 7252 × 17.5 %
      ['discount', '1269.1', 1269],
      // 7252 + 254 − 1269
      ['salesPrice', '6237', 6237],
      ['taxBase', '6237', 6237],
      // 6237 × 8.1 %
      ['tax', '505.197', 505],
      // 6237 × 8.5 %
      ['platformMargin', '530.145', 530],
    ],
  },
  {
    what: 'the tier from 10 on, −4 % below, 12.5 % from 10 and 30 % from 50, for 49 pieces',
    group: {
      name: 'By hand 3',
      discountType: 'QuantityMaterialGroup',
      discounts: [
        {
          materialOrArticleGroupId: 3,
          discountQuantities: [
            { minQuantity: 0, discountValue: -4 },
            { minQuantity: 10, discountValue: 12.5 },
            { minQuantity: 50, discountValue: 30 },
          ],
        },
      ],
    },
    line: { quantity: 49 },
    expected: [
      ...piece,
      // 1036 × 49
      ['line', '50764', 50_764],
      // 50764 × 3.5 %
      ['surcharge', '1776.74', 1777],
      // 50764 × 12.5 %, a half goes up
      ['discount', '6345.5', 6346],
      // 50764 + 1777 − 6346
      ['salesPrice', '46195', 46_195],
      ['taxBase', '46195', 46_195],
      // 46195 × 8.1 %
      ['tax', '3741.795', 3742],
      // 46195 × 8.5 %
      ['platformMargin', '3926.575', 3927],
    ],
  },
  {
    what: 'nine pieces, which the same tiers make dearer by 4 %',
    group: {
      name: 'By hand 4',
      discountType: 'QuantityMaterialGroup',
      discounts: [
        {
          materialOrArticleGroupId: 3,
          discountQuantities: [
            { minQuantity: 0, discountValue: -4 },
            { minQuantity: 10, discountValue: 12.5 },
          ],
        },
      ],
    },
    line: { quantity: 9 },
    expected: [
      ...piece,
      // 1036 × 9
      ['line', '9324', 9324],
      // 9324 × 3.5 %
      ['surcharge', '326.34', 326],
      // 9324 × −4 %
      ['discount', '-372.96', -373],
      // 9324 + 326 + 373
      ['salesPrice', '10023', 10_023],
      ['taxBase', '10023', 10_023],
      // 10023 × 8.1 %
      ['tax', '811.863', 812],
      // 10023 × 8.5 %
      ['platformMargin', '851.955', 852],
    ],
  },
];
