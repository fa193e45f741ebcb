import { screen } from '@testing-library/react';
import { renderOrders } from './testing/render-orders';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the orders area', () => {
  it('takes a customer to the orders of its company, from any address', async () => {
    await renderOrders('buyer', '/orders/purchase-orders');
    expect(await heading('Bestellungen')).toBeTruthy();
  });

  it('takes a producer to the orders it received', async () => {
    await renderOrders('producer', '/orders');
    expect(await heading('Bestellungen an uns')).toBeTruthy();
  });

  it('shows a producer its own purchases', async () => {
    await renderOrders('producer', '/orders/sales-orders');
    expect(await heading('Eigene Bestellungen')).toBeTruthy();
  });

  it('takes an admin to all orders', async () => {
    await renderOrders('admin', '/orders/purchase-orders/100050');
    expect(await screen.findByRole('link', { name: 'Unbestätigt' })).toBeTruthy();
  });

  it('names whom to ask to a person without a company', async () => {
    await renderOrders('nobody', '/orders');
    expect(await screen.findByText('Dazu sind Sie nicht berechtigt')).toBeTruthy();
  });

  it('shows that the address holds no order number', async () => {
    await renderOrders('buyer', '/orders/sales-orders/abc');
    expect(await heading('Diese Bestellung gibt es nicht')).toBeTruthy();
  });
});
