import { ApiError } from '@werkbank/contracts/client';
import { buyer, callExamples, orderDraft, refreshedBasket, salesOrder } from '@werkbank/contracts/fixtures';
import { renderWithHost, type RenderOptions } from '@werkbank/kit/testing/render';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import { forgetChoices } from '../choices/kept-choices';
import BasketPage from './basket-page';
import CheckoutPage from './checkout-page';

const locales = {
  checkout: { de: async () => ({ default: de }), en: async () => ({ default: en }) },
};
const full = { ...refreshedBasket, itemCount: 1 };
const company = callExamples.getCustomer.answer;
const open = (page: 'basket' | 'checkout', options: RenderOptions = {}) =>
  (page === 'basket' ? renderWithHost : renderWorking)(
    page === 'basket' ? <BasketPage /> : <CheckoutPage />,
    {
      locales,
      at: `/${page}`,
      session: { user: buyer, status: 'signedIn', sessionId: 's' },
      basket: full,
      ...options,
    },
  );
beforeEach(() => forgetChoices());
const unreachable = () => {
  throw new ApiError(503, { code: 'PART_UNAVAILABLE', message: 'Keine Antwort' });
};

describe('the basket', () => {
  it('suggests next steps if it is empty', async () => {
    await open('basket', { basket: {} });
    expect(screen.getByRole('heading', { name: 'Der Warenkorb ist leer' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  });

  it('shows a block per producer with its sum, and counts on with the keyboard', async () => {
    const { host } = await open('basket');
    expect(screen.getByRole('table', { name: 'Positionen von Rhon Werkzeuge' })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Menge von/ }), '{ArrowUp}');
    expect(host.record.basketCalls).toContainEqual({
      name: 'setQuantity',
      args: [full.basket[0]?.dispatchLocationItems[0]?.items[0]?.articleId, 901, 13],
    });
  });

  it('offers to refresh outdated lines, and no checkout', async () => {
    const { host } = await open('basket', { basket: { ...full, valid: false } });
    expect(screen.getByRole('button', { name: 'Zur Kasse' })).toBeDisabled();
    await userEvent.click(screen.getAllByRole('button', { name: 'Aktualisieren' })[0] as HTMLElement);
    expect(host.record.basketCalls.map((call) => call.name)).toContain('refresh');
  });

  it('names a removed line, restores it, and keeps the focus', async () => {
    const { host } = await open('basket');
    await userEvent.click(screen.getByRole('button', { name: /entfernen$/ }));
    expect(screen.getByRole('status')).toHaveTextContent(/wurde entfernt/);
    const undo = screen.getByRole('button', { name: 'Rückgängig' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(host.record.basketCalls.map((call) => call.name)).toEqual(['refresh', 'remove', 'replace']);
    expect(screen.getByRole('button', { name: /entfernen$/ })).toHaveFocus();
  });

  it('asks for confirmation before emptying it', async () => {
    const { host } = await open('basket');
    await userEvent.click(screen.getByRole('button', { name: 'Warenkorb leeren' }));
    expect(host.record.basketCalls.map((call) => call.name)).toEqual(['refresh']);
    await userEvent.click(screen.getAllByRole('button', { name: 'Warenkorb leeren' }).at(-1) as HTMLElement);
    expect(host.record.basketCalls.map((call) => call.name)).toEqual(['refresh', 'clear']);
  });
});

describe('the checkout', () => {
  it('preselects the first shipping address and drafts the order', async () => {
    const drafts: unknown[] = [];
    await open('checkout', {
      fixtures: {
        getCustomer: company,
        createOrderDraft: ({ body }) => {
          drafts.push(body);
          return orderDraft;
        },
        getOrderDraft: orderDraft,
      },
    });
    expect(await screen.findByRole('radio', { name: /Werk|Aareblick/, checked: true })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Kostenstelle/ }), 'Fräserei');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Übersicht' }));
    expect(await screen.findByRole('heading', { name: 'Bestellung prüfen' })).toBeVisible();
    expect(drafts).toEqual([
      expect.objectContaining({ shippingAddressId: 502, selfCollection: false, costCenter: 'Fräserei' }),
    ]);
  });

  it('scrolls to the top at each step and focuses its title', async () => {
    let submitted = false;
    await open('checkout', {
      fixtures: {
        getCustomer: company,
        createOrderDraft: orderDraft,
        getOrderDraft: () => ({ ...orderDraft, salesOrderId: submitted ? salesOrder.id : null }),
        submitOrder: () => {
          submitted = true;
          return { orderId: salesOrder.id };
        },
      },
    });
    const tops: unknown[] = [];
    Object.assign(globalThis, { scrollTo: (_left: number, top: number) => tops.push(top) });
    const title = (name: string) => screen.findByRole('heading', { level: 1, name });
    await userEvent.click(await screen.findByRole('button', { name: 'Weiter zur Übersicht' }));
    expect(await title('Bestellung prüfen')).toHaveFocus();
    expect(tops.splice(0)).toEqual([0]);
    await userEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    expect(await title('Vielen Dank für Ihre Bestellung')).toHaveFocus();
    expect(tops).toEqual([0]);
  });

  it('clears a separate shipping address when the buyer collects', async () => {
    const drafts: unknown[] = [];
    await open('checkout', {
      basket: { ...full, selfCollectionAllowed: true },
      fixtures: {
        getCustomer: company,
        createOrderDraft: ({ body }) => {
          drafts.push(body);
          return orderDraft;
        },
        getOrderDraft: orderDraft,
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Ich hole selbst ab' }));
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
    expect(screen.queryByRole('radiogroup', { name: 'Lieferadresse wählen' })).toBeNull();
    expect(screen.getByText(/Abholung bei: Rhon Werkzeuge/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Übersicht' }));
    await screen.findByRole('heading', { name: 'Bestellung prüfen' });
    const shippingAddressId = company.primaryAddress?.id;
    expect(drafts).toMatchObject([{ selfCollection: true, shippingAddressId }]);
  });

  it('offers a new shipping address at once, and shows a changed billing address, without asking again', async () => {
    let asked = 0;
    const shipping = company.addresses.find(({ type }) => type === 'Shipping');
    const billing = company.primaryAddress;
    if (!shipping || !billing) throw new Error('the company has both');
    const added = { ...shipping, id: 777, name: 'Werk 3' };
    const moved = { ...billing, street: 'Seestrasse' };
    const { host } = await open('checkout', {
      fixtures: {
        getCustomer: () => {
          asked += 1;
          return asked === 1 ? company : new Promise<never>(() => undefined);
        },
        createCustomerAddress: { id: 777, company: { ...company, addresses: [billing, shipping, added] } },
        setCustomerPrimaryAddress: { ...moved, company: { ...company, primaryAddress: moved } },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Lieferadresse hinzufügen' }));
    for (const [label, text] of [
      [/^Name/, 'W3'],
      [/^Straße/, 'Weg'],
      [/^Hausnummer/, '3'],
      [/^Postleitzahl/, '4600'],
      [/^Ort/, 'Olten'],
    ] as const) {
      await userEvent.type(screen.getByLabelText(label), text);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByRole('radio', { name: /Werk 3/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText(/Seestrasse/)).toBeVisible();
    expect(host.record.shown).toEqual([
      { kind: 'success', text: 'Die Lieferadresse wurde hinzugefügt.' },
      { kind: 'success', text: 'Die Rechnungsadresse wurde geändert.' },
    ]);
  });

  it.each([
    ['whoever only buys cannot take', false],
    ['an admin can take', true],
  ])('says who decides where bills go: %s the company to another country', async (_, CompanyAdmin) => {
    const user = { ...buyer, roles: { PlatformAdmin: false, CompanyAdmin } };
    await open('checkout', {
      fixtures: { getCustomer: company },
      session: { user, status: 'signedIn', sessionId: 's' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ändern' }));
    const country = screen.getByRole('combobox', { name: 'Land' });
    if (CompanyAdmin) {
      expect(country).toBeEnabled();
      expect(screen.queryByText(/ändert nur ein Administrator/)).toBeNull();
    } else {
      expect(country).toBeDisabled();
      expect(country).toHaveAccessibleDescription(/Das Land ändert nur ein Administrator Ihrer Firma\.$/);
    }
    expect(screen.getByRole('textbox', { name: 'Straße' })).toBeEnabled();
  });

  it("refuses an incomplete address with the contract's message", async () => {
    await open('checkout', { fixtures: { getCustomer: company } });
    await userEvent.click(await screen.findByRole('button', { name: 'Lieferadresse hinzufügen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect((await screen.findAllByText('Straße muss angegeben werden.')).length).toBeGreaterThan(0);
  });

  it('orders once, however often the button is clicked, and shows the number', async () => {
    let submits = 0;
    const { host } = await open('checkout', {
      at: `/checkout?draft=${orderDraft.id}`,
      fixtures: {
        getOrderDraft: () => ({ ...orderDraft, salesOrderId: submits > 0 ? salesOrder.id : null }),
        submitOrder: () => {
          submits += 1;
          return { orderId: salesOrder.id };
        },
      },
    });
    const button = await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });
    await userEvent.dblClick(button);
    expect(await screen.findByText(String(salesOrder.id))).toBeVisible();
    expect(submits).toBe(1);
    expect(host.record.basketCalls.map((call) => call.name)).toContain('clear');
    expect(screen.getByRole('link', { name: 'Zur Bestellung' })).toHaveAttribute(
      'href',
      `/orders/sales-orders/${salesOrder.id}?submitted=1`,
    );
  });

  it('states that no order was placed if submitting fails', async () => {
    await open('checkout', {
      at: `/checkout?draft=${orderDraft.id}`,
      fixtures: { getOrderDraft: orderDraft, submitOrder: unreachable },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    expect(await screen.findByText(/Es wurde nichts bestellt/)).toBeVisible();
  });

  it('states that the basket is safe if the draft cannot be read, with a retry', async () => {
    await open('checkout', {
      at: `/checkout?draft=${orderDraft.id}`,
      fixtures: { getOrderDraft: unreachable },
    });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('es wurde nichts bestellt'));
    expect(screen.getByRole('button', { name: /noch einmal|erneut/i })).toBeVisible();
  });
});
