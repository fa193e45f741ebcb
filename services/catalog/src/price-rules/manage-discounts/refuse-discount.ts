import type { DiscountData } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import type { DiscountGroupRow } from '../company-rules/entities.js';
import type { KeptDiscount } from './read-discounts.js';

type Kind = Pick<DiscountGroupRow, 'discountType'>;

/** Checks a discount against the type of its group; `known`: ids of the groups that can have discounts. */
export function refuseDiscount(
  { discountType }: Kind,
  discount: DiscountData,
  known: ReadonlySet<number>,
  before?: DiscountData,
): Refusal | undefined {
  const { materialOrArticleGroupId: about, discountValue, discountQuantities } = discount;
  const byQuantity = discountType === 'QuantityMaterialGroup';
  if (discountType === 'Percentage') {
    if (about !== null) return refuse('DISCOUNT_DATA_INCONSISTENT', { field: 'materialOrArticleGroupId' });
    // The group's own value covers discounts without days.
    if (discount.validFrom === null && discount.validUntil === null)
      return refuse('DISCOUNT_ALREADY_DEFINED', { field: 'validFrom' });
  } else {
    if (about === null) return refuse('FIELD_REQUIRED', { field: 'materialOrArticleGroupId' });
    if (!known.has(about)) return refuse('DISCOUNT_DATA_INCONSISTENT', { field: 'materialOrArticleGroupId' });
  }
  if (byQuantity && discountQuantities.length === 0)
    return refuse('QUANTITY_DISCOUNT_MISSING_CONFIG', { field: 'discountQuantities' });
  if (byQuantity && !hasZero(discount)) {
    const code = before && hasZero(before) ? 'MIN_QUANTITY_ZERO_NOT_DELETABLE' : 'MIN_QUANTITY_ZERO_MISSING';
    return refuse(code, { field: 'discountQuantities' });
  }
  if (byQuantity && discountValue !== null)
    return refuse('DISCOUNT_DATA_INCONSISTENT', { field: 'discountValue' });
  if (!byQuantity && discountQuantities.length > 0)
    return refuse('DISCOUNT_DATA_INCONSISTENT', { field: 'discountQuantities' });
  if (!byQuantity && discountValue === null) return refuse('FIELD_REQUIRED', { field: 'discountValue' });
  return undefined;
}

const hasZero = ({ discountQuantities }: DiscountData) =>
  discountQuantities.some(({ minQuantity }) => minQuantity === 0);

/** The key of a discount in its group: its material group or article group, and its first day. */
export const subjectAndDay = ({ materialOrArticleGroupId, validFrom }: DiscountData) =>
  `${materialOrArticleGroupId} ${validFrom}`;

export function saysTheSame(before: KeptDiscount, after: DiscountData): boolean {
  const ascending = (discount: DiscountData) =>
    [...discount.discountQuantities].sort((a, b) => a.minQuantity - b.minQuantity);
  return (
    subjectAndDay(before) === subjectAndDay(after) &&
    before.validUntil === after.validUntil &&
    before.discountValue === after.discountValue &&
    JSON.stringify(
      ascending(before).map(({ minQuantity, discountValue }) => [minQuantity, discountValue]),
    ) ===
      JSON.stringify(ascending(after).map(({ minQuantity, discountValue }) => [minQuantity, discountValue]))
  );
}
