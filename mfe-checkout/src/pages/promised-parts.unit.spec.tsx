import { addDays, dayOf } from '@werkbank/contracts/calendar';
import type { BasketItem, OrderDraft } from '@werkbank/contracts/entities';
import { buyer, callExamples, orderDraft, refreshedBasket } from '@werkbank/contracts/fixtures';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import { forgetChoices } from '../choices/kept-choices';
import BasketPage from './basket-page';
import CheckoutPage from './checkout-page';

const locales = {
  checkout: { de: async () => ({ default: de }), en: async () => ({ default: en }) },
};
const tomorrow = addDays(dayOf(new Date()), 1);
const [producer] = refreshedBasket.basket;
const [place] = producer?.dispatchLocationItems ?? [];
const [item] = place?.items ?? [];
if (!producer || !place || !item) throw new Error('the basket holds an article');
const short: BasketItem = {
  ...item,
  quantity: 20,
  stockLevel: 5,
  availabilityInDays: 6,
  promisedParts: [
    { quantity: 5, plannedShipmentDate: tomorrow, plannedShipmentFromStock: true },
    { quantity: 15, plannedShipmentDate: '2027-01-12', plannedShipmentFromStock: false },
  ],
};
const [section] = orderDraft.orderSections;
if (!section) throw new Error('the draft has a section');
const { articleId } = item;
const inParts: OrderDraft = {
  ...orderDraft,
  deliverInParts: true,
  orderSections: [
    {
      ...section,
      plannedShipmentDate: '2027-01-12',
      plannedShipmentFromStock: false,
      parts: [
        {
          plannedShipmentDate: '2026-12-01',
          plannedShipmentFromStock: true,
          items: [{ articleId, quantity: 5 }],
        },
        {
          plannedShipmentDate: '2027-01-12',
          plannedShipmentFromStock: false,
          items: [{ articleId, quantity: 7 }],
        },
      ],
    },
  ],
};
const text = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ');

let drafts: unknown[];
beforeEach(() => {
  forgetChoices();
  drafts = [];
});
const open = (page: 'basket' | 'checkout', lines: BasketItem[], at = '/checkout') =>
  renderWorking(page === 'basket' ? <BasketPage /> : <CheckoutPage />, {
    locales,
    at: page === 'basket' ? '/basket' : at,
    session: { user: buyer, status: 'signedIn', sessionId: 's' },
    preferences: { country: 'CH', currency: 'CHF' },
    basket: {
      ...refreshedBasket,
      itemCount: lines.length,
      basket: [{ ...producer, dispatchLocationItems: [{ ...place, items: lines }] }],
    },
    fixtures: {
      getOwnBasket: { lines: [], version: 0, openDraft: null },
      getCustomer: callExamples.getCustomer.answer,
      createOrderDraft: ({ body }) => {
        drafts.push(body);
        return inParts;
      },
      getOrderDraft: inParts,
    },
  });
const next = async () => userEvent.click(await screen.findByRole('button', { name: 'Weiter zur Übersicht' }));
const choice = { name: 'Wenn nicht alles auf Lager ist' };

describe('a line whose stock is short', () => {
  it('shows in the basket when each part leaves', async () => {
    await open('basket', [short]);
    const [, line] = screen.getAllByRole('row');
    expect(text(line as Element)).toContain('5 morgen');
    expect(text(line as Element)).toContain('15 am 12.01.2027');
  });

  it('shows the lead time until another quantity is priced', async () => {
    await open('basket', [{ ...short, quantity: 30 }]);
    const [, line] = screen.getAllByRole('row');
    expect(line).toHaveTextContent('in 6 Arbeitstagen');
    expect(text(line as Element)).not.toContain('5 morgen');
  });
});

describe('the choice of parts', () => {
  it.each([
    ['Was auf Lager ist sofort, der Rest später', true],
    ['Auf eine einzige Lieferung warten', false],
  ])('is sent with the order: %s', async (name, deliverInParts) => {
    await open('checkout', [short]);
    const group = within(await screen.findByRole('radiogroup', choice));
    expect(group.getByRole('radio', { name: 'Was auf Lager ist sofort, der Rest später' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name }));
    await next();
    await waitFor(() => expect(drafts).toMatchObject([{ deliverInParts }]));
  });

  it('is shown if one line is in stock and another one is not', async () => {
    await open('checkout', [item, { ...item, articleId: 'other', availabilityInDays: 6 }]);
    expect(await screen.findByRole('radiogroup', choice)).toBeVisible();
  });

  it('is hidden if all lines leave at once', async () => {
    await open('checkout', [item]);
    expect(await screen.findByRole('button', { name: 'Weiter zur Übersicht' })).toBeVisible();
    expect(screen.queryByRole('radiogroup', choice)).toBeNull();
  });
});

it('shows the days of each delivery in the summary, and of each line', async () => {
  await open('checkout', [short], `/checkout?draft=${orderDraft.id}`);
  const panel = await screen.findByRole('region', { name: section.producerName });
  const said = text(panel);
  expect(said).toContain('Lieferung 1 von 2: Versand geplant am 01.12.2026 (ab Lager)');
  expect(said).toContain('Lieferung 2 von 2: Versand geplant am 12.01.2027 ·');
  expect(said).toContain('5 am 01.12.2026');
  expect(said).toContain('7 am 12.01.2027');
});
