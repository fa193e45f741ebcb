import type { CompanyTerms, Discount, DiscountTier } from './terms.js';

/** Discount of a customer in per cent, on so many pieces of a material group; 0 without one. */
export function effectiveDiscount(
  terms: CompanyTerms,
  materialGroupId: number | null,
  quantity: number,
): number {
  const group = terms.assignedDiscountGroup ?? terms.otherCustomersDiscountGroup;
  if (!group) return 0;
  if (group.discountType === 'Percentage') return group.discountValue ?? 0;
  const discount = discountFor(terms, materialGroupId);
  if (!discount) return 0;
  return group.discountType === 'PercentageMaterialGroup'
    ? (discount.discountValue ?? 0)
    : (tierFor(discount.discountQuantities, quantity)?.discountValue ?? 0);
}

/** Quantities from which another discount applies, ascending; empty where quantity makes no difference. */
export function discountSteps(terms: CompanyTerms, materialGroupId: number | null): number[] {
  const group = terms.assignedDiscountGroup ?? terms.otherCustomersDiscountGroup;
  if (group?.discountType !== 'QuantityMaterialGroup') return [];
  const tiers = discountFor(terms, materialGroupId)?.discountQuantities ?? [];
  const steps = new Set([1, ...tiers.map(({ minQuantity }) => Math.max(1, minQuantity))]);
  return steps.size > 1 ? [...steps].sort((a, b) => a - b) : [];
}

/** The last tier whose minQuantity is at or below the quantity. */
export function tierFor(tiers: readonly DiscountTier[], quantity: number): DiscountTier | undefined {
  return tiers
    .filter(({ minQuantity }) => minQuantity <= quantity)
    .reduce<DiscountTier | undefined>(
      (last, tier) => (last === undefined || tier.minQuantity >= last.minQuantity ? tier : last),
      undefined,
    );
}

/** The entry for the material group itself or, in a list of article groups, for its parent. */
function discountFor(terms: CompanyTerms, materialGroupId: number | null): Discount | undefined {
  if (materialGroupId === null) return undefined;
  const group = terms.assignedDiscountGroup ?? terms.otherCustomersDiscountGroup;
  const wanted =
    group?.materialGroupType === 'ArticleGroup' ? terms.articleGroupOf[materialGroupId] : materialGroupId;
  return wanted === undefined
    ? undefined
    : group?.discounts.find(({ materialOrArticleGroupId }) => materialOrArticleGroupId === wanted);
}
