import { ApiError } from '@werkbank/contracts/client';
import { buyer, callExamples, orderDraft, refreshedBasket } from '@werkbank/contracts/fixtures';
import type { RenderOptions } from '@werkbank/kit/testing/render';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import { forgetChoices, keepChoices, keptChoices, noFacts } from '../choices/kept-choices';
import CheckoutPage from './checkout-page';

const locales = {
  checkout: { de: async () => ({ default: de }), en: async () => ({ default: en }) },
};
const company = callExamples.getCustomer.answer;
const { primaryAddress: billing } = company;
const shipping = company.addresses.find(({ type }) => type === 'Shipping');
const basket = { ...refreshedBasket, itemCount: 1 };
const [producer] = basket.basket;
const [place] = producer?.dispatchLocationItems ?? [];
if (!billing || !shipping || !producer || !place) throw new Error('the examples have addresses and a line');

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
const next = () => screen.findByRole('button', { name: 'Weiter zur Übersicht' });
const unreachable = () => {
  throw new ApiError(503, { code: 'PART_UNAVAILABLE', message: 'Keine Antwort' });
};
const fill = async (fields: readonly (readonly [RegExp, string])[]) => {
  for (const [label, text] of fields) {
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
};
const address = [
  [/^Name/, 'Werk Olten'],
  [/^Straße/, 'Weg'],
  [/^Hausnummer/, '3'],
  [/^Postleitzahl/, '4600'],
  [/^Ort/, 'Olten'],
] as const;

beforeEach(() => forgetChoices());

describe('the first step', () => {
  it('reports an empty basket', async () => {
    await open({ basket: {} });
    expect(screen.getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Der Warenkorb ist leer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Weiter zur Übersicht' })).toBeNull();
  });

  it('states that the basket is safe if the addresses cannot be read, with a retry', async () => {
    let failing = true;
    await open({ fixtures: { getCustomer: () => (failing ? unreachable() : company) } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Ihr Warenkorb ist unverändert.');
    expect(screen.queryByRole('button', { name: 'Weiter zur Übersicht' })).toBeNull();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await next()).toBeEnabled();
  });

  it('speaks English', async () => {
    await open({ preferences: { country: 'CH', currency: 'CHF', language: 'en' } });
    expect(await screen.findByRole('button', { name: en.checkout.toSummary })).toBeVisible();
    expect(screen.getByRole('heading', { name: en.shipping.title })).toBeVisible();
    expect(screen.getByText(en.steps.addresses)).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText(en.steps.summary)).not.toHaveAttribute('aria-current');
  });

  it('shows the sum of each producer if there are several', async () => {
    const other = {
      ...producer,
      producerId: 99,
      producerName: 'Jenatal Frästechnik',
      dispatchLocationItems: [{ ...place, items: place.items.map((item) => ({ ...item, price: null })) }],
    };
    await open({ basket: { ...basket, basket: [producer, other], itemCount: 2 } });
    const summary = await screen.findByRole('region', { name: 'Summe' });
    const terms = within(summary).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      producer.producerName,
      'Jenatal Frästechnik',
      '2 Positionen',
    ]);
    expect(terms[1]?.nextElementSibling).toHaveTextContent(/^0,00/);
  });

  it('drafts without a cost centre if only blanks were typed', async () => {
    const drafts: unknown[] = [];
    await open({
      fixtures: {
        createOrderDraft: ({ body }) => {
          drafts.push(body);
          return orderDraft;
        },
        getOrderDraft: orderDraft,
      },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /Kostenstelle/ }), '   ');
    await userEvent.click(screen.getByRole('radio', { name: 'An die Rechnungsadresse liefern' }));
    await userEvent.click(await next());
    expect(await screen.findByRole('heading', { name: 'Bestellung prüfen' })).toBeVisible();
    expect(drafts).toMatchObject([
      { costCenter: null, shippingAddressId: billing.id, selfCollection: false },
    ]);
  });

  it('shows why no draft was created, and refreshes the basket', async () => {
    const { host } = await open({
      fixtures: {
        createOrderDraft: () => {
          throw new ApiError(409, { code: 'BASKET_OUTDATED' as never, message: 'Die Preise sind veraltet.' });
        },
      },
    });
    await userEvent.click(await next());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Die Preise sind veraltet.');
    await userEvent.click(within(notice).getByRole('button', { name: 'Aktualisieren' }));
    expect(host.record.basketCalls.map(({ name }) => name)).toEqual(['refresh']);
    expect(await next()).toBeEnabled();
  });
});

