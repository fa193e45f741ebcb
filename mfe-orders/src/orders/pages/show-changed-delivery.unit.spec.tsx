import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { chooseFile } from '@werkbank/kit/testing/choose-file';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExampleServer } from '../../fixtures/example-server';
import { exampleCalls } from '../../fixtures/example-calls';
import { readOnce } from '../../testing/read-once';
import { called } from '../../testing/buttons';
import { renderOrders } from './testing/render-orders';

const region = (name: string) => screen.findByRole('region', { name: new RegExp(`(^|· )${name}$`) });
const click = async (place: HTMLElement, name: string) =>
  userEvent.click(await within(place).findByRole('button', { name: called(name) }));
const answersNothing = new Promise<never>(() => undefined);

/** The order of a producer who exports; its reads after the first never come. */
function exportOrder(fixtures: Fixtures = {}) {
  const server = new ExampleServer(undefined, 32);
  return renderOrders('german', '/orders/purchase-orders/100048', {
    ...exampleCalls('german', server),
    getPurchaseOrder: readOnce(() => server.purchase(100_048, 32, 'producer')),
    ...fixtures,
  });
}
const pdf = new File(['%PDF-1.7'], 'zoll.pdf', { type: 'application/pdf' });

describe('a delivery that somebody has changed, while it is not read again yet', () => {
  it('shows its declaration at once, and at once no more', async () => {
    await exportOrder();
    await click(await region('Lieferung 7302'), 'Versandbereit melden');
    const dialog = screen.getByRole('dialog');
    await chooseFile('Zollanmeldung', pdf);
    expect(await within(dialog).findByText('zoll.pdf')).toBeVisible();
    await click(dialog, 'Entfernen');
    expect(await within(dialog).findByLabelText('Zollanmeldung')).toBeVisible();
    expect(within(dialog).queryByText(/zoll\.pdf/)).toBeNull();
  });

  it('is where its producer has moved it, with what was sent and the next step', async () => {
    const keys: number[] = [];
    await exportOrder({
      setDeliveryStatus: ({ body }) => {
        keys.push(body.optimisticLockKey);
        return keys.length > 1
          ? answersNothing
          : { id: 7302, status: body.deliveryStatus, optimisticLockKey: 17 };
      },
    });
    const delivery = await region('Lieferung 7302');
    await click(delivery, 'Versandbereit melden');
    const dialog = screen.getByRole('dialog');
    for (const [label, text] of [
      ['Gewicht (kg)', '2,5'],
      ['Länge (cm)', '40'],
      ['Breite (cm)', '30'],
      ['Höhe (cm)', '20'],
      ['MRN', '26DE1234'],
    ] as const) {
      await userEvent.type(within(dialog).getByLabelText(label), text);
    }
    await chooseFile('Zollanmeldung', pdf);
    await within(dialog).findByRole('button', { name: 'Entfernen' });
    await click(dialog, 'Versandbereit melden');
    expect(await within(delivery).findByText('Versandbereit')).toBeVisible();
    expect(within(delivery).getByText(/26DE1234/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The lock key is the one that was answered: the next step is not refused as a stale one.
    await click(delivery, 'Zur Verzollung geben');
    expect(keys).toEqual([2, 17]);
  });

  it('has arrived as far as its buyer has said, with the order', async () => {
    const server = new ExampleServer();
    await renderOrders('buyer', '/orders/sales-orders/100047', {
      ...exampleCalls('buyer', server),
      getSalesOrder: readOnce(() => server.sales(100_047, 'customer')),
    });
    const delivery = await region('Rhon Werkzeuge');
    await click(delivery, 'Empfang bestätigen');
    const quantity = screen.getByRole('spinbutton', { name: 'Angekommene Stück von 338-0680-HSSE' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '5');
    await click(screen.getByRole('dialog'), 'Teilempfang bestätigen');
    expect(await within(delivery).findByText('5 erhalten')).toBeVisible();
    await click(delivery, 'Empfang bestätigen');
    await click(screen.getByRole('dialog'), 'Alles erhalten');
    await waitFor(() =>
      expect(within(delivery).queryByRole('button', { name: 'Empfang bestätigen' })).toBeNull(),
    );
    expect(within(delivery).queryByText(/erhalten/)).toBeNull();
  });
});
