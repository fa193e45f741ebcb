import type { DiscountAssignment } from '@werkbank/contracts/entities';
import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';
import type { Formats } from '@werkbank/kit/formats';
import { periodOf, type PeriodValues, periodValues, shownBy } from '../../../desk/period';

/** An assignment as it is chosen: ids as texts, empty while nothing is. */
export interface AssignmentValues extends PeriodValues {
  customerCompanyId: string;
  discountGroupId: string;
}

export const assignmentValues = (
  assignment: DiscountAssignment | null,
  customerId?: number,
): AssignmentValues => ({
  customerCompanyId: String(assignment?.customerCompanyId ?? customerId ?? ''),
  discountGroupId: String(assignment?.discountGroupId ?? ''),
  ...periodValues(assignment),
});

const idOf = (text: string) => (text === '' ? undefined : Number(text)) as number;

export const assignmentOf = (values: AssignmentValues) => ({
  customerCompanyId: idOf(values.customerCompanyId),
  discountGroupId: idOf(values.discountGroupId),
  ...periodOf(values),
});

export const assignmentErrors = (
  values: AssignmentValues,
  formats: Formats,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> =>
  contractErrors(
    (entities) => entities.discountAssignmentData,
    assignmentOf(values),
    formats.language,
    labelOf,
    shownBy(formats),
  );
