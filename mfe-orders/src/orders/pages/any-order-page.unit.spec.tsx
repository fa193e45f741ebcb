import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExampleServer } from '../../fixtures/example-server';
import { renderOrders } from './testing/render-orders';

const order = '/orders/sales-orders/100049';
const acting = /freigeben|stornieren|bestätigen|vorschlagen|teilen|senden/i;

describe("an admin's look at an order", () => {
  it("begins with the customer's side and changes to each producer's", async () => {
    await renderOrders('admin', order);
    const views = await screen.findByRole('navigation', { name: 'Ansicht' });
    expect(within(views).getAllByRole('link')).toHaveLength(3);
    expect(await screen.findByRole('heading', { level: 2, name: /· Rhon Werkzeuge$/ })).toBeTruthy();
    await userEvent.click(within(views).getByRole('link', { name: 'Hersteller: Hahnberg Präzision' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Lieferung 7202' })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2, name: 'Lieferung 7201' })).toBeNull();
  });

  it.each([order, `${order}?view=32`])(
    'offers no action at %s, even if the answer would allow some',
    async (at) => {
      const server = new ExampleServer();
      await renderOrders('admin', at, {
        getSalesOrder: server.sales(100_049, 'customer'),
        getPurchaseOrder: server.purchase(100_050, 32, 'producer'),
      });
      await screen.findByRole('heading', { level: 2, name: 'Bestelldaten' });
      expect(screen.queryByRole('button', { name: acting })).toBeNull();
    },
  );
});
