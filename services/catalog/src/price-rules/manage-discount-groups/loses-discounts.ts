import type { DiscountGroup } from '@werkbank/contracts/entities';

type Kind = Pick<DiscountGroup, 'discountType' | 'materialGroupType'>;

/**
 * Whether the discounts of a group mean nothing any more once it is of another kind: one per cent is no list of
 * quantities, and a material group is no article group. A percentage group is about everything, whatever its group type.
 */
export function losesDiscounts(before: Kind, after: Kind): boolean {
  if (before.discountType !== after.discountType) return true;
  return before.discountType !== 'Percentage' && before.materialGroupType !== after.materialGroupType;
}
