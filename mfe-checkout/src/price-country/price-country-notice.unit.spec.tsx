import { renderWithHost } from '@werkbank/kit/testing/render';
import { screen } from '@testing-library/react';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import { PriceCountryNotice } from './price-country-notice';

it('shows the price of the goods now and before, with the reason', async () => {
  await renderWithHost(
    <PriceCountryNotice
      collected={false}
      change={{ before: { country: 'DE', taxBase: 118_407 }, country: 'AT', taxBase: 119_625 }}
    />,
    { locales: { checkout: { de: async () => ({ default: de }), en: async () => ({ default: en }) } } },
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    /Lieferland ist Österreich statt Deutschland.*Die Waren kosten jetzt 1.196,25 € statt 1.184,07 €/,
  );
});
