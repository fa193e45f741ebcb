import type { CallRequest } from '@werkbank/contracts/calls';
import { salesOrder } from '@werkbank/contracts/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleOrders } from '../../fixtures/example-orders';
import { click } from '../../testing/buttons';
import { refusal } from '@werkbank/kit/testing/refusal';
import { renderOrders } from './testing/render-orders';

const proposed = '/orders/sales-orders/100049';
const sent = '/orders/sales-orders/100047';
const delivery = (name: string) => screen.findByRole('region', { name: new RegExp(`(^|· )${name}$`) });
type Release = CallRequest<'releaseSalesOrder'>['body'];

describe("a buyer's order", () => {
  it('begins with the task, its deadline and the consequence', async () => {
    await renderOrders('buyer', proposed);
    const todo = await screen.findByRole('region', { name: 'Was zu tun ist' });
    expect(within(todo).getByText(/2 Lieferungen warten auf Ihre Freigabe/)).toBeTruthy();
    expect(within(todo).getByText(/^noch 13:2\d h$/)).toBeTruthy();
    expect(within(todo).getByText(/wird storniert, auch bestätigte Lieferungen/)).toBeTruthy();
  });

  it('has its documents beside a proposal as soon as another delivery is invoiced', async () => {
    const [waiting, underWay] = [100_049, 100_047].map((id) =>
      exampleOrders().find((order) => order.id === id),
    );
    if (!waiting || !underWay) throw new Error('The example orders have changed.');
    const sections = [...waiting.sections, ...underWay.sections];
    await renderOrders('buyer', proposed, { getSalesOrder: () => ({ ...salesOrder, ...waiting, sections }) });
    await screen.findByRole('region', { name: 'Was zu tun ist' });
    expect(screen.getByRole('button', { name: /Dokumente/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /Erneut bestellen/ })).toBeVisible();
  });

  it('releases one delivery, sent once whatever is clicked twice', async () => {
    const under = Promise.withResolvers<void>();
    const bodies: Release[] = [];
    const { host } = await renderOrders('buyer', proposed, {
      releaseSalesOrder: async ({ body }) => {
        bodies.push(body);
        await under.promise;
        return salesOrder;
      },
    });
    await click('Freigeben', await delivery('Rhon Werkzeuge'));
    expect(within(await delivery('Rhon Werkzeuge')).getByText('wird freigegeben')).toBeTruthy();
    expect(bodies).toEqual([]);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Entscheidung senden' }));
    under.resolve();
    await waitFor(() => expect(host.record.shown).toHaveLength(1));
    expect(bodies).toEqual([{ releaseSections: [7201], cancelItems: [] }]);
    expect(host.record.shown[0]?.text).toBe('Ihre Entscheidung ist gesendet.');
  });

  it('releases all but the cancelled items, and announces them before the request', async () => {
    const bodies: Release[] = [];
    await renderOrders('buyer', proposed, {
      releaseSalesOrder: ({ body }) => {
        bodies.push(body);
        return salesOrder;
      },
    });
    await screen.findByRole('region', { name: 'Was zu tun ist' });
    await click('Alles freigeben');
    const german = await delivery('Hahnberg Präzision');
    await click('Position 212-1000-H7 stornieren', german);
    const bar = screen.getByRole('region', { name: 'Ihre Entscheidung' });
    expect(
      within(bar).getByText(/2 Lieferungen werden freigegeben.*eine Position wird storniert/),
    ).toBeTruthy();
    await click('Entscheidung senden');
    // A cancelled item cannot be restored.
    const dialog = screen.getByRole('dialog', { name: 'Eine Position endgültig stornieren?' });
    expect(dialog.textContent).toMatch(/im Wert von 99,60\sCHF netto.*lässt sich nicht zurücknehmen/);
    expect(bodies).toEqual([]);
    await click('Stornieren und freigeben', dialog);
    await waitFor(() => expect(bodies).toEqual([{ releaseSections: [7201, 7202], cancelItems: [72023] }]));
  });

  it('is decided with the keyboard alone', async () => {
    const bodies: Release[] = [];
    await renderOrders('buyer', proposed, {
      releaseSalesOrder: ({ body }) => {
        bodies.push(body);
        return salesOrder;
      },
    });
    await screen.findByRole('region', { name: 'Was zu tun ist' });
    screen.getByRole('button', { name: 'Alles freigeben' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('Entscheidung senden');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bodies).toEqual([{ releaseSections: [7201, 7202], cancelItems: [] }]));
  });

  it('takes back a cancellation', async () => {
    await renderOrders('buyer', proposed);
    const german = await delivery('Hahnberg Präzision');
    await click('Position 212-1000-H7 stornieren', german);
    await click('Storno der Position 212-1000-H7 zurücknehmen', german);
    expect(screen.queryByRole('region', { name: 'Ihre Entscheidung' })).toBeNull();
  });

  it("shows the message and the new state after another person's change", async () => {
    let reads = 0;
    await renderOrders('buyer', proposed, {
      getSalesOrder: () => {
        reads += 1;
        return reads === 1 ? salesOrder : { ...salesOrder, status: 'Released' };
      },
      releaseSalesOrder: () => {
        throw refusal('ORDER_ALREADY_RELEASED');
      },
    });
    await screen.findByRole('region', { name: 'Was zu tun ist' });
    await click('Alles freigeben');
    await click('Entscheidung senden');
    expect(
      await screen.findByText('Die Bestellung ist bereits freigegeben. Bitte laden Sie neu.'),
    ).toBeTruthy();
    expect(await screen.findByText('Freigegeben')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Ihre Entscheidung' })).toBeNull();
  });

  it('keeps the decision when the service cannot be reached', async () => {
    const { host } = await renderOrders('buyer', proposed, {
      releaseSalesOrder: () => {
        throw refusal('PART_UNAVAILABLE');
      },
    });
    await screen.findByRole('region', { name: 'Was zu tun ist' });
    await click('Alles freigeben');
    await click('Entscheidung senden');
    await waitFor(() => expect(host.record.shown[0]?.kind).toBe('error'));
    expect(screen.getByRole('region', { name: 'Ihre Entscheidung' })).toBeTruthy();
  });

  it('offers no action that the answer forbids', async () => {
    const sections = salesOrder.sections.map((section) => ({ ...section, allowedActions: [] }));
    await renderOrders('buyer', proposed, { getSalesOrder: { ...salesOrder, sections } });
    await delivery('Rhon Werkzeuge');
    expect(screen.queryByRole('button', { name: /freigeben|stornieren/i })).toBeNull();
  });

  it('confirms the receipt of a part, item by item', async () => {
    const bodies: CallRequest<'setDeliveryStatus'>['body'][] = [];
    await renderOrders('buyer', sent, {
      setDeliveryStatus: ({ body }) => {
        bodies.push(body);
        return { id: 7401, status: 'PartiallyDelivered', optimisticLockKey: 3 };
      },
    });
    await click('Empfang bestätigen', await delivery('Rhon Werkzeuge'));
    const quantity = screen.getByRole('spinbutton', { name: 'Angekommene Stück von 338-0680-HSSE' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '5');
    await click('Teilempfang bestätigen');
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          deliveryStatus: 'PartiallyDelivered',
          optimisticLockKey: 2,
          items: [
            { id: 74010, deliveredQuantity: 5 },
            { id: 74011, deliveredQuantity: 4 },
          ],
        },
      ]),
    );
  });

  it('writes packs and their content, of the received part too', async () => {
    const shown = exampleOrders().find(({ id }) => id === 100_047);
    if (!shown) throw new Error('The example orders have changed.');
    const orderUnits = {
      orderUnit: 'PK',
      contentUnit: 'C62',
      contentQuantity: 10,
      minQuantity: 1,
      quantityInterval: 1,
    };
    const sections = shown.sections.map((section) => ({
      ...section,
      allowedActions: ['receive' as const],
      items: section.items.map((item) => ({ ...item, orderUnits, deliveredQuantity: 1 })),
    }));
    await renderOrders('buyer', sent, { getSalesOrder: () => ({ ...salesOrder, ...shown, sections }) });
    const block = await delivery('Rhon Werkzeuge');
    expect(within(block).getAllByText('1 Packung à 10 = 10 Stück erhalten').length).toBeGreaterThan(0);
    await click('Empfang bestätigen', block);
    const quantity = screen.getByRole('spinbutton', { name: 'Angekommene Packungen von 338-0680-HSSE' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2');
    expect(await within(screen.getByRole('dialog')).findByText('2 Packungen à 10 = 20 Stück')).toBeVisible();
  });

  it('lists cancelled items at the bottom', async () => {
    await renderOrders('buyer', sent);
    expect(within(await delivery('Stornierte Positionen')).getByText('844-1200-VHM')).toBeTruthy();
  });

  it('shows the reason of a cost', async () => {
    await renderOrders('buyer', proposed);
    expect(
      within(await delivery('Hahnberg Präzision')).getByText('je Sendung von Deutschland nach Schweiz'),
    ).toBeTruthy();
  });
});

