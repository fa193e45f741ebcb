import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { refusal } from '@werkbank/kit/testing/refusal';
import type { ExamplePerson } from '../../fixtures/example-people';

jest.unstable_mockModule('@werkbank/kit/ui/pdf-dialog', () => ({
  PdfDialog: ({ title, fileName }: { title: string; fileName: string }) => (
    <div role="dialog" aria-label={title}>
      {fileName}
    </div>
  ),
}));
const { renderOrders } = await import('./testing/render-orders');

async function openMenu(person: ExamplePerson, at: string, fixtures: Fixtures = {}, label = 'Dokumente') {
  const language = label === 'Dokumente' ? 'de' : 'en';
  const rendered = await renderOrders(person, at, fixtures, { language });
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await screen.findByRole('menu');
  return rendered;
}
const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));

describe('the documents of an order', () => {
  it('are opened by the buyer, who gets the keyboard back', async () => {
    await openMenu('buyer', '/orders/sales-orders/100047');
    await choose('Auftragsbestätigung');
    expect(await screen.findByRole('dialog', { name: 'Auftragsbestätigung 100042' })).toHaveTextContent(
      'Auftragsbestätigung 100042.pdf',
    );
    expect(screen.getByRole('button', { name: 'Dokumente' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('name the invoices of what was sent below their delivery, in English too', async () => {
    await openMenu('buyer', '/orders/sales-orders/100046', {}, 'Documents');
    expect(entries().slice(0, 2)).toEqual(['Order confirmation', 'Order as placed']);
    expect(entries()).toContain('Invoice');
    expect(
      screen.getByText(/^Delivery \d+$/, { selector: '.ant-dropdown-menu-item-group-title' }),
    ).toBeVisible();
  });

  it('wait while the buyer is asked to decide', async () => {
    await renderOrders('buyer', '/orders/sales-orders/100049');
    await screen.findByRole('heading', { level: 1, name: 'Bestellung 100049' });
    expect(screen.queryByRole('button', { name: 'Dokumente' })).toBeNull();
  });

  it.each([
    ['ORDER_CONFIRMATION_NOT_YET_CREATED', /Auftragsbestätigung ist noch nicht erstellt/],
    ['PDF_NOT_FETCHED', /Das PDF konnte nicht abgerufen werden/],
  ] as const)('tell %s as a notification, and open nothing', async (code, words) => {
    const { host } = await openMenu('buyer', '/orders/sales-orders/100047', {
      getOrderConfirmationPdf: () => {
        throw refusal(code);
      },
    });
    await choose('Auftragsbestätigung');
    await waitFor(() =>
      expect(host.record.shown).toEqual([{ kind: 'error', text: expect.stringMatching(words) }]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are what goes along with the goods for the producer, who requests a label that is not there', async () => {
    const asked: string[] = [];
    const { host } = await openMenu('producer', '/orders/purchase-orders/100047', {
      getShippingLabelPdf: () => {
        asked.push('fetch');
        throw refusal('SHIPPING_LABEL_NOT_YET_CREATED');
      },
      createShippingLabel: () => {
        asked.push('request');
        throw refusal('SHIPPING_LABEL_NOT_POSSIBLE');
      },
    });
    expect(entries()).toEqual(
      expect.arrayContaining(['Bestellung an uns', 'Lieferschein', 'Versandetikett']),
    );
    await choose('Versandetikett');
    await waitFor(() => expect(host.record.shown).toHaveLength(1));
    expect(host.record.shown[0]?.text).toMatch(/erst, wenn die Lieferung versandbereit ist/);
    expect(asked).toEqual(['fetch', 'request']);
  });

  it('say shippingLabelNotCreatedMessage to an admin, who requests none', async () => {
    const { host } = await openMenu('admin', '/orders/sales-orders/100047?view=31', {
      getShippingLabelPdf: () => {
        throw refusal('SHIPPING_LABEL_NOT_YET_CREATED');
      },
    });
    await choose('Versandetikett');
    await waitFor(() =>
      expect(host.record.shown).toEqual([
        {
          kind: 'error',
          text: 'Das Versandetikett ist noch nicht erstellt. Bitte versuchen Sie es später noch einmal.',
        },
      ]),
    );
  });

  it('are there for an admin from both sides', async () => {
    const { unmount } = await openMenu('admin', '/orders/sales-orders/100047');
    expect(entries()).toEqual(expect.arrayContaining(['Auftragsbestätigung', 'Bestellung, wie aufgegeben']));
    unmount();
    await openMenu('admin', '/orders/sales-orders/100047?view=31');
    expect(entries()).toContain('Bestellung an uns');
  });

  it('are gone through by keys', async () => {
    await renderOrders('buyer', '/orders/sales-orders/100047');
    const button = await screen.findByRole('button', { name: 'Dokumente' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    const first = within(menu).getByRole('menuitem', { name: 'Auftragsbestätigung' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toHaveTextContent('Auftragsbestätigung 100042.pdf');
  });
});
