import { buyer, callExamples, refreshedBasket } from '@werkbank/contracts/fixtures';
import type { RenderOptions } from '@werkbank/kit/testing/render';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import { forgetChoices } from '../choices/kept-choices';
import BasketPage from './basket-page';
import CheckoutPage from './checkout-page';

const locales = {
  checkout: { de: async () => ({ default: de }), en: async () => ({ default: en }) },
};
const company = callExamples.getCustomer.answer;
const basket = { ...refreshedBasket, itemCount: 1 };
const [producer] = basket.basket;
const [place] = producer?.dispatchLocationItems ?? [];
const [item] = place?.items ?? [];
if (!producer || !place || !item) throw new Error('the basket holds an article');
const gone = { ...item, price: null, notAvailableReason: 'NoLongerInCatalogue' as const };
const nowhere = { ...place, dispatchLocation: { ...place.dispatchLocation, city: '' }, items: [gone] };
const withGone = {
  ...basket,
  valid: false,
  basket: [{ ...producer, dispatchLocationItems: [nowhere] }],
};

const open = (page: 'basket' | 'checkout', options: RenderOptions) =>
  renderWorking(page === 'basket' ? <BasketPage /> : <CheckoutPage />, {
    locales,
    at: `/${page}`,
    session: { user: buyer, status: 'signedIn', sessionId: 's' },
    fixtures: { getCustomer: company, getOwnBasket: { lines: [], version: 0, openDraft: null } },
    ...options,
  });
const next = () => screen.findByRole('button', { name: 'Weiter zur Übersicht' });
const refreshIn = (notice: HTMLElement) =>
  userEvent.click(within(notice).getByRole('button', { name: 'Aktualisieren' }));

beforeEach(() => forgetChoices());

describe('a basket that could not be refreshed', () => {
  it('shows a message with a retry, and its lines', async () => {
    const { host } = await open('basket', { basket: { ...basket, refreshError: true } });
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('konnte nicht aktualisiert werden. Es ging nichts verloren.');
    expect(screen.getByRole('table', { name: `Positionen von ${producer.producerName}` })).toBeVisible();
    await refreshIn(notice);
    expect(host.record.basketCalls.map(({ name }) => name)).toEqual(['refresh', 'refresh']);
  });
});

describe('an article that is no longer available', () => {
  it('is named for removal, and blocks the checkout', async () => {
    const { host } = await open('basket', { basket: withGone });
    expect(screen.getByRole('alert')).toHaveTextContent(/nicht mehr erhältlich. Bitte entfernen Sie ihn/);
    const [, line] = screen.getAllByRole('row');
    expect(line).toHaveTextContent(item.articleText);
    expect(line).toHaveTextContent('nicht bestellbar');
    expect(screen.queryByText(/^ab ,/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Zur Kasse' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: `${item.materialNumber} entfernen` }));
    expect(host.record.basketCalls.map(({ name }) => name)).toEqual(['refresh', 'remove']);
  });

  it('is reported on the first step of the checkout, with a link to the basket', async () => {
    await open('checkout', { basket: withGone });
    expect(await next()).toBeDisabled();
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('nicht mehr erhältlich');
    expect(within(notice).getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/basket');
  });
});

describe('the first step of the checkout', () => {
  it('reports an outdated basket, and refreshes it', async () => {
    const { host } = await open('checkout', { basket: { ...basket, valid: false } });
    expect(await next()).toBeDisabled();
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('Der Warenkorb ist nicht mehr aktuell.');
    await refreshIn(notice);
    expect(host.record.basketCalls.map(({ name }) => name)).toEqual(['refresh']);
  });

  it('goes nowhere without a billing address', async () => {
    await open('checkout', {
      basket,
      fixtures: { getCustomer: { ...company, primaryAddress: null } },
    });
    expect(await next()).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('Es fehlt eine Rechnungsadresse.');
  });
});
