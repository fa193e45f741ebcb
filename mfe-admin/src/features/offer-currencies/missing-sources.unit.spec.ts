import { exchangeRate } from '@werkbank/contracts/fixtures';
import { missingSources } from './missing-sources';

const offered = ['EUR', 'CHF', 'PLN'];
const zloty = { ...exchangeRate, targetCurrency: 'PLN', validFrom: '2026-01-01', validTo: '2026-12-31' };

describe('what is missing to reckon prices in a currency', () => {
  it('are the other currencies without a rate into it', () => {
    expect(missingSources('PLN', offered, [], '2026-11-21')).toEqual(['EUR', 'CHF']);
    expect(missingSources('PLN', offered, [zloty], '2026-11-21')).toEqual(['CHF']);
  });

  it('is not helped by a rate of another day, another type or the other direction', () => {
    const none = ['EUR', 'CHF'];
    expect(missingSources('PLN', offered, [zloty], '2027-01-01')).toEqual(none);
    expect(
      missingSources('PLN', offered, [{ ...zloty, exchangeRateType: 'external' }], '2026-11-21'),
    ).toEqual(none);
    const back = { ...zloty, sourceCurrency: 'PLN', targetCurrency: 'EUR' };
    expect(missingSources('PLN', offered, [back], '2026-11-21')).toEqual(none);
  });

  it('is also a withdrawn currency that internal rates are known out of', () => {
    const forint = { ...zloty, sourceCurrency: 'HUF', targetCurrency: 'EUR' };
    expect(missingSources('PLN', offered, [forint], '2026-11-21')).toEqual(['EUR', 'CHF', 'HUF']);
    expect(missingSources('EUR', offered, [forint], '2026-11-21')).toEqual(['CHF', 'PLN']);
    expect(missingSources('EUR', offered, [forint], '2027-01-01')).toEqual(['CHF', 'PLN', 'HUF']);
    expect(
      missingSources('PLN', offered, [{ ...forint, exchangeRateType: 'external' }], '2026-11-21'),
    ).toEqual(['EUR', 'CHF']);
  });

  it('is asked until the last day of a rate', () => {
    expect(missingSources('PLN', offered, [zloty], '2026-12-31')).toEqual(['CHF']);
  });
});