describe('addresses of the first step', () => {
  it('takes the missing billing address, in the country of the visitor', async () => {
    const sent: unknown[] = [];
    const added = { ...billing, name: 'Werk Olten' };
    await open({
      fixtures: {
        getCustomer: () => (sent.length === 0 ? { ...company, primaryAddress: null } : company),
        setCustomerPrimaryAddress: ({ body }) => {
          sent.push(body);
          return { ...added, company: { ...company, primaryAddress: added } };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ändern' }));
    expect(screen.getByRole('combobox', { name: 'Land' })).toBeEnabled();
    await fill(address);
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { name: 'Werk Olten', city: 'Olten', country: 'CH', addressSupplement: null },
      ]),
    );
    expect(await next()).toBeEnabled();
  });

  it('are those of a producer company for people of a producer', async () => {
    let ofProducer = { ...company, kind: 'Producer' as const };
    const calls: unknown[] = [];
    const added = { ...shipping, id: 777, name: 'Werk Olten' };
    await open({
      session: { user: { ...buyer, companyType: 'Producer' }, status: 'signedIn', sessionId: 's' },
      fixtures: {
        getCustomer: unreachable,
        getProducerCompany: () => ofProducer,
        createProducerCompanyAddress: ({ params, body }) => {
          calls.push(['add', params.companyId, body.addressSupplement]);
          ofProducer = { ...ofProducer, addresses: [billing, shipping, added] };
          return { id: 777, company: ofProducer };
        },
        setProducerCompanyPrimaryAddress: ({ params }) => {
          calls.push(['bill', params.companyId]);
          return { ...billing, company: ofProducer };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Lieferadresse hinzufügen' }));
    await fill([...address, [/^Adresszusatz/, 'Tor 2']]);
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByRole('radio', { name: /Werk Olten/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(calls).toEqual([
        ['add', company.id, 'Tor 2'],
        ['bill', company.id],
      ]),
    );
  });

  it('keeps the typed address open and unsaved if it cannot be saved', async () => {
    const { host } = await open({ fixtures: { createCustomerAddress: unreachable } });
    await userEvent.click(await screen.findByRole('button', { name: 'Lieferadresse hinzufügen' }));
    await fill(address);
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText(/Keine Antwort/)).toBeVisible();
    expect(screen.getByLabelText(/^Ort/)).toHaveValue('Olten');
    expect(host.record.shown.map(({ kind }) => kind)).toEqual(['error']);
    expect(screen.queryByRole('radio', { name: /Werk Olten/ })).toBeNull();
  });
});

describe('choices of the first step', () => {
  it('stay in memory if the browser forbids storage', async () => {
    const allowed = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    try {
      const { unmount } = await open();
      await userEvent.type(await screen.findByRole('textbox', { name: /Kostenstelle/ }), 'Montage');
      unmount();
      await open();
      expect(await screen.findByRole('textbox', { name: /Kostenstelle/ })).toHaveValue('Montage');
      forgetChoices();
      expect(keptChoices(buyer.id)).toBeUndefined();
    } finally {
      if (allowed) Object.defineProperty(globalThis, 'sessionStorage', allowed);
    }
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '7'],
    ['a way that does not exist', JSON.stringify({ userId: buyer.id, choices: { way: 'drone' } })],
    [
      'choices of an earlier release',
      JSON.stringify({
        userId: buyer.id,
        choices: { way: 'billing', shippingAddressId: null, costCenter: 'Montage' },
      }),
    ],
    ['no choices', JSON.stringify({ userId: buyer.id, choices: null })],
  ])('are the usual ones if the stored text is %s', async (_, text) => {
    keepChoices(buyer.id, {
      way: 'billing',
      shippingAddressId: null,
      inParts: true,
      facts: { ...noFacts, costCenter: 'Montage' },
    });
    sessionStorage.setItem('werkbank-checkout', text);
    await open();
    expect(await screen.findByRole('textbox', { name: /Kostenstelle/ })).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'An eine andere Adresse liefern' })).toBeChecked();
  });
});
