import type { CallRequest } from '@werkbank/contracts/calls';
import { administrationExamples } from '@werkbank/contracts/fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import { refusal } from '@werkbank/kit/testing/refusal';
import { renderAdmin } from '../testing/render-admin';
import CustomersPage from './customers-page';

const customers = administrationExamples.listCustomers.answer;
const open = (at: string, listCustomers: Parameters<typeof renderAdmin>[3]['listCustomers']) =>
  renderAdmin(<CustomersPage />, at, '/management/customers', { listCustomers });

describe('the list of customers', () => {
  it('sends search, filters and sort order to the service and keeps them in the address', async () => {
    const asked: CallRequest<'listCustomers'>['query'][] = [];
    const { address } = await open('/management/customers?page=2', ({ query }) => {
      asked.push(query);
      return customers;
    });
    await screen.findByRole('link', { name: 'Aareblick Zerspanung AG' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Name oder Ort' }), 'aare{Enter}');
    await chooseOption('Kundenart', 'Bund');
    await chooseOption('Kundenart', 'Kanton');
    await userEvent.click(screen.getByRole('button', { name: 'Ort' }));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ page: 1, search: 'aare', customerType: 'Kanton,Bund', sort: 'city' }),
    );
    expect(asked[0]?.page).toBe(2);
    expect(address()).toBe('/management/customers?search=aare&customerType=Bund%2CKanton&sort=city');
  });

  it('shows the sort order and reverses it with the first click', async () => {
    const { address } = await open('/management/customers', customers);
    await screen.findByRole('link', { name: 'Aareblick Zerspanung AG' });
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(address()).toBe('/management/customers?sort=-name');
  });

  it('opens a customer by its row', async () => {
    await open('/management/customers', customers);
    await userEvent.click(await screen.findByText('Olten, CH'));
    expect(await screen.findByText('another page')).toBeTruthy();
  });

  it('offers to reset the filters if none matches', async () => {
    const { address } = await open('/management/customers?search=zzz', {
      ...customers,
      companies: [],
      totalItems: 0,
    });
    expect(await screen.findByText('Keine Treffer')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(address()).toBe('/management/customers'));
  });

  it('names a contact if access is forbidden', async () => {
    await open('/management/customers', () => {
      throw refusal('FORBIDDEN');
    });
    expect(await screen.findByText('Dazu sind Sie nicht berechtigt')).toBeTruthy();
  });
});
