import { discountTypes, type DiscountType, type MaterialGroupType } from '@werkbank/contracts/entities';
import { losesDiscounts } from './loses-discounts.js';

type Row = [
  from: DiscountType,
  of: MaterialGroupType,
  to: DiscountType,
  then: MaterialGroupType,
  loses: boolean,
];

const toOtherTypes = discountTypes.flatMap((from) =>
  discountTypes
    .filter((to) => to !== from)
    .map((to): Row => [from, 'MaterialGroup', to, 'MaterialGroup', true]),
);

it.each<Row>([
  ...toOtherTypes,
  ['Percentage', 'MaterialGroup', 'Percentage', 'ArticleGroup', false],
  ['PercentageMaterialGroup', 'MaterialGroup', 'PercentageMaterialGroup', 'ArticleGroup', true],
  ['QuantityMaterialGroup', 'ArticleGroup', 'QuantityMaterialGroup', 'MaterialGroup', true],
  ['QuantityMaterialGroup', 'ArticleGroup', 'QuantityMaterialGroup', 'ArticleGroup', false],
])('from %s by %s to %s by %s loses discounts: %s', (from, of, to, then, loses) => {
  expect(
    losesDiscounts(
      { discountType: from, materialGroupType: of },
      { discountType: to, materialGroupType: then },
    ),
  ).toBe(loses);
});
