import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderList } from '@werkbank/contracts/fixtures';
import { renderOrders } from './testing/render-orders';

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

const id = 100_041;

it('asks first, and reads the list again after half a second, not earlier', async () => {
  const asked: string[] = [];
  await renderOrders('admin', '/orders/sales-orders', {
    listSalesOrders: () => {
      asked.push('list');
      return orderList;
    },
    deleteSalesOrder: ({ params }) => {
      asked.push(`delete ${String(params.orderId)}`);
      return { stays: true };
    },
  });
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: `Bestellung ${id} löschen` }));
  expect(screen.getByRole('dialog', { name: `Bestellung ${id} löschen` })).toBeVisible();
  expect(asked).toEqual(['list']);
  const clock = jest.useFakeTimers({ advanceTimers: false });
  try {
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: 'Bestellung löschen' }));
    await act(() => clock.advanceTimersByTimeAsync(499));
    expect(asked).toEqual(['list', `delete ${id}`]);
    await act(() => clock.advanceTimersByTimeAsync(1));
    expect(asked).toEqual(['list', `delete ${id}`, 'list']);
  } finally {
    jest.useRealTimers();
  }
});
