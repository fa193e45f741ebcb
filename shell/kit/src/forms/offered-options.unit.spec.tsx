import { screen } from '@testing-library/react';
import { fakeHost } from '../testing/fake-host';
import { renderWithHost } from '../testing/render-with-host';
import { useCountryOptions, useCurrencyOptions } from './offered-options';

function Offered({ country, currency }: { country?: string; currency?: string }) {
  const options = [...useCountryOptions(country), ...useCurrencyOptions(currency)];
  return <p>{options.map(({ value, label }) => `${value}: ${label}`).join(', ')}</p>;
}

it('offers the configured values, by their names in the language', async () => {
  const host = fakeHost({
    preferences: { language: 'en' },
    settings: { countries: ['CH', 'FR'], currencies: ['PLN'] },
  });
  await renderWithHost(<Offered country="FR" currency="PLN" />, { host });
  expect(screen.getByText('CH: Switzerland, FR: France, PLN: Polish Zloty (PLN)')).toBeTruthy();
});

it('keeps what a record has already, though it is not offered', async () => {
  const host = fakeHost({ settings: { countries: ['CH'], currencies: ['CHF'] } });
  await renderWithHost(<Offered country="US" currency="EUR" />, { host });
  expect(
    screen.getByText('CH: Schweiz, US: Vereinigte Staaten, CHF: Schweizer Franken (CHF), EUR: Euro (EUR)'),
  ).toBeTruthy();
});
