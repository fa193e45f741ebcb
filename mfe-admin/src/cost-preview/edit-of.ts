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

/** What is in the form, as the service tries it out; what is no number stays so, and the service says that. */
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
