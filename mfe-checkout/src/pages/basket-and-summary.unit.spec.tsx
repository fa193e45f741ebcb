import { ApiError } from '@werkbank/contracts/client';
import { buyer, callExamples, orderDraft, refreshedBasket } from '@werkbank/contracts/fixtures';
import type { RenderOptions } from '@werkbank/kit/testing/render';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import { forgetChoices, keepChoices, keptChoices, noFacts } from '../choices/kept-choices';
import BasketPage from './basket-page';
import CheckoutPage from './checkout-page';

const locales = {
  checkout: { de: async () => ({ default: de }), en: async () => ({ default: en }) },
};
const [producer] = refreshedBasket.basket;
const [place] = producer?.dispatchLocationItems ?? [];
const [item] = place?.items ?? [];
if (!producer || !place || !item) throw new Error('the basket holds an article');
const holding = (...items: (typeof item)[]) => ({
  ...refreshedBasket,
  itemCount: items.length,
  basket: [{ ...producer, dispatchLocationItems: [{ ...place, items }] }],
});
const open = (page: 'basket' | 'checkout', options: RenderOptions = {}) =>
  renderWorking(page === 'basket' ? <BasketPage /> : <CheckoutPage />, {
    locales,
    at: page === 'basket' ? '/basket' : `/checkout?draft=${orderDraft.id}`,
    session: { user: buyer, status: 'signedIn', sessionId: 's' },
    basket: holding(item),
    ...options,
    fixtures: {
      getOwnBasket: { lines: [], version: 0, openDraft: null },
      getCustomer: callExamples.getCustomer.answer,
      getOrderDraft: orderDraft,
      ...options.fixtures,
    },
  });
const order = () => screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });

beforeEach(() => forgetChoices());

describe('the basket', () => {
  it('shows the days until a line leaves, and no price for an unpriced line', async () => {
    const later = { ...item, articleId: 'later', materialNumber: 'LATER-1', availabilityInDays: 5 };
    const tomorrow = {
      ...item,
      articleId: 'next',
      materialNumber: 'NEXT-1',
      availabilityInDays: 1,
      price: null,
    };
    await open('basket', { basket: holding(later, tomorrow) });
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('in 5 Arbeitstagen');
    expect(second).toHaveTextContent('in 1 Arbeitstag');
    expect(within(second as HTMLElement).getAllByText('–').length).toBeGreaterThan(0);
  });

  it('shows fifty lines of a producer at a time', async () => {
    const many = Array.from({ length: 120 }, (_, line) => ({
      ...item,
      articleId: `many-${line}`,
      materialNumber: `MANY-${line}`,
    }));
    await open('basket', { basket: holding(...many) });
    expect(screen.getAllByRole('row')).toHaveLength(1 + 50 + 1);
    const pages = screen.getByRole('navigation', {
      name: `Seiten der Positionen von ${producer.producerName}`,
    });
    await userEvent.click(within(pages).getByRole('button', { name: 'Seite 3' }));
    expect(screen.getAllByRole('row')).toHaveLength(1 + 20 + 1);
    expect(screen.getByRole('link', { name: /MANY-119/ })).toBeVisible();
  });

  it('speaks English', async () => {
    await open('basket', { preferences: { language: 'en' } });
    expect(screen.getByRole('heading', { level: 1, name: en.basket.title })).toBeVisible();
    expect(screen.getByRole('link', { name: en.summary.checkout })).toHaveAttribute('href', '/checkout');
    expect(screen.getByRole('columnheader', { name: en.line.unitPrice })).toBeVisible();
  });

  it('stays as it is if the question before emptying is left', async () => {
    const { host } = await open('basket');
    await userEvent.click(screen.getByRole('button', { name: 'Warenkorb leeren' }));
    const dialog = screen.getByRole('dialog', { name: 'Warenkorb leeren' });
    expect(dialog).toHaveTextContent('1 Position wird entfernt.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.record.basketCalls.map(({ name }) => name)).toEqual(['refresh']);
  });

  it('gives the last line back also when it is empty then', async () => {
    const { host } = await open('basket');
    await userEvent.click(screen.getByRole('button', { name: `${item.materialNumber} entfernen` }));
    act(() => host.setBasket({ basket: [], itemCount: 0 }));
    expect(screen.getByRole('heading', { name: 'Der Warenkorb ist leer' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(host.record.basketCalls.at(-1)).toEqual({ name: 'replace', args: [holding(item).basket] });
  });
});

describe('the summary', () => {
  it('has no order button for a user without the right to buy', async () => {
    await open('checkout', {
      basket: {},
      fixtures: {
        submitOrder: () => {
          throw new ApiError(403, { code: 'FORBIDDEN', message: 'Sie dürfen das nicht.' });
        },
      },
    });
    await userEvent.click(await order());
    expect(await screen.findByText('Sie dürfen das nicht. Es wurde nichts bestellt.')).toBeVisible();
    expect(await order()).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Noch einmal prüfen' })).toBeNull();
  });

  it('can be ordered again after an outage', async () => {
    let failing = true;
    let ordered = false;
    await open('checkout', {
      basket: {},
      fixtures: {
        getOrderDraft: () => ({ ...orderDraft, salesOrderId: ordered ? 4711 : null }),
        submitOrder: () => {
          if (failing) throw new ApiError(503, { code: 'PART_UNAVAILABLE', message: 'Keine Antwort' });
          ordered = true;
          return { orderId: 4711 };
        },
      },
    });
    await userEvent.click(await order());
    expect(await screen.findByText(/der Entwurf ist noch da/)).toBeVisible();
    failing = false;
    await userEvent.click(await order());
    expect(await screen.findByText('4711')).toBeVisible();
  });

  it('shows no order before it is read', async () => {
    await open('checkout', { fixtures: { getOrderDraft: () => new Promise<never>(() => undefined) } });
    expect(screen.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("leaves the own choices alone on the way back from a colleague's draft", async () => {
    const facts = { ...noFacts, costCenter: 'Montage' };
    const own = { way: 'billing' as const, shippingAddressId: null, inParts: true, facts };
    keepChoices(buyer.id, own);
    const draftedBy = { userId: 99, firstName: 'Petra', lastName: 'Kolb' };
    await open('checkout', {
      fixtures: { getOrderDraft: { ...orderDraft, draftedBy, costCenter: 'Einkauf' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Adressen und Angaben ändern' }));
    expect(await screen.findByRole('textbox', { name: /Kostenstelle/ })).toHaveValue('Montage');
    expect(keptChoices(buyer.id)).toEqual(own);
  });

  it('shows the billing address as the delivery address, also in the first step', async () => {
    const { billingAddress } = orderDraft;
    await open('checkout', {
      basket: holding(item),
      fixtures: { getOrderDraft: { ...orderDraft, shippingAddress: billingAddress } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Adressen und Angaben ändern' }));
    expect(await screen.findByRole('radio', { name: 'An die Rechnungsadresse liefern' })).toBeChecked();
  });

  it('speaks English', async () => {
    await open('checkout', { preferences: { language: 'en' } });
    expect(await screen.findByRole('heading', { level: 1, name: en.review.title })).toBeVisible();
    expect(screen.getByRole('button', { name: en.review.submit })).toBeVisible();
    expect(screen.getByText(en.facts.costCenter)).toBeVisible();
  });
});
