import type { PriceEdit } from '@werkbank/contracts/entities';
import type { CompanyTerms, Discount, DiscountGroup } from '../../pricing/index.js';

type EditedGroup = NonNullable<PriceEdit['discountGroup']>;
type EditedDiscount = EditedGroup['discounts'][number];

/** A company's terms on a day as if an edit were saved: its rules replace the saved ones. */
export function editedTerms(company: CompanyTerms, edit: PriceEdit, day: string): CompanyTerms {
  const surcharges = Object.fromEntries(
    edit.surcharges.map(({ materialGroupId, value }) => [materialGroupId, value]),
  );
  return {
    ...company,
    countryPriceFactor: edit.countryPriceFactor ?? company.countryPriceFactor,
    surcharges: { ...company.surcharges, ...surcharges },
    ...(edit.discountGroup && { assignedDiscountGroup: groupOn(edit.discountGroup, day) }),
  };
}

/** A group's rules that are valid on a day. */
export function groupOn({ discounts, ...group }: EditedGroup, day: string): DiscountGroup {
  const holding = new Map<number | null, EditedDiscount>();
  for (const discount of discounts) {
    const before = holding.get(discount.materialOrArticleGroupId);
    if (holdsOn(discount, day) && beganLater(discount, before))
      holding.set(discount.materialOrArticleGroupId, discount);
  }
  const planned = group.discountType === 'Percentage' ? holding.get(null) : undefined;
  return {
    ...group,
    discountValue: planned?.discountValue ?? group.discountValue,
    discounts: [...holding.values()].filter(isAboutOneGroup),
  };
}

const holdsOn = ({ validFrom, validUntil }: EditedDiscount, day: string): boolean =>
  (validFrom ?? day) <= day && day <= (validUntil ?? day);

const beganLater = (one: EditedDiscount, other: EditedDiscount | undefined): boolean =>
  other === undefined || (one.validFrom ?? '') > (other.validFrom ?? '');

const isAboutOneGroup = (discount: EditedDiscount): discount is EditedDiscount & Discount =>
  discount.materialOrArticleGroupId !== null;
