import type { Delivery } from '@werkbank/contracts/entities';
import { purchaseOrder, salesOrder } from '@werkbank/contracts/fixtures';
import { chooseFile } from '@werkbank/kit/testing/choose-file';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { germanDelivery, swissDelivery } from '../../fixtures/example-deliveries';
import { exampleOrders } from '../../fixtures/example-orders';
import { click } from '../../testing/buttons';
import { renderOrders } from './testing/render-orders';

const at = '/orders/sales-orders/100049';
const delivery = (id: number) =>
  screen.findByRole('region', { name: new RegExp(`^(Lieferung|Delivery) ${id}`) });
const withSections = (...sections: Delivery[]) => ({ ...salesOrder, id: 100_049, sections });
const proposed = exampleOrders().find(({ id }) => id === 100_049) ?? salesOrder;

describe('what the buyer added', () => {
  const odd = { ownOrderNumber: '=1+1', remark: '<b>Tor 3</b>\nbis Mittag' };

  it.each([
    ['buyer', 'Eigene Bestellnummer'],
    ['producer', 'Bestellnummer des Kunden'],
    ['admin', 'Eigene Bestellnummer'],
  ] as const)('is shown to a %s, as text', async (viewer, name) => {
    const path = viewer === 'producer' ? '/orders/purchase-orders/100042' : at;
    await renderOrders(viewer, path, {
      getSalesOrder: { ...salesOrder, ...odd },
      getPurchaseOrder: { ...purchaseOrder, ...odd },
    });
    const data = within(await screen.findByRole('region', { name: 'Bestelldaten' }));
    const said = (label: string) => data.getByText(label).nextElementSibling?.textContent;
    expect(said(name)).toBe('=1+1');
    expect(said('Ansprechpartner')).toBe('Petra Kolb, +41 52 555 00 17');
    expect(data.getByRole('link', { name: '+41 52 555 00 17' })).toHaveAttribute('href', 'tel:+41525550017');
    const wish = viewer === 'producer' ? 'Wunsch des Kunden' : 'Bemerkung';
    expect(screen.getByRole('region', { name: wish })).toHaveTextContent('<b>Tor 3</b> bis Mittag');
    expect(screen.getByText('Wunschtermin').nextElementSibling).toHaveTextContent('01.12.2026');
  });

  it('takes no room in orders from before', async () => {
    const {
      ownOrderNumber: _1,
      wishedDate: _2,
      contactName: _3,
      contactPhone: _4,
      remark: _5,
      ...before
    } = salesOrder;
    await renderOrders('buyer', at, { getSalesOrder: before });
    const data = within(await screen.findByRole('region', { name: 'Bestelldaten' }));
    expect(data.queryByText('Ansprechpartner')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Bemerkung' })).toBeNull();
  });
});

describe("a delivery on its order's page", () => {
  it('is called by its number, and its producer once', async () => {
    await renderOrders('buyer', at);
    const block = await delivery(7201);
    expect(within(block).getByRole('heading').textContent).toBe('Lieferung 7201 · Rhon Werkzeuge');
    expect(within(block).getAllByText(/Rhon Werkzeuge/)).toHaveLength(1);
  });

  it('stands before the history, which shows its latest change, and all of them on demand', async () => {
    const [line] = salesOrder.history;
    if (!line) throw new Error('the order has a history');
    const later = { ...line, at: '2099-01-01T08:00:00.000Z' };
    const order = { ...proposed, history: [line, line, later] };
    await renderOrders('buyer', at, { getSalesOrder: order });
    const block = await delivery(7201);
    const history = screen.getByRole('region', { name: 'Verlauf' });
    const addresses = screen.getByRole('region', { name: 'Lieferadresse' });
    const follows = (one: HTMLElement) =>
      Boolean(one.compareDocumentPosition(history) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect([follows(block), follows(addresses)]).toEqual([true, true]);
    expect(within(history).getByRole('listitem')).toHaveTextContent('2099');
    await userEvent.click(within(history).getByRole('button', { name: 'Alle 3 Änderungen' }));
    expect(within(history).getAllByRole('listitem')).toHaveLength(3);
  });

  it('names itself in each of its buttons', async () => {
    await renderOrders('buyer', at);
    const names = within(await delivery(7202))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(name).toMatch(/\(Lieferung 7202\)$/);
  });

  it('shows its dispatch date, weight and size', async () => {
    const parcel = { weight: 2.5, length: 30, width: 20.5, height: 10, mrnNumber: null };
    const sent = swissDelivery(7401, 'Sent', {
      plannedShipmentDate: '2026-11-20',
      sentAt: '2026-11-21T09:00:00.000Z',
      parcel,
    });
    await renderOrders('buyer', at, { getSalesOrder: withSections(sent) });
    const block = await delivery(7401);
    expect(within(block).getByText('Versandt am').nextSibling).toHaveTextContent(
      '21.11.2026 (geplant 20.11.2026)',
    );
    expect(within(block).getByText('Gewicht').nextSibling).toHaveTextContent('2,5 kg');
    expect(within(block).getByText('Maße').nextSibling).toHaveTextContent('30 × 20,5 × 10 cm');
  });

  it("links to the carrier's page of its parcel", async () => {
    const trackingUrl = 'https://service.post.ch/ekp-web/ui/entry/search/376123450000000011';
    const sent = swissDelivery(7401, 'Sent', { sentAt: '2026-11-21T09:00:00.000Z', trackingUrl });
    const without = swissDelivery(7402, 'Sent', { sentAt: '2026-11-21T09:00:00.000Z', trackingUrl: null });
    await renderOrders('buyer', at, { getSalesOrder: withSections(sent, without) });
    const link = within(await delivery(7401)).getByRole('link', {
      name: 'Sendung verfolgen (Lieferung 7401)',
    });
    expect(link).toHaveAttribute('href', trackingUrl);
    expect(within(await delivery(7402)).queryByRole('link', { name: /Sendung verfolgen/ })).toBeNull();
  });

  it('shows rule and rate of its figures to admins only', async () => {
    const madeBy = {
      ruleId: 12,
      validFrom: '2026-11-01',
      exchangedBy: { sourceCurrency: 'EUR', ratio: '0.9417' },
    };
    const made = swissDelivery(7402, 'Created');
    const section = {
      ...made,
      deliveryCosts: made.deliveryCosts.map((cost) => ({ ...cost, madeBy })),
      taxes: made.taxes.map((tax) => ({ ...tax, madeBy: { ruleId: 2, validFrom: null, exchangedBy: null } })),
      items: made.items.map((item) => ({
        ...item,
        price: { ...item.price, exchangedBy: madeBy.exchangedBy },
      })),
    };
    const { unmount } = await renderOrders('admin', at, { getSalesOrder: withSections(section) });
    const block = await delivery(7402);
    expect(block).toHaveTextContent('Regel 12, gültig ab 01.11.2026, Kurs von EUR: 0,9417');
    expect(block).toHaveTextContent('MwSt. 8,1 %: Regel 2');
    expect(within(block).getAllByText(/^Preise der Ware umgerechnet/)).toHaveLength(1);
    unmount();
    await renderOrders('buyer', at, { getSalesOrder: withSections(section) });
    expect(await delivery(7402)).not.toHaveTextContent('Regel');
  });

  it('is marked in words where its date has passed and it has not left', async () => {
    const late = { plannedShipmentDate: '2020-01-01' };
    await renderOrders('buyer', at, {
      getSalesOrder: withSections(
        swissDelivery(1, 'Released', late),
        swissDelivery(2, 'Sent', { ...late, sentAt: '2020-01-02T09:00:00.000Z' }),
      ),
    });
    expect(within(await delivery(1)).getByText('verspätet')).toBeTruthy();
    expect(within(await delivery(2)).queryByText('verspätet')).toBeNull();
  });

  it("counts and describes in the reader's language, whichever the order was placed in", async () => {
    const german = germanDelivery(7202, 'Proposed');
    const items = german.items.map((item, index) => ({
      ...item,
      unit: index === 1 ? 'Gebinde' : 'Stück',
      articleTexts: index === 0 ? { de: 'Spiralbohrer 6,8 mm', en: 'Twist drill 6.8 mm' } : null,
    }));
    const { host } = await renderOrders(
      'buyer',
      at,
      { getSalesOrder: withSections({ ...german, items }) },
      { language: 'en' },
    );
    expect(host.preferences.getState().language).toBe('en');
    const block = await delivery(7202);
    expect(within(block).queryByText(/Stück|Gebinde/)).toBeNull();
    expect(within(block).getAllByText(/pcs/)).toHaveLength(items.length - 1);
    expect(within(block).getByText(/containers/)).toBeTruthy();
    expect(within(block).getByText('Twist drill 6.8 mm')).toBeTruthy();
    // An order from before keeps the words that it was placed with.
    expect(within(block).getByText(german.items[1]?.articleText ?? '')).toBeTruthy();
  });
});

describe('what an article is called', () => {
  const named = { de: 'Schaftfräser VHM 12 mm', en: 'Solid carbide end mill 12 mm' };
  const shown = (language: 'de' | 'en', articleTexts: typeof named | null) => {
    const swiss = swissDelivery(1, 'Released');
    const items = swiss.items.map((item) => ({ ...item, articleText: named.de, articleTexts }));
    return renderOrders('buyer', at, { getSalesOrder: withSections({ ...swiss, items }) }, { language });
  };

  it.each([
    ['en', named, named.en],
    ['de', named, named.de],
    ['en', null, named.de],
  ] as const)('is said in the language %s where it is known', async (language, texts, expected) => {
    await shown(language, texts);
    expect(within(await delivery(1)).getAllByText(expected).length).toBeGreaterThan(0);
  });
});

describe('a decision before it is sent', () => {
  it('shows what the order will cost', async () => {
    await renderOrders('buyer', at);
    await click('Position 844-1200-VHM stornieren', await delivery(7202));
    const sums = screen.getByRole('region', { name: 'Summe nach dem Senden' });
    const goods = (proposed.totals.goods - 38420) / 100;
    expect(within(sums).getByRole('row', { name: /^Waren/ })).toHaveTextContent(
      goods.toFixed(2).replace('.', ','),
    );
    expect(within(sums).getByText(/^Bisher 1\.331,63/)).toBeTruthy();
    expect(within(await delivery(7202)).getByText('Lieferung netto').nextSibling).toHaveTextContent('377,25');
  });

  it('lets the rest be released after a first cancellation, and keeps what is cancelled', async () => {
    await renderOrders('buyer', at);
    const swiss = await delivery(7201);
    for (const number of ['338-0680-HSSE', '844-1200-VHM'])
      await click(`Position ${number} stornieren`, swiss);
    await click('Übrige freigeben');
    const bar = screen.getByRole('region', { name: 'Ihre Entscheidung' });
    expect(bar).toHaveTextContent(/Eine Lieferung wird freigegeben.*2 Positionen werden storniert/);
    expect(screen.queryByRole('button', { name: /^Übrige freigeben|^Alles freigeben/ })).toBeNull();
  });
});

describe('a proposal', () => {
  const fresh = '/orders/purchase-orders/100050';
  const fromStock = () => screen.getByRole('checkbox', { name: /^Ab Lager/ });

  it('begins with a date that can be typed, also where the goods lie in stock', async () => {
    await renderOrders('producer', fresh);
    await click('Vorschlagen …', await delivery(7101));
    expect(fromStock()).not.toBeChecked();
    const date = screen.getByLabelText('Versandtermin');
    await userEvent.clear(date);
    await userEvent.type(date, '1.12.99');
    await click('Termin übernehmen');
    expect(within(await delivery(7101)).getByText('01.12.2099')).toBeTruthy();
  });

  it('names the next working day if the place is closed on the chosen one, and takes it all the same', async () => {
    await renderOrders('producer', fresh);
    await click('Vorschlagen …', await delivery(7101));
    const date = screen.getByLabelText('Versandtermin');
    await userEvent.clear(date);
    await userEvent.type(date, '1.3.2099');
    expect(date).toHaveAccessibleDescription(
      'An diesem Tag ist der Versandort geschlossen. Der nächste Arbeitstag ist 02.03.2099.',
    );
    await click('Termin übernehmen');
    expect(within(await delivery(7101)).getByText('01.03.2099')).toBeTruthy();
  });

  it('opens again as it was proposed', async () => {
    await renderOrders('producer', fresh);
    await click('Vorschlagen …', await delivery(7102));
    await userEvent.click(fromStock());
    await click('Termin übernehmen');
    await click('Termin ändern …', await delivery(7102));
    expect(fromStock()).toBeChecked();
  });
});

describe('an order that another producer has not answered', () => {
  it('shows a producer that the order waits for another one', async () => {
    await renderOrders('producer', '/orders/purchase-orders/100050', {
      getPurchaseOrder: {
        ...purchaseOrder,
        sections: [swissDelivery(7101, 'Confirmed', { allowedActions: [] })],
        waitsFor: 'otherProducer',
      },
    });
    expect(await screen.findByText(/wartet noch auf einen anderen Hersteller/)).toBeTruthy();
  });
});

describe('an export that is made ready', () => {
  it('misses its declaration no more once that is uploaded', async () => {
    await renderOrders('german', '/orders/purchase-orders/100048');
    await click('Versandbereit melden', await delivery(7302));
    const dialog = screen.getByRole('dialog', { name: 'Versandbereit melden' });
    await click('Versandbereit melden', dialog);
    expect((await within(dialog).findAllByText(/Zollanmeldung fehlt/)).length).toBeGreaterThan(0);
    const file = new File(['%PDF-1.7'], 'zoll.pdf', { type: 'application/pdf' });
    await chooseFile('Zollanmeldung', file);
    await within(dialog).findByRole('button', { name: 'Entfernen' });
    expect(within(dialog).queryByText(/Zollanmeldung fehlt/)).toBeNull();
  });
});
