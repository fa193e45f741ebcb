import type { Company, User } from '@werkbank/contracts/entities';
import { buyer, callExamples, customer, shippingAddress, swissLocation } from '@werkbank/contracts/fixtures';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import { save } from '../testing/at-the-screen';
import { refusal } from '@werkbank/kit/testing/refusal';
import { platformAdmin } from '../testing/render-admin';
import { companyAdmin, openManagement } from './testing/render-management';

const getConfiguration = callExamples.getConfiguration.answer;
const open = (user: User, fixtures: Fixtures = {}, at = '/management/customers/71') =>
  openManagement(at, user, { getCustomer: customer, getConfiguration, ...fixtures });
const producerCompany: Company = {
  ...customer,
  id: 31,
  kind: 'Producer',
  producerId: 3,
  name: 'Rhon Werkzeuge AG',
  customerType: null,
  addresses: [swissLocation],
  primaryAddress: null,
};
const producerAdmin: User = { ...companyAdmin, companyId: 31, companyType: 'Producer' };

describe('the own company', () => {
  it('is found from a short address, for customers and for producers', async () => {
    await open(buyer, {}, '/management/company');
    expect(await screen.findByRole('heading', { name: customer.name })).toBeVisible();
  });

  it('of a producer has its own path', async () => {
    await open(producerAdmin, { getProducerCompany: producerCompany }, '/management/company');
    expect(await screen.findByRole('heading', { name: 'Rhon Werkzeuge AG' })).toBeVisible();
  });

  it('is the profile for people of the platform', async () => {
    await open(platformAdmin, {}, '/management/company');
    expect(await screen.findByRole('heading', { name: 'Profil' })).toBeVisible();
  });
});

