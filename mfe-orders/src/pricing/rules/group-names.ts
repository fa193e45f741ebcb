import type { DiscountGroup } from '@werkbank/contracts/entities';
import type { TFunction } from 'i18next';

/** Name of a producer company's first group, stored until its people rename it. */
const stored = 'Unassigned customers';

/** A discount group as its readers know it: the one of the unassigned customers in their own language. */
export const groupNameOf = (t: TFunction<'orders'>, { name }: Pick<DiscountGroup, 'name'>): string =>
  name === stored ? t('discountGroup.unassignedName') : name;
