import type { CallRequest } from '@werkbank/contracts/calls';
import { errorMessage } from '@werkbank/contracts/errors';
import { administrationExamples, managedProducer } from '@werkbank/contracts/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption, chosenOption, offeredOptions } from '@werkbank/kit/testing/choose-option';
import { fakeHost } from '@werkbank/kit/testing/fake-host';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { retype, save } from '../testing/at-the-screen';
import { refusal } from '@werkbank/kit/testing/refusal';
import { renderAdmin } from '../testing/render-admin';
import ProducerPage from './producer-page';
import ProducersPage from './producers-page';

const open = (fixtures: Fixtures, at = '/management/producers/3', host?: ReturnType<typeof fakeHost>) =>
  renderAdmin(
    <ProducerPage />,
    at,
    '/management/producers/:producerId',
    { getProducer: managedProducer, ...fixtures },
    host,
  );
const noteOf = (label: string) => {
  const note =
    screen
      .getByLabelText(new RegExp(`^${label}`))
      .getAttribute('aria-describedby')
      ?.split(' ')[0] ?? '';
  return document.getElementById(note)?.textContent;
};

describe('the list of producers', () => {
  it('shows the margin in per cent with one decimal, and where goods leave', async () => {
    await renderAdmin(<ProducersPage />, '/management/producers', '/management/producers', {
      listProducers: administrationExamples.listProducers.answer,
    });
    const row = (await screen.findByRole('link', { name: 'Rhon Werkzeuge' })).closest('tr') as HTMLElement;
    expect(row.textContent).toContain('6,0\u00a0%');
    expect(within(row).getByText('Winterthur, CH')).toBeTruthy();
  });
});

