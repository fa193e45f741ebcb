import type { CallRequest } from '@werkbank/contracts/calls';
import { orderList } from '@werkbank/contracts/fixtures';
import { statuses } from '@werkbank/contracts/delivery';
import { chooseOption, chosenOption } from '@werkbank/kit/testing/choose-option';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@werkbank/kit/testing/refusal';
import { renderOrders } from './testing/render-orders';

const sales = '/orders/sales-orders';
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
const empty = { ...orderList, newest: [], orders: [], totalItems: 0 };

describe('a list of orders', () => {
  it('shows its final geometry while it is on its way', async () => {
    await renderOrders('buyer', sales, { listSalesOrders: () => new Promise(() => undefined) });
    expect(await screen.findByRole('status', { name: 'Wird geladen' })).toBeTruthy();
  });

  it('shows proposals that wait for the buyer above, with the time left', async () => {
    await renderOrders('buyer', sales);
    const block = await screen.findByRole('region', { name: 'Ein Vorschlag wartet auf Ihre Freigabe' });
    expect(within(block).getByText(/^noch 13:2\d h$/)).toBeTruthy();
    expect(
      within(block).getByRole('link', { name: 'Vorschlag zu Bestellung 100049 prüfen' }).getAttribute('href'),
    ).toBe('/orders/sales-orders/100049');
  });

  it('shows a producer new orders above', async () => {
    await renderOrders('producer', '/orders/purchase-orders');
    const block = await screen.findByRole('region', { name: 'Eine neue Bestellung wartet auf Ihre Antwort' });
    expect(within(block).getByRole('link', { name: 'Bestellung 100050 beantworten' })).toBeTruthy();
  });

  it('shows each order once: above, or in the list', async () => {
    await renderOrders('buyer', sales);
    const block = await screen.findByRole('region', { name: 'Ein Vorschlag wartet auf Ihre Freigabe' });
    expect(within(block).getByText('100049')).toBeTruthy();
    expect((await rows()).map((row) => row.textContent).join()).not.toContain('100049');
  });

  it('finds an order that waits in the list, where something is looked for', async () => {
    await renderOrders('buyer', `${sales}?orderNumber=100049`);
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Ein Vorschlag wartet auf Ihre Freigabe' })).toBeNull();
  });

  it('shows that an order waits for another producer, not for the reader', async () => {
    const [first] = orderList.orders;
    const entry = { ...(first as (typeof orderList.orders)[number]), status: 'Created' as const };
    await renderOrders('producer', '/orders/purchase-orders', {
      listPurchaseOrders: {
        ...orderList,
        newest: [],
        orders: [{ ...entry, id: 100_061, waitsFor: 'otherProducer' }],
      },
    });
    const [row] = await rows();
    expect(within(row as HTMLElement).getByText('anderen Hersteller')).toBeTruthy();
    expect(within(row as HTMLElement).queryByText('Sie')).toBeNull();
  });

  it('marks a late order in words', async () => {
    const [first] = orderList.orders;
    const entry = first as (typeof orderList.orders)[number];
    await renderOrders('admin', `${sales}?status=delayed`, {
      listDelayedOrders: {
        ...orderList,
        newest: [],
        orders: [
          { ...entry, id: 1, plannedShipmentDate: '2020-01-01' },
          { ...entry, id: 2, plannedShipmentDate: '2099-01-01' },
          { ...entry, id: 3, plannedShipmentDate: null },
        ],
      },
    });
    const late = (await rows()).map((row) => within(row).queryByText('verspätet') !== null);
    expect(late).toEqual([true, false, false]);
  });

  it('explains what to do without orders', async () => {
    await renderOrders('buyer', sales, { listSalesOrders: empty });
    expect(await screen.findByText('Noch keine Bestellungen')).toBeTruthy();
    expect(screen.getByText(/Legen Sie Artikel in den Warenkorb/)).toBeTruthy();
  });

  it('offers to remove the filters if no order matches them', async () => {
    await renderOrders('buyer', `${sales}?orderNumber=999`);
    expect(await screen.findByText('Keine Treffer')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(async () => expect(await rows()).toHaveLength(5));
  });

  it('shows the failure and retries', async () => {
    let broken = true;
    await renderOrders('buyer', sales, {
      listSalesOrders: () => {
        if (broken) throw refusal('PART_UNAVAILABLE');
        return orderList;
      },
    });
    expect(await screen.findByText(/antwortet gerade nicht/)).toBeTruthy();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await rows()).toHaveLength(1);
  });

  it('names whom to ask without access', async () => {
    await renderOrders('buyer', sales, {
      listSalesOrders: () => {
        throw refusal('FORBIDDEN');
      },
    });
    expect(await screen.findByText('Dazu sind Sie nicht berechtigt')).toBeTruthy();
  });

  it('asks the service for what is filtered, sorted and paged', async () => {
    const asked: CallRequest<'listSalesOrders'>['query'][] = [];
    await renderOrders('buyer', `${sales}?page=2`, {
      listSalesOrders: ({ query }) => {
        asked.push(query);
        return orderList;
      },
    });
    await rows();
    await chooseOption('Status', 'Versandt');
    await chooseOption('Status', 'Geliefert');
    await userEvent.click(screen.getByRole('button', { name: 'Netto' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Artikelnummer' }), '338{Enter}');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        page: 1,
        sort: 'taxBase',
        statuses: 'Sent,Delivered',
        articleNumber: '338',
      }),
    );
    expect(asked[0]).toEqual({ page: 2 });
  });

  it('chooses every status at once, and takes them back so', async () => {
    const asked: CallRequest<'listSalesOrders'>['query'][] = [];
    await renderOrders('buyer', `${sales}?statuses=Sent`, {
      listSalesOrders: ({ query }) => {
        asked.push(query);
        return orderList;
      },
    });
    await rows();
    expect(chosenOption('Status')).toBe('Versandt');
    await chooseOption('Status', 'Alle auswählen');
    await waitFor(() => expect(asked.at(-1)).toEqual({ page: 1 }));
    expect(chosenOption('Status').split(', ')).toHaveLength(statuses.length);
    await chooseOption('Status', 'Versandt');
    await waitFor(() => expect(asked.at(-1)?.statuses?.split(',')).toHaveLength(statuses.length - 1));
    await chooseOption('Status', 'Alle auswählen');
    await chooseOption('Status', 'Alle auswählen');
    expect(chosenOption('Status')).toBe('');
  });

  it('lets only a company admin filter by producer', async () => {
    await renderOrders('buyer', sales);
    expect(await screen.findByRole('combobox', { name: 'Hersteller' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Kunde' })).toBeNull();
  });

  it('requests several producers by their whole names, with any characters', async () => {
    const asked: CallRequest<'listSalesOrders'>['query'][] = [];
    await renderOrders('buyer', sales, {
      listProducersForCountry: [
        { id: 1, algoliaId: 'Kerbwerk' },
        { id: 2, algoliaId: 'Nord, Süd & Co' },
      ],
      listSalesOrders: ({ query }) => {
        asked.push(query);
        return orderList;
      },
    });
    await rows();
    await chooseOption('Hersteller', 'Kerbwerk');
    await chooseOption('Hersteller', 'Nord, Süd & Co');
    await waitFor(() => expect(asked.at(-1)?.producerNames).toBe('"Kerbwerk","Nord, Süd & Co"'));
    expect(chosenOption('Hersteller')).toBe('Kerbwerk, Nord, Süd & Co');
  });

  it('has the chosen number of rows per page', async () => {
    const asked: CallRequest<'listSalesOrders'>['query'][] = [];
    await renderOrders('buyer', sales, {
      listSalesOrders: ({ query }) => {
        asked.push(query);
        return orderList;
      },
    });
    await rows();
    await chooseOption('Zeilen je Seite', '100 je Seite');
    await waitFor(() => expect(asked.at(-1)).toEqual({ page: 1, pageSize: 100 }));
  });

  it('lets orders be chosen for a file, and opens none of them by that', async () => {
    await renderOrders('buyer', sales);
    const [first] = await rows();
    await userEvent.click(within(first as HTMLElement).getByRole('checkbox'));
    expect(screen.getByText('1 ausgewählt')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Auswahl exportieren' })).toBeTruthy();
  });
});

describe("an admin's list", () => {
  it('is narrowed to customers, who are looked for while somebody types', async () => {
    const searched: unknown[] = [];
    const asked: CallRequest<'listSalesOrders'>['query'][] = [];
    await renderOrders('admin', sales, {
      listCustomers: ({ query }) => {
        searched.push(query.search);
        const name = query.search === 'ber' ? 'Bergfurt, Maschinen' : 'Aareblick AG';
        const company = { id: 7, kind: 'Customer' as const, name, customerType: null, city: null };
        const companies = [{ ...company, country: null, userCount: 0 }];
        return { companies, page: 1, pages: 1, pageSize: 50, totalItems: 1 };
      },
      listSalesOrders: ({ query }) => {
        asked.push(query);
        return orderList;
      },
    });
    await rows();
    await userEvent.type(screen.getByRole('combobox', { name: 'Kunde' }), 'ber');
    await waitFor(() => expect(searched.at(-1)).toBe('ber'));
    await userEvent.click(await screen.findByRole('option', { name: 'Bergfurt, Maschinen' }));
    await waitFor(() => expect(asked.at(-1)?.customerName).toBe('"Bergfurt, Maschinen"'));
  });

  it.each([
    ['unconfirmed', 'Unbestätigt', 1],
    ['delayed', 'Verspätet', 2],
    ['all', 'Alle', 6],
  ])('shows the tab "%s"', async (status, name, count) => {
    await renderOrders('admin', `${sales}?status=${status}`);
    expect(await rows()).toHaveLength(count);
    expect(screen.getByRole('link', { name }).getAttribute('aria-current')).toBe('page');
  });

  it('deletes an order after asking, once, and reads the list again', async () => {
    const deleted: unknown[] = [];
    let lists = 0;
    const { host } = await renderOrders('admin', sales, {
      listSalesOrders: () => {
        lists += 1;
        return orderList;
      },
      deleteSalesOrder: ({ params }) => {
        deleted.push(params.orderId);
        return { stays: false };
      },
    });
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Bestellung 100041 löschen' }));
    expect(deleted).toEqual([]);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Bestellung löschen' }));
    await waitFor(() => expect(lists).toBe(2));
    expect(deleted).toEqual([100041]);
    expect(host.record.shown).toEqual([{ kind: 'success', text: 'Bestellung 100041 ist gelöscht.' }]);
  });

  it('is without a deleted order at once, whenever it is read again', async () => {
    let lists = 0;
    await renderOrders('admin', sales, {
      listSalesOrders: () => {
        lists += 1;
        return lists === 1 ? orderList : new Promise<never>(() => undefined);
      },
      deleteSalesOrder: { stays: false },
    });
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Bestellung 100041 löschen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Bestellung löschen' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Bestellung 100041 löschen' })).toBeNull(),
    );
    expect(lists).toBe(1);
  });

  it('keeps the order and shows why it could not be deleted', async () => {
    const { host } = await renderOrders('admin', sales, {
      deleteSalesOrder: () => {
        throw refusal('ORDER_NOT_FOUND');
      },
    });
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Bestellung 100046 löschen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Bestellung löschen' }));
    await waitFor(() => expect(host.record.shown[0]?.text).toMatch(/^Die Bestellung wurde nicht gelöscht: /));
  });
});
