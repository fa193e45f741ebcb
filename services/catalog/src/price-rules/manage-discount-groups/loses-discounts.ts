import type { DiscountGroup } from '@werkbank/contracts/entities';

type Kind = Pick<DiscountGroup, 'discountType' | 'materialGroupType'>;

/**
 * True if another type of the group makes its discounts meaningless: a percentage is no list of
 * quantities, and a material group is no article group. The group type does not matter for percentage
 * groups, which apply to all articles.
 */
export function losesDiscounts(before: Kind, after: Kind): boolean {
  if (before.discountType !== after.discountType) return true;
  return before.discountType !== 'Percentage' && before.materialGroupType !== after.materialGroupType;
}
