import type { CountryPriceFactor } from '@werkbank/contracts/entities';
import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';
import type { Formats } from '@werkbank/kit/formats';
import { factorField, numberOf, numberText } from '../../rules/numbers';
import { periodOf, type PeriodValues, periodValues, shownBy } from '../../../desk/period';

/** A factor as it is typed. */
export interface FactorValues extends PeriodValues {
  targetCountry: string;
  factor: string;
}

export const factorValues = (factor: CountryPriceFactor | null, formats: Formats): FactorValues => ({
  targetCountry: factor?.targetCountry ?? '',
  factor: numberText(factor?.factor, formats),
  ...periodValues(factor),
});

export const factorOf = (values: FactorValues, formats: Formats) => ({
  targetCountry: values.targetCountry,
  // A missing entry is left out, so that the contract reports it.
  factor: numberOf(values.factor, formats, factorField) as number,
  ...periodOf(values),
});

export const factorErrors = (
  values: FactorValues,
  formats: Formats,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> =>
  contractErrors(
    (entities) => entities.countryPriceFactorData,
    factorOf(values, formats),
    formats.language,
    labelOf,
    shownBy(formats),
  );
