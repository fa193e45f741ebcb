import type { CallAnswer, CallRequest } from '@werkbank/contracts/calls';
import { openEndedDate } from '@werkbank/contracts/limits';
import type { Currency } from '@werkbank/contracts/localization';
import { isDay } from '@werkbank/kit/date-field';
import type { Formats } from '@werkbank/kit/formats';
import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';

export type Rate = CallAnswer<'listCurrencies'>['exchangeRates'][number];
type RateData = CallRequest<'createExchangeRate'>['body'];

/** The contract's number of decimals. */
const ratioField = { decimals: 12 };

export const rateTypes = ['Internal', 'external'] as const;

/** A rate as it is typed. */
export interface RateValues {
  sourceCurrency: RateData['sourceCurrency'];
  targetCurrency: RateData['targetCurrency'];
  exchangeRateType: RateData['exchangeRateType'];
  ratio: string;
  validFrom: string;
  /** Empty for an open-ended rate. */
  validTo: string;
  openEnded: boolean;
}

/** A rate between the first two offered currencies. */
function emptyRate([first = '', second = first]: readonly Currency[]): RateValues {
  return {
    sourceCurrency: first,
    targetCurrency: second,
    exchangeRateType: 'Internal',
    ratio: '',
    validFrom: '',
    validTo: '',
    openEnded: true,
  };
}

export function rateValues(rate: Rate | null, formats: Formats, currencies: readonly Currency[]): RateValues {
  if (!rate) return emptyRate(currencies);
  const { sourceCurrency, targetCurrency, exchangeRateType, ratio, validFrom, validTo } = rate;
  const openEnded = validTo === openEndedDate;
  return {
    sourceCurrency,
    targetCurrency,
    exchangeRateType,
    ratio: formats.decimal(ratio),
    validFrom,
    validTo: openEnded ? '' : validTo,
    openEnded,
  };
}

export function rateOf({ openEnded, validTo, ratio, ...values }: RateValues, formats: Formats): RateData {
  // A text that is not one number stays as it is, so that the contract's own rule refuses it.
  const read = (formats.readDecimal(ratio, ratioField) ?? '') as string;
  return { ...values, ratio: read, validTo: openEnded ? openEndedDate : validTo };
}

export function rateErrors(
  values: RateValues,
  formats: Formats,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  // An error names a day in the service's format.
  const shown = (value: string | number) =>
    typeof value === 'string' && isDay(value) ? formats.date(value) : value;
  const sent = rateOf(values, formats);
  return contractErrors((entities) => entities.exchangeRateData, sent, formats.language, labelOf, shown);
}