describe('a company', () => {
  it('is readable for its buyers, who may add addresses and set the billing address only', async () => {
    await open(buyer);
    expect(await screen.findByText('CHE-123.456.789')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Benutzer' })).toBeNull();
    expect(screen.queryByRole('button', { name: /löschen/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Lieferadresse hinzufügen' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /ändern/ })).toHaveLength(1);
  });

  it('names its number, which a file of users to import asks for', async () => {
    await open(companyAdmin);
    expect(await screen.findByText('Firma Nr. 71')).toBeVisible();
  });

  it('of others is forbidden', async () => {
    await open(companyAdmin, {}, '/management/customers/72');
    expect(await screen.findByText('Dazu sind Sie nicht berechtigt')).toBeVisible();
  });

  it('is reported as not found if it does not exist, without a retry', async () => {
    await open(
      platformAdmin,
      {
        getCustomer: () => {
          throw refusal('COMPANY_NOT_FOUND');
        },
      },
      '/management/customers/9',
    );
    expect(await screen.findByText('Diese Firma gibt es nicht.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  });

  it('requires an own order number in each order if its admin sets it, visibly for its buyers', async () => {
    const sent: unknown[] = [];
    const demanding = { ...customer, ownOrderNumberRequired: true };
    await open(companyAdmin, {
      updateCustomer: ({ body }) => {
        sent.push(body);
        return demanding;
      },
    });
    const demand = await screen.findByRole('checkbox', { name: 'Eigene Bestellnummer ist Pflicht' });
    expect(demand).not.toBeChecked();
    await userEvent.click(demand);
    await save();
    await waitFor(() =>
      expect(sent).toMatchObject([{ ownOrderNumberRequired: true, costCenterRequired: false }]),
    );
    await open(buyer, { getCustomer: demanding });
    expect((await screen.findAllByText('Eigene Bestellnummer ist Pflicht')).length).toBeGreaterThan(0);
  });

  it('needs a tax number of its country', async () => {
    await open(companyAdmin);
    const taxNumber = await screen.findByRole('textbox', { name: 'UID/USt-IdNr.' });
    await userEvent.clear(taxNumber);
    await save();
    expect((await screen.findAllByText('UID/USt-IdNr. muss angegeben werden.')).length).toBeGreaterThan(0);
    await userEvent.type(taxNumber, 'DE123456789');
    await save();
    expect((await screen.findAllByText('Die UID/USt-IdNr. muss mit CHE- beginnen.')).length).toBeGreaterThan(
      0,
    );
  });

  it("that is one's own is called by its new name at once wherever the user is shown", async () => {
    const { host } = await open(companyAdmin, {
      updateCustomer: ({ body }) => ({ ...customer, name: body.name }),
    });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Seewald & Söhne');
    await save();
    await waitFor(() => expect(host.session.getState().user?.companyName).toBe('Seewald & Söhne'));
  });

  it('logs out an admin who deletes their own company, after a confirmation', async () => {
    const { host } = await open(companyAdmin, { deleteCustomer: {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Firma löschen' }));
    expect(host.session.getState().user).not.toBeNull();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Firma löschen' }));
    await waitFor(() => expect(host.session.getState().user).toBeNull());
    expect(host.record.visited).toEqual(['/']);
  });

  it('stays, with the reason, if the service refuses the deletion', async () => {
    const { host } = await open(platformAdmin, {
      deleteCustomer: () => {
        throw refusal('COMPANY_IN_USE');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Firma löschen' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Firma löschen' }));
    await waitFor(() => expect(host.record.shown[0]?.kind).toBe('error'));
    expect(host.session.getState().user).not.toBeNull();
    expect(screen.getByRole('heading', { name: customer.name })).toBeVisible();
  });
});

describe('the addresses of a company', () => {
  it('are added by the rules of the contract', async () => {
    const sent: unknown[] = [];
    const { host } = await open(buyer, {
      createCustomerAddress: ({ body }) => {
        sent.push(body);
        return { id: 503 };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Lieferadresse hinzufügen' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect((await dialog.findAllByText('Straße muss angegeben werden.')).length).toBeGreaterThan(0);
    for (const [name, text] of [
      ['Name', 'Werk 3'],
      ['Straße', 'Hauptstrasse'],
      ['Hausnummer', '5'],
      ['Postleitzahl', '4600'],
      ['Ort', 'Olten'],
    ] as const) {
      await userEvent.type(dialog.getByRole('textbox', { name }), text);
    }
    await chooseOption('Land', 'Schweiz', screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        name: 'Werk 3',
        street: 'Hauptstrasse',
        house: '5',
        addressSupplement: null,
        zipCode: '4600',
        city: 'Olten',
        country: 'CH',
      },
    ]);
    expect(host.record.shown).toEqual([
      { kind: 'error', text: 'Bitte füllen Sie das Formular richtig aus' },
      { kind: 'success', text: 'Die Adresse wurde angelegt.' },
    ]);
  });

  it('are changed in place, the billing address by its own call', async () => {
    const asked: string[] = [];
    const answer = { ...shippingAddress };
    await open(companyAdmin, {
      setCustomerPrimaryAddress: () => {
        asked.push('primary');
        return answer;
      },
      updateCustomerAddress: ({ params }) => {
        asked.push(`address ${String(params.addressId)}`);
        return answer;
      },
    });
    for (const place of ['Aareblick Zerspanung AG, Olten', 'Aareblick Werk 2, Olten']) {
      await userEvent.click(await screen.findByRole('button', { name: `Adresse ${place} ändern` }));
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Hausnummer' }), 'b');
      await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(asked).toEqual(['primary', 'address 502']);
  });

  it('change the tax number with the country of the billing address, and show its refusal at the field', async () => {
    const sent: unknown[] = [];
    await open(companyAdmin, {
      setCustomerPrimaryAddress: ({ body }) => {
        sent.push(body);
        if (!body.taxNumber) throw refusal('TAX_NUMBER_FORMAT', 'taxNumber');
        return { ...shippingAddress, type: 'Primary' };
      },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Adresse Aareblick Zerspanung AG, Olten ändern' }),
    );
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByRole('textbox', { name: 'UID/USt-IdNr.' })).toBeNull();
    await chooseOption('Land', 'Deutschland', screen.getByRole('dialog'));
    const zipCode = dialog.getByRole('textbox', { name: 'Postleitzahl' });
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await dialog.findAllByText('Ungültige Postleitzahl.')).not.toHaveLength(0);
    await userEvent.clear(zipCode);
    await userEvent.type(zipCode, '79098');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await dialog.findAllByText(/^Die UID\/USt-IdNr\. muss mit/)).not.toHaveLength(0);
    const taxNumber = dialog.getByRole('textbox', { name: 'UID/USt-IdNr.' });
    await userEvent.clear(taxNumber);
    await userEvent.type(taxNumber, 'DE123456789');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      expect.not.objectContaining({ taxNumber: expect.anything() }),
      expect.objectContaining({ country: 'DE', zipCode: '79098', taxNumber: 'DE123456789' }),
    ]);
  });

  it('ask for the tax number where it was wrong all along', async () => {
    await open(companyAdmin, {
      setCustomerPrimaryAddress: () => {
        throw refusal('TAX_NUMBER_FORMAT', 'taxNumber');
      },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Adresse Aareblick Zerspanung AG, Olten ändern' }),
    );
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Hausnummer' }), 'b');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await dialog.findByRole('textbox', { name: 'UID/USt-IdNr.' })).toBeVisible();
  });

  it('ask before typed values are dropped, and before one is deleted', async () => {
    const deleted: unknown[] = [];
    await open(companyAdmin, {
      deleteCustomerAddress: ({ params }) => {
        deleted.push(params.addressId);
        return {};
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Lieferadresse hinzufügen' }));
    await userEvent.type(within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Ort' }), 'O');
    await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Änderungen verwerfen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      screen.queryByRole('button', { name: 'Adresse Aareblick Zerspanung AG, Olten löschen' }),
    ).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Adresse Aareblick Werk 2, Olten löschen' }));
    expect(deleted).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Adresse löschen' }));
    await waitFor(() => expect(deleted).toEqual([502]));
  });

  it("include dispatch locations, which the platform adds on the producer's page", async () => {
    const at = '/management/producers/companies/31';
    const { unmount } = await open(producerAdmin, { getProducerCompany: producerCompany }, at);
    expect(await screen.findByText(/Neue Versandorte legt der Plattform-Administrator an/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Versandort hinzufügen' })).toBeNull();
    expect(screen.queryByRole('button', { name: /: löschen/ })).toBeNull();
    unmount();
    await open(platformAdmin, { getProducerCompany: producerCompany }, at);
    expect(
      await screen.findByRole('link', { name: 'Neue Versandorte legen Sie beim Hersteller an.' }),
    ).toHaveAttribute('href', '/management/producers/3');
    expect(screen.queryByRole('button', { name: 'Versandort hinzufügen' })).toBeNull();
  });
});
