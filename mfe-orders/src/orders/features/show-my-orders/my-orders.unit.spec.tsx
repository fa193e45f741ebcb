import { orderList } from '@werkbank/contracts/fixtures';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { renderWithHost } from '@werkbank/kit/testing/render';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCalls } from '../../../fixtures/example-calls';
import { type ExamplePerson, exampleUsers } from '../../../fixtures/example-people';
import { refusal } from '@werkbank/kit/testing/refusal';
import { locales } from '../../../testing/orders-locales';
import MyOrders from './my-orders';

const render = (person: ExamplePerson, fixtures: Fixtures = {}) =>
  renderWithHost(<MyOrders />, {
    locales,
    fixtures: { ...exampleCalls(person), ...fixtures },
    session: { user: exampleUsers[person], status: 'signedIn' },
  });

describe("the buyer's own on the home page", () => {
  it('shows open proposals with the time left, and the last five orders', async () => {
    await render('buyer');
    expect(
      await screen.findByRole('region', { name: 'Ein Vorschlag wartet auf Ihre Freigabe' }),
    ).toBeTruthy();
    expect(screen.getByText(/^noch 13:2\d h$/)).toBeTruthy();
    const last = screen.getByRole('region', { name: 'Letzte Bestellungen' });
    expect(last.querySelectorAll('li')).toHaveLength(5);
  });

  it('orders one of them again', async () => {
    const { host } = await render('buyer');
    await userEvent.click(await screen.findByRole('button', { name: 'Bestellung 100047 erneut bestellen' }));
    await waitFor(() => expect(host.record.visited).toEqual(['/basket']));
    expect(host.record.basketCalls).toHaveLength(1);
  });

  it('shows a producer the orders that wait for its answer', async () => {
    await render('producer');
    expect(
      await screen.findByRole('region', { name: 'Eine neue Bestellung wartet auf Ihre Antwort' }),
    ).toBeTruthy();
  });

  it.each<[string, Fixtures]>([
    ['there are none', { listSalesOrders: { ...orderList, newest: [], orders: [] } }],
    [
      'they cannot be read',
      {
        listSalesOrders: () => {
          throw refusal('PART_UNAVAILABLE');
        },
      },
    ],
  ])('is left out where %s', async (_what, fixtures) => {
    const { container } = await render('buyer', fixtures);
    await waitFor(() => expect(container.querySelectorAll('section, [aria-hidden]')).toHaveLength(0));
  });
});
