import {
  administrationExamples,
  billingAddress,
  callExamples,
  customer,
  shippingAddress,
} from '@werkbank/contracts/fixtures';
import type { EditableCompany } from '@werkbank/contracts/entities';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import { namesInList, retype, save } from '../../testing/at-the-screen';
import { onlyOnce } from '../../testing/held-back';
import { platformAdmin } from '../../testing/render-admin';
import { openManagement } from '../testing/render-management';

const { companies, ...paging } = administrationExamples.listCustomers.answer;
const [row] = companies;
if (!row) throw new Error('no customer to list');
const list = { ...paging, companies: [row, { ...row, id: 72, name: 'Bergfurt AG' }], totalItems: 2 };
const getConfiguration = callExamples.getConfiguration.answer;

/** Neither the list nor the company is answered a second time. */
const openCompany = async (fixtures: Fixtures) => {
  await openManagement('/management/customers', platformAdmin, {
    listCustomers: onlyOnce(list),
    getCustomer: onlyOnce(customer),
    getConfiguration,
    ...fixtures,
  });
  await userEvent.click(await screen.findByRole('link', { name: customer.name }));
  await screen.findByRole('heading', { name: customer.name });
};
const withAddresses = (addresses: EditableCompany['addresses']): EditableCompany => ({
  ...customer,
  addresses,
  primaryAddress: addresses.find(({ type }) => type === 'Primary') ?? null,
});

describe('customers, without being read again', () => {
  it('are listed by their new name', async () => {
    await openCompany({
      updateCustomer: ({ body: { country: _, optimisticLockKey: _key, ...body } }) => ({
        ...customer,
        ...body,
      }),
    });
    await retype('Name', 'Zerspanung Olten AG');
    await save();
    expect(await screen.findByRole('heading', { name: 'Zerspanung Olten AG' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Kunden' }));
    await waitFor(() => expect(namesInList()).toEqual(['Bergfurt AG', 'Zerspanung Olten AG']));
  });

  it('are gone when they were deleted', async () => {
    await openCompany({ deleteCustomer: {} });
    await userEvent.click(screen.getByRole('button', { name: 'Firma löschen' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Firma löschen' }));
    await waitFor(() => expect(namesInList()).toEqual(['Bergfurt AG']));
    expect(screen.getByText(/von 1/)).toBeVisible();
  });
});

describe('the addresses of a company, without being read again', () => {
  const dialog = () => within(screen.getByRole('dialog'));
  const saveAddress = () => userEvent.click(dialog().getByRole('button', { name: 'Speichern' }));

  it('hold a new one', async () => {
    const added = { ...shippingAddress, id: 503, name: 'Werk 3', city: 'Aarau' };
    await openCompany({
      createCustomerAddress: { id: 503, company: withAddresses([billingAddress, shippingAddress, added]) },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Lieferadresse hinzufügen' }));
    for (const [label, text] of Object.entries({
      Name: 'Werk 3',
      Straße: 'Weg',
      Hausnummer: '1',
      Postleitzahl: '5000',
      Ort: 'Aarau',
    })) {
      await userEvent.type(dialog().getByLabelText(label), text);
    }
    await chooseOption('Land', 'Schweiz', screen.getByRole('dialog'));
    await saveAddress();
    expect(await screen.findByText('CH-4600 Aarau')).toBeVisible();
  });

  it('show a changed one, the billing address in the list of customers too', async () => {
    const moved = { ...billingAddress, city: 'Solothurn' };
    await openCompany({
      setCustomerPrimaryAddress: { ...moved, company: withAddresses([moved, shippingAddress]) },
    });
    await userEvent.click(
      screen.getByRole('button', { name: `Adresse ${billingAddress.name}, Olten ändern` }),
    );
    await userEvent.type(dialog().getByLabelText('Ort'), 'x');
    await saveAddress();
    expect(await screen.findByText('CH-4600 Solothurn')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Kunden' }));
    expect(await screen.findByText('Solothurn, CH')).toBeVisible();
  });

  it('hold a deleted one no longer', async () => {
    await openCompany({ deleteCustomerAddress: { company: withAddresses([billingAddress]) } });
    await userEvent.click(screen.getByRole('button', { name: /Werk 2, Olten löschen/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Adresse löschen' }));
    await waitFor(() => expect(screen.queryByText('Aareblick Werk 2')).toBeNull());
  });
});