describe('a producer', () => {
  it('is changed with its margin typed in per cent and sent as a fraction', async () => {
    const sent: CallRequest<'updateProducer'>[] = [];
    const { host } = await open({
      updateProducer: (request) => {
        sent.push(request);
        return managedProducer;
      },
    });
    await retype(/^Plattformmarge/, '5,3');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Der Hersteller verschickt selbst' }));
    await save();
    await waitFor(() => expect(host.record.shown).toHaveLength(1));
    expect(sent).toEqual([
      {
        params: { producerId: 3 },
        body: { algoliaId: 'Rhon Werkzeuge', platformMargin: 0.053, custom_shipping: true, videoLink: null },
      },
    ]);
  });

  it.each([
    ['100', 'muss kleiner als 100 sein'],
    ['5,25', 'erlaubte Nachkommastellen: 1'],
    ['viel', 'muss eine Zahl sein'],
  ])('refuses a margin of %s in words of per cent', async (typed, message) => {
    await open({});
    await retype(/^Plattformmarge/, typed);
    await save();
    await waitFor(() => expect(noteOf('Plattformmarge')).toContain(message));
  });

  it('asks for a margin that was not entered', async () => {
    await open({});
    await userEvent.clear(await screen.findByLabelText(/^Plattformmarge/));
    await save();
    await waitFor(() => expect(noteOf('Plattformmarge')).toBe('Plattformmarge muss angegeben werden.'));
  });

  it('shows at its name that another one has it', async () => {
    await open({
      updateProducer: () => {
        throw refusal('PRODUCER_NAME_EXISTS', 'algoliaId');
      },
    });
    await retype(/^Name/, 'Hahnberg Präzision');
    await save();
    await waitFor(() => expect(noteOf('Name')).toBe('Einen Hersteller mit diesem Namen gibt es schon.'));
  });

  it('offers no deletion of the only dispatch location and gives the reason', async () => {
    await open({});
    const place = await screen.findByRole('list', { name: 'Versandorte von Rhon Werkzeuge AG' });
    expect(within(place).getByRole('button', { name: 'Versandort Lager Winterthur ändern' })).toBeVisible();
    expect(within(place).queryByRole('button', { name: /löschen/ })).toBeNull();
    expect(within(place).getByText(/^Der einzige Versandort/)).toBeVisible();
  });

  it('is deleted once that is confirmed, with the reason where the service keeps it', async () => {
    let kept = true;
    const { host } = await open({
      deleteProducer: () => {
        if (kept) throw refusal('PRODUCER_HAS_ARTICLES');
        return {};
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Hersteller löschen' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Rhon Werkzeuge löschen?' }));
    const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Hersteller löschen' }));
    await confirm();
    expect(await dialog.findByRole('alert')).toHaveTextContent(errorMessage('PRODUCER_HAS_ARTICLES', 'de'));
    kept = false;
    await confirm();
    await waitFor(() => expect(host.record.shown.at(-1)?.text).toBe('Der Hersteller wurde gelöscht.'));
  });

  it('gets another dispatch location', async () => {
    const sent: CallRequest<'createProducerCompanyAddress'>[] = [];
    await open({
      createProducerCompanyAddress: (request) => {
        sent.push(request);
        return { id: 903 };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Versandort hinzufügen' }));
    await save();
    expect(await screen.findAllByText('Ort muss angegeben werden.')).not.toHaveLength(0);
    await retype(/^Bezeichnung/, 'Lager Bern');
    await retype(/^Straße/, 'Laupenstrasse');
    await retype(/^Hausnummer/, '2');
    await retype(/^Postleitzahl/, '3008');
    await retype(/^Ort/, 'Bern');
    await chooseOption('Land', 'Schweiz');
    await chooseOption('Kanton oder Bundesland', 'Bern (BE)');
    await save();
    await waitFor(() =>
      expect(sent[0]).toMatchObject({
        params: { companyId: 31 },
        body: {
          type: 'DispatchLocation',
          city: 'Bern',
          country: 'CH',
          region: 'BE',
          addressSupplement: null,
        },
      }),
    );
  });

  it.each([
    ['Versandort hinzufügen', '/management/producers/3'],
    ['Firma hinzufügen', '/management/producers/3'],
    [undefined, '/management/producers/new'],
  ])(
    'has goods leave where the platform is at home, unless something else is said (%s)',
    async (button, at) => {
      const settings = { countries: ['CH', 'FR'], defaultCountry: 'FR' };
      const host = fakeHost({ fixtures: { getProducer: managedProducer }, settings });
      await open({}, at, host);
      if (button !== undefined) await userEvent.click(await screen.findByRole('button', { name: button }));
      expect(await offeredOptions('Land')).toHaveLength(2);
      expect(chosenOption('Land')).toBe('Frankreich');
    },
  );

  it('asks before typed values are thrown away', async () => {
    await open({});
    await retype(/^Name/, 'Anders');
    await userEvent.click(screen.getByRole('link', { name: 'Hersteller' }));
    expect(screen.getByText('Was Sie eingegeben haben, ist noch nicht gespeichert.')).toBeTruthy();
    expect(screen.getByDisplayValue('Anders')).toBeTruthy();
  });
});

const rhon = {
  Name$: 'Rhon',
  Plattformmarge: '6',
  'Name der Firma': 'Rhon AG',
  Bezeichnung: 'Lager',
  Straße: 'Weg',
  Hausnummer: '1',
  Postleitzahl: '89073',
  Ort: 'Ulm',
};

it('a new producer comes with its first company and dispatch location, and is then shown', async () => {
  const sent: CallRequest<'createProducer'>['body'][] = [];
  const { address } = await open(
    {
      createProducer: ({ body }) => {
        sent.push(body);
        return { id: 3 };
      },
    },
    '/management/producers/new',
  );
  for (const [label, text] of Object.entries(rhon)) await retype(new RegExp(`^${label}`), text);
  await userEvent.click(screen.getByRole('button', { name: 'Hersteller anlegen' }));
  await waitFor(() => expect(address()).toBe('/management/producers/3'));
  expect(sent).toMatchObject([
    {
      algoliaId: 'Rhon',
      platformMargin: 0.06,
      company: { name: 'Rhon AG', dispatchLocation: { city: 'Ulm' } },
    },
  ]);
});

it('shows what is wrong with the new company at its field', async () => {
  const refused = { 'company.name': 'Name der Firma', 'company.dispatchLocation.zipCode': 'Postleitzahl' };
  for (const [path, label] of Object.entries(refused)) {
    const { unmount } = await open(
      {
        createProducer: () => {
          throw refusal('FIELD_TOO_LONG', path);
        },
      },
      '/management/producers/new',
    );
    for (const [name, text] of Object.entries(rhon)) await retype(new RegExp(`^${name}`), text);
    await userEvent.click(screen.getByRole('button', { name: 'Hersteller anlegen' }));
    await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
    unmount();
  }
});
