import type { OrderDraft } from '@werkbank/contracts/entities';
import { ApiError } from '@werkbank/contracts/client';
import { buyer, callExamples, orderDraft, refreshedBasket } from '@werkbank/contracts/fixtures';
import type { RenderOptions } from '@werkbank/kit/testing/render';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import { forgetChoices } from '../choices/kept-choices';
import BasketPage from './basket-page';
import CheckoutPage from './checkout-page';

const locales = {
  checkout: { de: async () => ({ default: de }), en: async () => ({ default: en }) },
};
const basket = { ...refreshedBasket, itemCount: 1 };
const [billing, shipping] = [
  callExamples.getCustomer.answer.primaryAddress,
  callExamples.getCustomer.answer.addresses.find(({ type }) => type === 'Shipping'),
];
if (!billing || !shipping) throw new Error('the company has both');
const second = { ...shipping, id: 777, name: 'Werk 3', country: 'AT', city: 'Linz' };
const company = { ...callExamples.getCustomer.answer, addresses: [billing, shipping, second] };

beforeEach(() => forgetChoices());

const open = (options: RenderOptions = {}) =>
  renderWorking(<CheckoutPage />, {
    locales,
    at: '/checkout',
    session: { user: buyer, status: 'signedIn', sessionId: 's' },
    preferences: { country: 'CH', currency: 'CHF' },
    basket,
    ...options,
    fixtures: { getCustomer: company, ...options.fixtures },
  });
const atSummary = (draft: OrderDraft, options: RenderOptions = {}) =>
  open({
    at: `/checkout?draft=${draft.id}`,
    ...options,
    fixtures: { getOrderDraft: draft, ...options.fixtures },
  });
const order = () => screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });

