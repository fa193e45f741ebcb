import type { CallAnswer } from '@werkbank/contracts/calls';

type Rate = CallAnswer<'listCurrencies'>['exchangeRates'][number];

/**
 * The other currencies that have no rate into this one on a day by which the platform reckons prices: those on offer, and
 * those that rates are known out of, for list prices stay in a currency that was withdrawn.
 */
export function missingSources(
  target: string,
  currencies: readonly string[],
  rates: readonly Rate[],
  day: string,
): string[] {
  const internal = rates.filter(({ exchangeRateType }) => exchangeRateType === 'Internal');
  const sources = new Set([...currencies, ...internal.map(({ sourceCurrency }) => sourceCurrency)]);
  const known = new Set(
    internal
      .filter((rate) => rate.targetCurrency === target && rate.validFrom <= day && day <= rate.validTo)
      .map(({ sourceCurrency }) => sourceCurrency),
  );
  return [...sources].filter((source) => source !== target && !known.has(source));
}