describe('an order that was submitted just now', () => {
  it('is being passed on, and fills itself', async () => {
    let there = false;
    await renderOrders('buyer', '/orders/sales-orders/100042?submitted=1', {
      getSalesOrder: () => {
        if (!there) throw refusal('ORDER_NOT_FOUND');
        return salesOrder;
      },
    });
    expect(await screen.findByText(/wird gerade weitergegeben/)).toBeTruthy();
    there = true;
    expect(await screen.findByRole('region', { name: /· Rhon Werkzeuge$/ }, { timeout: 4000 })).toBeTruthy();
  });

  it('is simply not there without that hint', async () => {
    await renderOrders('buyer', '/orders/sales-orders/100042', {
      getSalesOrder: () => {
        throw refusal('ORDER_NOT_FOUND');
      },
    });
    expect(await screen.findByText('Nicht gefunden')).toBeTruthy();
  });
});

describe('an order that cannot be shown', () => {
  it('shows its final geometry while it is on its way', async () => {
    await renderOrders('buyer', proposed, { getSalesOrder: () => new Promise(() => undefined) });
    expect(await screen.findAllByRole('status', { name: 'Wird geladen' })).toBeTruthy();
  });

  it('names whom to ask without access', async () => {
    await renderOrders('buyer', proposed, {
      getSalesOrder: () => {
        throw refusal('FORBIDDEN');
      },
    });
    expect(await screen.findByText('Dazu sind Sie nicht berechtigt')).toBeTruthy();
  });
});
