import type { CallRequest } from '@werkbank/contracts/calls';
import {
  customsOf,
  ends,
  freightOf,
  pairOf,
  type RuleValues,
  type Surroundings,
  taxOf,
} from '../cost-rules/rule-values';

export type CostEdit = NonNullable<CallRequest<'previewCosts'>['body']['edit']>;
type Freight = Extract<CostEdit, { kind: 'Freight' }>;

/**
 * The form's values as the service tries them out. A text that is not one number is sent as it is, and the
 * service refuses it.
 */
export function editOf(values: RuleValues, around: Surroundings): CostEdit {
  const pair = pairOf(values);
  const ended = ends(values);
  switch (around.kind) {
    case 'Freight':
      return {
        kind: 'Freight',
        shipper: values['shipper'] as Freight['shipper'],
        ...pair,
        figures: ended ? null : freightOf(values, around),
      };
    case 'Customs':
      return { kind: 'Customs', ...pair, figures: ended ? null : customsOf(values, around) };
    case 'Tax':
      return {
        kind: 'Tax',
        from: pair.from,
        to: pair.to ?? '',
        figures: ended ? null : taxOf(values, around),
      };
  }
}
