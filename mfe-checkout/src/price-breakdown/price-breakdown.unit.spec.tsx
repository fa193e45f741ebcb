import type { PriceBreakdown as Breakdown } from '@werkbank/contracts/entities';
import { linePrice } from '@werkbank/contracts/fixtures';
import { renderWithHost } from '@werkbank/kit/testing/render';
import { screen } from '@testing-library/react';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import { PriceBreakdown } from './price-breakdown';

const locales = { checkout: { de: async () => ({ default: de }), en: async () => ({ default: en }) } };
const show = async (price: Breakdown | null) => {
  await renderWithHost(<PriceBreakdown price={price} article="338-0680" />, { locales });
  return screen.queryAllByRole('term', { hidden: true }).map((term) => {
    const amount = term.nextElementSibling?.textContent ?? '';
    return `${term.textContent.trim()}: ${amount}`.replaceAll('\u00a0', ' ');
  });
};

it('shows the price of a line, from the list price to the tax', async () => {
  const rows = await show({ ...linePrice, voc: 5, taxBase: linePrice.taxBase + 60 });
  expect(rows).toEqual([
    'Listenpreis: 81,60 CHF',
    'Zuschlag: 3,26 CHF',
    'Rabatt 10 %: −8,16 CHF',
    'VOC-Abgabe: 0,60 CHF',
    'Netto: 77,30 CHF',
    'Steuer 8,1 %: 6,21 CHF',
  ]);
});

it('leaves out steps of 0, and amounts that buyers must not see', async () => {
  const rows = await show({
    ...linePrice,
    surcharge: 0,
    discount: 0,
    effectiveDiscount: 0,
    platformMargin: 460,
  });
  expect(rows).toHaveLength(3);
  expect(rows.join()).not.toContain('4,60');
});

it('shows no breakdown without a price', async () => {
  expect(await show(null)).toEqual([]);
  expect(screen.queryByRole('group')).toBeNull();
});
