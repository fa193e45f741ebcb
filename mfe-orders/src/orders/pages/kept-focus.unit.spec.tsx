import { screen, waitFor } from '@testing-library/react';
import { called, click } from '../../testing/buttons';
import { renderOrders } from './testing/render-orders';

const delivery = (id: number) => screen.findByRole('region', { name: new RegExp(`^Lieferung ${id}`) });
const button = (name: string) => screen.getByRole('button', { name: called(name) });

describe('the keyboard', () => {
  it('goes to what sends the answer once the last delivery is confirmed, and back with it taken back', async () => {
    await renderOrders('producer', '/orders/purchase-orders/100050');
    await click('Bestätigen', await delivery(7101));
    await click('Bestätigen', await delivery(7102));
    expect(button('Antwort senden')).toHaveFocus();
    await click('Zurücknehmen', await delivery(7101));
    expect((await delivery(7101)).contains(document.activeElement)).toBe(true);
    expect(button('Bestätigen')).toHaveFocus();
  });

  it.each([['Alle bestätigen'], ['Alle bestätigen', 'Verwerfen']])(
    'stays in the bar after %j',
    async (...names) => {
      await renderOrders('producer', '/orders/purchase-orders/100050');
      await delivery(7101);
      for (const name of names) await click(name);
      expect(button('Antwort senden')).toHaveFocus();
    },
  );

  it('goes to the heading of the page once the answer is sent', async () => {
    await renderOrders('producer', '/orders/purchase-orders/100050');
    await delivery(7101);
    await click('Alle bestätigen');
    await click('Antwort senden');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('stays with the delivery whose status has changed', async () => {
    await renderOrders('producer', '/orders/purchase-orders/100048');
    await click('Fertigstellung beginnen', await delivery(7301));
    const heading = await screen.findByRole('heading', { name: 'Lieferung 7301' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('goes on to what sends the decision when everything is released', async () => {
    await renderOrders('buyer', '/orders/sales-orders/100049');
    await delivery(7201);
    await click('Alles freigeben');
    expect(button('Entscheidung senden')).toHaveFocus();
    await click('Verwerfen');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
