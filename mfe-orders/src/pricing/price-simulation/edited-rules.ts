import type { CallRequest } from '@werkbank/contracts/calls';
import type { DiscountEntry, DiscountGroup } from '@werkbank/contracts/entities';
import { discountLimits } from '@werkbank/contracts/limits';
import type { DiscountValues } from '../discounts/discount-values';

export type PriceEdit = CallRequest<'simulatePrices'>['body']['edit'];
type EditedDiscount = Omit<DiscountEntry, 'id' | 'materialOrArticleGroupName'>;

const entryOf = ({ id: _, materialOrArticleGroupName: __, ...entry }: DiscountEntry): EditedDiscount => entry;

/** A group as it would be with one discount that is not saved yet; that one is never left out of a large group. */
export function groupWithDiscount(
  { discountType, materialGroupType, discountValue, discounts }: DiscountGroup,
  { before, after }: { before: DiscountEntry | null; after: EditedDiscount },
): PriceEdit {
  const others = discounts.filter(({ id }) => id !== before?.id).map(entryOf);
  const all = [after, ...others].slice(0, discountLimits.savedAtOnce);
  return { discountGroup: { discountType, materialGroupType, discountValue, discounts: all } };
}

/** A group as it would be with another type or value; another type has none of its discounts. */
export function changedGroup(
  group: DiscountGroup,
  changed: Pick<DiscountGroup, 'discountType' | 'materialGroupType' | 'discountValue'>,
): PriceEdit {
  const { discountType, materialGroupType, discountValue } = changed;
  const keeps =
    discountType === group.discountType &&
    (discountType === 'Percentage' || materialGroupType === group.materialGroupType);
  const discounts = keeps ? group.discounts.map(entryOf).slice(0, discountLimits.savedAtOnce) : [];
  return { discountGroup: { discountType, materialGroupType, discountValue, discounts } };
}

/** The day on which something that is planned can be seen; undefined for today. */
export const dayToLookAt = (
  { validFrom }: Pick<DiscountValues, 'validFrom'>,
  today: string,
): string | undefined => (/^\d{4}-\d\d-\d\d$/.test(validFrom) && validFrom > today ? validFrom : undefined);
