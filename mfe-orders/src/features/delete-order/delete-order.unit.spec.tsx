import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOrders } from '../../testing/render-orders';

it('keeps an order that was invoiced, and says that it stays', async () => {
  const { host } = await renderOrders('admin', '/orders/sales-orders', { deleteSalesOrder: { stays: true } });
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: 'Bestellung 100046 löschen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bestellung löschen' }));
  await waitFor(() =>
    expect(host.record.shown).toMatchObject([
      { kind: 'info', text: expect.stringMatching(/^Bestellung 100046 bleibt in den Listen/) },
    ]),
  );
  expect(screen.getByRole('button', { name: 'Bestellung 100046 löschen' })).toBeVisible();
});
