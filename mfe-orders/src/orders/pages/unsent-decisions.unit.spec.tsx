import { purchaseOrder, salesOrder } from '@werkbank/contracts/fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { click } from '../../testing/buttons';
import { renderOrders } from './testing/render-orders';

const dialog = () => screen.queryByRole('dialog', { name: 'Änderungen verwerfen?' });
const reloads = () => {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

const sides = [
  {
    side: 'a producer',
    person: 'producer',
    at: '/orders/purchase-orders/100050',
    list: 'Bestellungen an uns',
    decide: () => click('Alle bestätigen'),
    send: () => click('Antwort senden'),
  },
  {
    side: 'a buyer',
    person: 'buyer',
    at: '/orders/sales-orders/100049',
    list: 'Bestellungen',
    decide: () => click('Alles freigeben'),
    send: () => click('Entscheidung senden'),
  },
] as const;

describe.each(sides)('what $side has decided and not sent', ({ person, at, list, decide, send }) => {
  const open = async () => {
    await renderOrders(person, at, {
      confirmPurchaseOrder: purchaseOrder,
      releaseSalesOrder: { ...salesOrder, sections: [] },
    });
    await screen.findByRole('region', { name: 'Was zu tun ist' }, { timeout: 4000 });
  };

  it('is asked about before a link leads away or the page is reloaded', async () => {
    await open();
    expect(reloads()).toBe(false);
    await decide();
    expect(reloads()).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: list }));
    expect(dialog()?.textContent).toContain('noch nicht gesendet');
    await click('Abbrechen');
    expect(screen.queryByRole('table', { name: list })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: list }));
    await click('Änderungen verwerfen');
    expect(await screen.findByRole('heading', { level: 1, name: list })).toBeVisible();
  });

  it('is asked about no more once it is sent or taken back', async () => {
    await open();
    await decide();
    await click('Verwerfen');
    expect(reloads()).toBe(false);
    await decide();
    await send();
    await waitFor(() => expect(reloads()).toBe(false));
  });
});
