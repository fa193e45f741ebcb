import type { DraftSection } from '@werkbank/contracts/entities';
import { buyer, orderDraft } from '@werkbank/contracts/fixtures';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { screen, within } from '@testing-library/react';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import CheckoutPage from './checkout-page';

const locales = {
  checkout: { de: async () => ({ default: de }), en: async () => ({ default: en }) },
};
const [own] = orderDraft.orderSections;
if (!own) throw new Error('the draft has a section');
/** Imported goods: with customs, and with another tax rate. */
const imported: DraftSection = {
  ...own,
  producerId: 77,
  producerName: 'Jenatal Frästechnik',
  dispatchLocation: { ...own.dispatchLocation, id: 777, country: 'DE' },
  isExport: true,
  costs: [
    ...own.costs,
    {
      costType: 'CustomsHandling',
      taxBase: 2500,
      why: { key: 'customsHandlingPerShipment', params: { from: 'DE', to: 'CH' } },
    },
    { costType: 'Customs', taxBase: 153, why: { key: 'customsOfGoods', params: { percent: 2 } } },
  ],
  customsHandling: 2500,
  customs: 153,
  taxes: [
    { rate: 8.1, base: 8000, amount: 648, reason: null },
    { rate: 2.6, base: 3273, amount: 85, reason: 'reducedRate' },
  ],
  taxBase: 11_273,
};
const draft = {
  ...orderDraft,
  orderSections: [own, imported],
  totals: {
    ...orderDraft.totals,
    goods: 2 * orderDraft.totals.goods,
    freight: 1900,
    customsHandling: 2500,
    customs: 153,
    taxBase: 19_893,
    taxes: [
      { rate: 8.1, base: 16_620, amount: 1346, reason: null },
      { rate: 2.6, base: 3273, amount: 85, reason: 'reducedRate' },
    ],
    tax: 1431,
    total: 21_324,
  },
};

const sumsIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('term')
    // Excludes the collapsed price breakdown of a line.
    .filter((term) => term.closest('details') === null)
    .map((term) => {
      const amount = term.nextElementSibling?.textContent ?? '';
      return `${term.textContent.trim()}: ${amount}`.replaceAll('\u00a0', ' ');
    });

it.each([
  ['the summary', null],
  ['the confirmation', 100_042],
])('%s shows the amounts payable on account, per section and in total', async (_, salesOrderId) => {
  await renderWorking(<CheckoutPage />, {
    locales,
    at: `/checkout?draft=${draft.id}`,
    session: { user: buyer, status: 'signedIn', sessionId: 's' },
    fixtures: { getOrderDraft: { ...draft, salesOrderId } },
  });
  await screen.findByRole('heading', { level: 1 });
  expect(sumsIn(own.producerName)).toEqual([
    'Fracht nach Gewicht, 1 kg: 9,50 CHF',
    'Zwischensumme netto: 86,20 CHF',
    'MwSt. 8,1 % auf 86,20 CHF: 6,98 CHF',
    'Zwischensumme mit Steuer: 93,18 CHF',
  ]);
  expect(sumsIn(imported.producerName)).toEqual([
    'Fracht nach Gewicht, 1 kg: 9,50 CHF',
    'Zollabwicklung je Sendung DE → CH: 25,00 CHF',
    'Zoll 2 % des Warenwerts: 1,53 CHF',
    'Zwischensumme netto: 112,73 CHF',
    'MwSt. 8,1 % auf 80,00 CHF: 6,48 CHF',
    'MwSt. 2,6 % auf 32,73 CHF: 0,85 CHF',
    'Zwischensumme mit Steuer: 120,06 CHF',
  ]);
  // 93.18 and 120.06
  expect(sumsIn('Gesamt').at(-1)).toBe('GesamtbetragZahlung auf Rechnung: 213,24 CHF');
});
