import type { Surcharge } from '@werkbank/contracts/entities';
import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';
import type { Formats } from '@werkbank/kit/formats';
import { numberOf, numberText, percentField } from '../../rules/numbers';
import { periodOf, type PeriodValues, periodValues, shownBy } from '../../../desk/period';

/** A surcharge as it is typed. */
export interface SurchargeValues extends PeriodValues {
  /** Id of the material group; empty while none is chosen. */
  materialGroupId: string;
  value: string;
}

export const surchargeValues = (surcharge: Surcharge | null, formats: Formats): SurchargeValues => ({
  materialGroupId: String(surcharge?.materialGroupId ?? ''),
  value: numberText(surcharge?.value, formats),
  ...periodValues(surcharge),
});

/** A missing entry is left out, so that the contract reports it. */
export const surchargeOf = (values: SurchargeValues, formats: Formats) => ({
  materialGroupId: (values.materialGroupId === '' ? undefined : Number(values.materialGroupId)) as number,
  value: numberOf(values.value, formats, percentField) as number,
  ...periodOf(values),
});

export const surchargeErrors = (
  values: SurchargeValues,
  formats: Formats,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> =>
  contractErrors(
    (entities) => entities.surchargeData,
    surchargeOf(values, formats),
    formats.language,
    labelOf,
    shownBy(formats),
  );
