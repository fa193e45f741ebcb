import type { DemoExchangeRate } from '../shapes.ts';

/** The rate at which demo orders were priced; the one that is valid today. */
export const currentRatio = { 'EUR-CHF': '0.9417', 'CHF-EUR': '1.0619' } as const;

export function makeExchangeRates(today: string): DemoExchangeRate[] {
  const year = Number(today.slice(0, 4));
  const rows: [validFrom: string, validTo: string, eurToChf: string, chfToEur: string][] = [
    [`${year - 2}-01-01`, `${year - 1}-12-31`, '0.9485', '1.0543'],
    [`${year}-01-01`, '9999-12-31', currentRatio['EUR-CHF'], currentRatio['CHF-EUR']],
  ];
  const rates = (['Internal', 'external'] as const).flatMap((exchangeRateType) =>
    rows.flatMap(([validFrom, validTo, eurToChf, chfToEur]): Omit<DemoExchangeRate, 'id'>[] => [
      { validFrom, validTo, ratio: eurToChf, sourceCurrency: 'EUR', targetCurrency: 'CHF', exchangeRateType },
      { validFrom, validTo, ratio: chfToEur, sourceCurrency: 'CHF', targetCurrency: 'EUR', exchangeRateType },
    ]),
  );
  return rates.map((rate, index) => ({ id: index + 1, ...rate }));
}
