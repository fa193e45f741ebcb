import type { CallRequest } from '@werkbank/contracts/calls';
import { basketItem, reorderedBasket, salesOrder } from '@werkbank/contracts/fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@werkbank/kit/testing/refusal';
import { renderOrders } from './testing/render-orders';

const sent = '/orders/sales-orders/100047';
const action = () => screen.findByRole('button', { name: 'Erneut bestellen' });
const [producer] = reorderedBasket.basket;
const [section] = producer?.dispatchLocationItems ?? [];
if (!producer || !section) throw new Error('the example has a line');
const gone = {
  ...basketItem,
  materialNumber: 'GONE-1',
  price: null,
  notAvailableReason: 'NoLongerInCatalogue' as const,
};
const basketOf = (items: (typeof basketItem)[]) => ({
  ...reorderedBasket,
  changedPrices: [],
  basket: [{ ...producer, dispatchLocationItems: [{ ...section, items }] }],
});

describe('ordering again', () => {
  it('fills the basket once, leads there, and names what is gone or costs something else', async () => {
    const under = Promise.withResolvers<void>();
    const bodies: CallRequest<'reorderBasket'>['body'][] = [];
    const { host } = await renderOrders('buyer', sent, {
      reorderBasket: async ({ body }) => {
        bodies.push(body);
        await under.promise;
        return { ...basketOf([basketItem, gone]), changedPrices: reorderedBasket.changedPrices };
      },
    });
    await userEvent.dblClick(await action());
    under.resolve();
    await waitFor(() => expect(host.record.visited).toEqual(['/basket']));
    expect(bodies).toEqual([{ orderId: 100_047, language: 'de', country: 'CH', currency: 'CHF' }]);
    const { producerId, producerName } = producer;
    const place = { producerId, producerName, dispatchLocation: section.dispatchLocation };
    expect(host.record.basketCalls).toEqual([{ name: 'add', args: [place, basketItem] }]);
    expect(host.record.shown).toEqual([
      { kind: 'success', text: 'Die Artikel der Bestellung liegen im Warenkorb.' },
      { kind: 'error', text: 'Nicht mehr erhältlich: GONE-1' },
      { kind: 'info', text: `Zu einem anderen Preis als damals: ${basketItem.materialNumber}` },
    ]);
  });

  it('is done from the list, too', async () => {
    const { host } = await renderOrders('buyer', '/orders/sales-orders');
    await userEvent.click(await screen.findByRole('button', { name: 'Bestellung 100047 erneut bestellen' }));
    await waitFor(() => expect(host.record.visited).toEqual(['/basket']));
    expect(host.record.basketCalls).toHaveLength(1);
  });

  it('stays on the page if no line can be ordered any more', async () => {
    const { host } = await renderOrders('buyer', sent, { reorderBasket: basketOf([gone]) });
    await userEvent.click(await action());
    await waitFor(() => expect(host.record.shown).toHaveLength(1));
    expect(host.record.shown[0]).toEqual({ kind: 'error', text: 'Nicht mehr erhältlich: GONE-1' });
    expect(host.record.visited).toEqual([]);
  });

  it('counts only what the basket takes, and stays where that is nothing', async () => {
    const { host } = await renderOrders('buyer', sent, { reorderBasket: basketOf([basketItem, gone]) });
    host.basket.add = () => false;
    await userEvent.click(await action());
    await waitFor(() => expect(host.record.shown).toHaveLength(1));
    expect(host.record.shown[0]?.text).toBe('Nicht mehr erhältlich: GONE-1');
    expect(host.record.visited).toEqual([]);
  });

  it('shows the error and leaves the basket unchanged', async () => {
    const { host } = await renderOrders('buyer', sent, {
      reorderBasket: () => {
        throw refusal('DELIVERY_COUNTRY_NOT_SERVED');
      },
    });
    await userEvent.click(await action());
    await waitFor(() => expect(host.record.shown[0]?.kind).toBe('error'));
    expect(host.record.shown[0]?.text).toMatch(/^Die Bestellung konnte nicht erneut in den Warenkorb/);
    expect(host.record.basketCalls).toEqual([]);
  });

  it('is offered to buyers, not to an admin', async () => {
    await renderOrders('admin', sent, { getSalesOrder: salesOrder });
    await screen.findByRole('heading', { level: 1, name: /100042/ });
    expect(screen.queryByRole('button', { name: 'Erneut bestellen' })).toBeNull();
  });
});
