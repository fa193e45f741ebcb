import type { CallRequest } from '@werkbank/contracts/calls';
import type { DiscountType, ListedDiscountGroup, MaterialGroupType } from '@werkbank/contracts/entities';
import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';
import type { Formats } from '@werkbank/kit/formats';
import { numberOf, numberText, percentField } from '../../rules/numbers';

export const discountTypes = [
  'Percentage',
  'PercentageMaterialGroup',
  'QuantityMaterialGroup',
] as const satisfies readonly DiscountType[];
export const materialGroupTypes = [
  'MaterialGroup',
  'ArticleGroup',
] as const satisfies readonly MaterialGroupType[];

/** A discount group as it is typed. */
export interface GroupValues {
  name: string;
  discountType: DiscountType;
  materialGroupType: MaterialGroupType;
  discountValue: string;
}

export function groupValues(group: ListedDiscountGroup | null, formats: Formats): GroupValues {
  return {
    name: group?.name ?? '',
    discountType: group?.discountType ?? 'Percentage',
    materialGroupType: group?.materialGroupType ?? 'MaterialGroup',
    discountValue: numberText(group?.discountValue, formats),
  };
}

type GroupData = Required<CallRequest<'createDiscountGroup'>['body']>;

/** Only a percentage group has a value. */
export function groupOf({ discountValue, ...values }: GroupValues, formats: Formats): GroupData {
  const isPercentage = values.discountType === 'Percentage';
  return {
    ...values,
    discountValue: isPercentage ? (numberOf(discountValue, formats, percentField) ?? null) : null,
  };
}

export function groupErrors(
  values: GroupValues,
  formats: Formats,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  const sent = groupOf(values, formats);
  return contractErrors((entities) => entities.discountGroupData, sent, formats.language, labelOf);
}

/** Losses by a change of type: the group's own value, its discounts. */
export interface Loss {
  value: number | null;
  discounts: number;
}

/** Undefined without a change of type. A percentage group applies to everything, whatever its group type. */
export function lossOf(group: ListedDiscountGroup, values: GroupValues): Loss | undefined {
  const otherType = group.discountType !== values.discountType;
  const otherGroups =
    group.materialGroupType !== values.materialGroupType &&
    [group.discountType, values.discountType].some((type) => type !== 'Percentage');
  if (!otherType && !otherGroups) return undefined;
  return { value: otherType ? group.discountValue : null, discounts: group.discountCount };
}
