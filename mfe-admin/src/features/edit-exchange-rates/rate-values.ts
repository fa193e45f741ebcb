import type { CallAnswer, CallRequest } from '@werkbank/contracts/calls';
import { currencies, type Language, openEndedDate } from '@werkbank/contracts/limits';
import { contractErrors, type ErrorsByField } from '../../forms/contract-errors';

export type Rate = CallAnswer<'listCurrencies'>['exchangeRates'][number];
type RateData = CallRequest<'createExchangeRate'>['body'];

export const rateTypes = ['Internal', 'external'] as const;

/** A rate as it is typed. */
export interface RateValues {
  sourceCurrency: RateData['sourceCurrency'];
  targetCurrency: RateData['targetCurrency'];
  exchangeRateType: RateData['exchangeRateType'];
  ratio: string;
  validFrom: string;
  /** Empty where the rate is open ended. */
  validTo: string;
  openEnded: boolean;
}

const emptyRate: RateValues = {
  sourceCurrency: currencies[0],
  targetCurrency: currencies[1],
  exchangeRateType: 'Internal',
  ratio: '',
  validFrom: '',
  validTo: '',
  openEnded: true,
};

/** A ratio is a decimal text to the last digit, never a float: only its separator changes. */
export function ratioText(ratio: string, language: Language): string {
  return language === 'de' ? ratio.replace('.', ',') : ratio;
}

export function rateValues(rate: Rate | null, language: Language): RateValues {
  if (!rate) return emptyRate;
  const { sourceCurrency, targetCurrency, exchangeRateType, ratio, validFrom, validTo } = rate;
  const openEnded = validTo === openEndedDate;
  return {
    sourceCurrency,
    targetCurrency,
    exchangeRateType,
    ratio: ratioText(ratio, language),
    validFrom,
    validTo: openEnded ? '' : validTo,
    openEnded,
  };
}

export function rateOf({ openEnded, validTo, ratio, ...values }: RateValues): RateData {
  // Both notations are understood: nobody groups the digits of a rate.
  const decimal = ratio.trim().replace(',', '.');
  return { ...values, ratio: decimal, validTo: openEnded ? openEndedDate : validTo };
}

/** What is wrong with a rate. */
export function rateErrors(
  values: RateValues,
  language: Language,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  return contractErrors((entities) => entities.exchangeRateData, rateOf(values), language, labelOf);
}
