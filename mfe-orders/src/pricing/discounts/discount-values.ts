import type { DiscountEntry, DiscountGroup } from '@werkbank/contracts/entities';
import type { ErrorCode } from '@werkbank/contracts/errors';
import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';
import type { Formats } from '@werkbank/kit/formats';
import { numberOf, numberText, percentField } from '../rules/numbers';
import { periodOf, type PeriodValues, periodValues, shownBy } from '../../desk/period';
import { type TierValues, tiersOf, tierValues } from './tier-values';

/** A discount as it is typed. */
export interface DiscountValues extends PeriodValues {
  /** Id of the material or article group; empty while none is chosen. */
  materialOrArticleGroupId: string;
  discountValue: string;
  discountQuantities: readonly TierValues[];
}

type Kind = Pick<DiscountGroup, 'discountType'>;

export function discountValues(
  discount: DiscountEntry | null,
  { discountType }: Kind,
  formats: Formats,
): DiscountValues {
  const about = discount?.materialOrArticleGroupId ?? null;
  return {
    materialOrArticleGroupId: about === null ? '' : String(about),
    discountValue: numberText(discount?.discountValue, formats),
    discountQuantities:
      discountType === 'QuantityMaterialGroup' ? tierValues(discount?.discountQuantities, formats) : [],
    ...periodValues(discount),
  };
}

/** Request of a discount: only the fields of its group's type. */
export function discountOf(values: DiscountValues, { discountType }: Kind, formats: Formats) {
  const byQuantity = discountType === 'QuantityMaterialGroup';
  const about = values.materialOrArticleGroupId;
  return {
    materialOrArticleGroupId: discountType === 'Percentage' || about === '' ? null : Number(about),
    discountValue: byQuantity ? null : (numberOf(values.discountValue, formats, percentField) ?? null),
    discountQuantities: byQuantity ? tiersOf(values.discountQuantities, formats) : [],
    ...periodOf(values),
  };
}

/** Errors of a discount: the contract's rules, and those of its group, as in the service. */
export async function discountErrors(
  values: DiscountValues,
  { discountType }: Kind,
  formats: Formats,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  const sent = discountOf(values, { discountType }, formats);
  const { language } = formats;
  const [errors, { errorMessage }] = await Promise.all([
    contractErrors((entities) => entities.discountData, sent, language, labelOf, shownBy(formats)),
    import('@werkbank/contracts/errors'),
  ]);
  const missing: Partial<Record<keyof DiscountValues, ErrorCode>> = {};
  if (discountType === 'Percentage') {
    // A discount without a period is the value of the group itself.
    if (sent.validFrom === null && sent.validUntil === null) missing.validFrom = 'FIELD_REQUIRED';
  } else if (sent.materialOrArticleGroupId === null) {
    missing.materialOrArticleGroupId = 'FIELD_REQUIRED';
  }
  if (discountType === 'QuantityMaterialGroup') {
    if (sent.discountQuantities.length === 0) {
      missing.discountQuantities = 'QUANTITY_DISCOUNT_MISSING_CONFIG';
    }
  } else if (sent.discountValue === null) {
    missing.discountValue = 'FIELD_REQUIRED';
  }
  const said = Object.entries(missing).map(([field, code]) => [
    field,
    errorMessage(code, language, { field: labelOf(field) }),
  ]);
  return { ...(Object.fromEntries(said) as ErrorsByField), ...errors };
}