describe('step 1', () => {
  it('keeps address and cost centre over a reload', async () => {
    const { unmount } = await open();
    await userEvent.click(await screen.findByRole('radio', { name: /Werk 3/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Kostenstelle/ }), 'Fräserei');
    unmount();
    await open();
    expect(await screen.findByRole('radio', { name: /Werk 3/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Kostenstelle/ })).toHaveValue('Fräserei');
  });

  it("never shows another person's choices in the same tab", async () => {
    const { unmount } = await open();
    await userEvent.click(await screen.findByRole('radio', { name: /Werk 3/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Kostenstelle/ }), 'geheim');
    unmount();
    await open({ session: { user: { ...buyer, id: 4711 }, status: 'signedIn', sessionId: 't' } });
    expect(await screen.findByRole('radio', { name: /Werk 3/ })).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: /Kostenstelle/ })).toHaveValue('');
  });

  it('restores the choices of a draft, also in a new window', async () => {
    await atSummary({ ...orderDraft, shippingAddress: second, costCenter: 'Montage' });
    await userEvent.click(await screen.findByRole('button', { name: 'Adressen und Angaben ändern' }));
    expect(await screen.findByRole('radio', { name: /Werk 3/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Kostenstelle/ })).toHaveValue('Montage');
  });

  it('offers collection only if it is possible, and drops the choice otherwise', async () => {
    const { unmount } = await open({ basket: { ...basket, selfCollectionAllowed: true } });
    await userEvent.click(await screen.findByRole('radio', { name: 'Ich hole selbst ab' }));
    unmount();
    await open();
    expect(await screen.findByRole('radio', { name: /andere Adresse/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Ich hole selbst ab' })).toBeNull();
  });

  it('lets prices and header follow the country of the address', async () => {
    const { host } = await open();
    expect(host.preferences.getState().country).toBe('CH');
    await userEvent.click(await screen.findByRole('radio', { name: /Werk 3/ }));
    await waitFor(() => expect(host.preferences.getState().country).toBe('AT'));
  });

  it('tries the prices of where goods are collected, and leaves the country of the person as it was', async () => {
    const { host, unmount } = await open({
      basket: { ...basket, selfCollectionAllowed: true },
      preferences: { country: 'AT' },
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Ich hole selbst ab' }));
    await waitFor(() => expect(host.preferences.getState().country).not.toBe('AT'));
    unmount();
    expect(host.preferences.getState().country).toBe('AT');
  });

  it('does not send goods for a missing address to the billing address', async () => {
    await open({ fixtures: { getCustomer: { ...company, addresses: [billing] } } });
    expect(await screen.findByRole('radio', { name: /Rechnungsadresse/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /andere Adresse/ }));
    const next = screen.getByRole('button', { name: 'Weiter zur Übersicht' });
    expect(next).toBeDisabled();
    expect(next).toHaveAccessibleDescription('Fügen Sie die Adresse hinzu, an die geliefert wird.');
  });
});

describe('the summary', () => {
  it('ends after a change of the basket elsewhere, with a way to continue', async () => {
    const [producer] = basket.basket;
    const [place] = producer?.dispatchLocationItems ?? [];
    const [item] = place?.items ?? [];
    if (!producer || !place || !item) throw new Error('the basket holds an article');
    const more = [{ ...producer, dispatchLocationItems: [{ ...place, items: [{ ...item, quantity: 50 }] }] }];
    await atSummary(orderDraft, { basket: { ...basket, basket: more } });
    expect(await order()).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('Warenkorb hat sich seit dieser Übersicht geändert');
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/basket');
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal prüfen' }));
    expect(await screen.findByRole('button', { name: 'Weiter zur Übersicht' })).toBeVisible();
  });

  it('becomes the confirmation once another tab has ordered it and emptied the basket', async () => {
    let ordered: OrderDraft = orderDraft;
    const { host } = await open({
      at: `/checkout?draft=${orderDraft.id}`,
      fixtures: { getOrderDraft: () => ordered },
    });
    expect(await order()).toBeEnabled();
    ordered = { ...orderDraft, salesOrderId: 4711 };
    act(() => host.setBasket({ basket: [], itemCount: 0 }));
    expect(await screen.findByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible();
    expect(screen.getByText('4711')).toBeVisible();
  });

  it('may belong to a colleague, who is named, and leaves the own basket unchanged', async () => {
    const draftedBy = { userId: 99, firstName: 'Petra', lastName: 'Kolb' };
    const { host } = await atSummary(
      { ...orderDraft, draftedBy, orderSections: [] },
      { fixtures: { submitOrder: { orderId: 5 } } },
    );
    expect(await screen.findByText(/Zusammengestellt von Petra Kolb/)).toBeVisible();
    await userEvent.click(await order());
    await waitFor(async () => expect(await order()).toHaveAttribute('aria-busy', 'true'));
    expect(host.record.basketCalls).toEqual([]);
  });

  it('cannot be ordered after a newer one was created', async () => {
    await atSummary(orderDraft, {
      fixtures: {
        submitOrder: () => {
          throw new ApiError(409, { code: 'DRAFT_SUPERSEDED', message: 'Es gibt eine neuere Übersicht.' });
        },
      },
    });
    await userEvent.click(await order());
    expect(await screen.findByText(/Es gibt eine neuere Übersicht. Es wurde nichts bestellt/)).toBeVisible();
    expect(await order()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Noch einmal prüfen' })).toBeVisible();
  });

  it('shows unit prices that come to the line, with four digits where a piece costs parts of a cent', async () => {
    const [section] = orderDraft.orderSections;
    const [item] = section?.items ?? [];
    if (!section || !item) throw new Error('the draft has a line');
    const items = [{ ...item, quantity: 3, price: { ...item.price, quantity: 3, taxBase: 1000 } }];
    await atSummary({ ...orderDraft, orderSections: [{ ...section, items }] }, { basket: {} });
    const table = await screen.findByRole('table', { name: 'Positionen von Rhon Werkzeuge' });
    expect(within(table).getByRole('columnheader', { name: 'Stückpreis' })).toBeVisible();
    expect(within(table).getByText(/3,3333/)).toBeVisible();
  });

  it('names the places where the goods are collected, and so does the confirmation with the rest', async () => {
    const collected = { ...orderDraft, selfCollection: true, costCenter: 'Montage' };
    const { unmount } = await atSummary(collected);
    const street = new RegExp(orderDraft.orderSections[0]?.dispatchLocation.street ?? '-');
    expect(await screen.findByRole('heading', { name: 'Abholadresse' })).toBeVisible();
    expect(screen.getByText(street)).toBeVisible();
    unmount();
    await atSummary({ ...collected, salesOrderId: 12 });
    expect(await screen.findByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible();
    expect(screen.getByText(street)).toBeVisible();
    expect(screen.getByText(new RegExp(orderDraft.billingAddress.street))).toBeVisible();
    expect(screen.getByText('Montage')).toBeVisible();
  });
});

describe('the basket on another device', () => {
  const [section] = orderDraft.orderSections;
  const [ordered] = section?.items ?? [];
  const [producer] = refreshedBasket.basket;
  const [place] = producer?.dispatchLocationItems ?? [];
  const [item] = place?.items ?? [];
  if (!section || !ordered || !producer || !place || !item) throw new Error('draft and basket have a line');
  const draft = { ...orderDraft, orderSections: [{ ...section, items: [ordered] }], salesOrderId: null };
  const at = async (shown: OrderDraft, quantity: number) => {
    let asked = 0;
    const items = [{ ...item, articleId: ordered.articleId, quantity }];
    const getOrderDraft = () => {
      asked += 1;
      return shown;
    };
    await renderWorking(<BasketPage />, {
      locales,
      at: '/basket',
      session: { user: buyer, status: 'signedIn', sessionId: 's' },
      basket: { ...basket, basket: [{ ...producer, dispatchLocationItems: [{ ...place, items }] }] },
      fixtures: { getOwnBasket: callExamples.getOwnBasket.answer, getOrderDraft },
    });
    await waitFor(() => expect(asked).toBe(1));
  };

  it('links back to a draft that was not ordered', async () => {
    await at(draft, ordered.quantity);
    const link = await screen.findByRole('link', { name: 'Bestellung fortsetzen' });
    expect(link).toHaveAttribute('href', `/checkout?draft=${draft.id}`);
    expect(screen.getByText(/aber nicht abgeschickt/)).toBeVisible();
  });

  it.each([
    ['the basket was changed since', draft, ordered.quantity + 1],
    ['it was placed since', { ...draft, salesOrderId: 12 }, ordered.quantity],
  ])('has no link back when %s', async (_, shown, quantity) => {
    await at(shown, quantity);
    await screen.findByRole('heading', { name: 'Warenkorb' });
    expect(screen.queryByRole('link', { name: 'Bestellung fortsetzen' })).toBeNull();
  });
});
