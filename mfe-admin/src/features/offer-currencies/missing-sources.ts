import type { CallAnswer } from '@werkbank/contracts/calls';

type Rate = CallAnswer<'listCurrencies'>['exchangeRates'][number];

/** The other currencies on offer that have no rate into this one on a day by which the platform reckons prices. */
export function missingSources(
  target: string,
  currencies: readonly string[],
  rates: readonly Rate[],
  day: string,
): string[] {
  const known = new Set(
    rates
      .filter(
        (rate) =>
          rate.targetCurrency === target &&
          rate.exchangeRateType === 'Internal' &&
          rate.validFrom <= day &&
          day <= rate.validTo,
      )
      .map(({ sourceCurrency }) => sourceCurrency),
  );
  return currencies.filter((source) => source !== target && !known.has(source));
}
