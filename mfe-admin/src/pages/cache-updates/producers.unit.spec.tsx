import { administrationExamples, managedProducer, swissLocation } from '@werkbank/contracts/fixtures';
import type { EditableCompany, ManagedProducer } from '@werkbank/contracts/entities';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn, namesInList, retype, save } from '../../testing/at-the-screen';
import { never, onlyOnce } from '../../testing/held-back';
import { platformAdmin } from '../../testing/render-admin';
import { openManagement } from '../testing/render-management';

const { producers: _, ...paging } = administrationExamples.listProducers.answer;
const hahnberg: ManagedProducer = { ...managedProducer, id: 4, algoliaId: 'Hahnberg Präzision' };
const list = { ...paging, producers: [hahnberg, managedProducer], totalItems: 2 };
const bern = { ...swissLocation, id: 903, name: 'Lager Bern', city: 'Bern' };

/** Neither the list nor the producer is answered a second time. */
const openList = (fixtures: Fixtures) =>
  openManagement('/management/producers', platformAdmin, {
    listProducers: onlyOnce(list),
    getProducer: onlyOnce(managedProducer),
    ...fixtures,
  });
async function openProducer(fixtures: Fixtures) {
  await openList(fixtures);
  await userEvent.click(await screen.findByRole('link', { name: 'Rhon Werkzeuge' }));
  await screen.findByRole('heading', { name: 'Rhon Werkzeuge' });
}
const backToList = () => userEvent.click(screen.getByRole('link', { name: 'Hersteller' }));
const companyWith = (...locations: EditableCompany['addresses']): EditableCompany => ({
  id: 31,
  kind: 'Producer',
  producerId: 3,
  name: 'Rhon Werkzeuge AG',
  customerType: null,
  taxNumber: null,
  kanton: null,
  phone: null,
  primaryAddress: null,
  addresses: locations,
});

describe('producers, without being read again', () => {
  it('are listed by their new name', async () => {
    await openProducer({ updateProducer: { ...managedProducer, algoliaId: 'Äschlimann' } });
    await retype(/^Name/, 'x');
    await save();
    expect(await screen.findByRole('heading', { name: 'Äschlimann' })).toBeVisible();
    await backToList();
    await waitFor(() => expect(namesInList()).toEqual(['Äschlimann', 'Hahnberg Präzision']));
  });

  it('are listed when they are new, and have a page', async () => {
    await openList({
      getProducer: never,
      createProducer: { id: 5, producer: { ...managedProducer, id: 5, algoliaId: 'Keil' } },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Hersteller hinzufügen' }));
    await fillIn([
      [/^Name$/, 'Keil'],
      [/^Plattformmarge/, '6'],
      [/^Name der Firma/, 'Keil AG'],
      [/^Bezeichnung/, 'Lager'],
      [/^Straße/, 'Weg'],
      [/^Hausnummer/, '1'],
      [/^Postleitzahl/, '89073'],
      [/^Ort/, 'Ulm'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Hersteller anlegen' }));
    expect(await screen.findByRole('heading', { name: 'Keil' })).toBeVisible();
    await backToList();
    await waitFor(() => expect(namesInList()).toEqual(['Hahnberg Präzision', 'Keil', 'Rhon Werkzeuge']));
  });

  it('show another company', async () => {
    const second = { id: 32, name: 'Rhon Süd GmbH', dispatchLocations: [{ ...bern, city: 'Ulm' }] };
    await openProducer({
      createProducerCompany: {
        id: 32,
        producer: { ...managedProducer, companies: [...managedProducer.companies, second] },
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Firma hinzufügen' }));
    await fillIn([
      [/^Name der Firma/, 'Rhon Süd GmbH'],
      [/^Bezeichnung/, 'Lager'],
      [/^Straße/, 'Weg'],
      [/^Hausnummer/, '1'],
      [/^Postleitzahl/, '89073'],
      [/^Ort/, 'Ulm'],
    ]);
    await save();
    expect(await screen.findByRole('link', { name: 'Rhon Süd GmbH' })).toBeVisible();
    await backToList();
    expect(await screen.findByText('Rhon Werkzeuge AG, Rhon Süd GmbH')).toBeVisible();
  });

  it('show a new, a changed and no deleted dispatch location', async () => {
    await openProducer({
      createProducerCompanyAddress: { id: 903, company: companyWith(swissLocation, bern) },
      updateProducerCompanyAddress: {
        ...bern,
        company: companyWith(swissLocation, { ...bern, name: 'Lager Thun' }),
      },
      deleteProducerCompanyAddress: { company: companyWith(swissLocation) },
    });
    const places = within(screen.getByRole('list', { name: 'Versandorte von Rhon Werkzeuge AG' }));
    await userEvent.click(screen.getByRole('button', { name: 'Versandort hinzufügen' }));
    await fillIn([
      [/^Bezeichnung/, 'Lager Bern'],
      [/^Straße/, 'Weg'],
      [/^Hausnummer/, '1'],
      [/^Postleitzahl/, '30089'],
      [/^Ort/, 'Bern'],
    ]);
    await save();
    expect(await places.findByText('Lager Bern')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Versandort Lager Bern ändern' }));
    await retype(/^Bezeichnung/, 'x');
    await save();
    expect(await places.findByText('Lager Thun')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Versandort Lager Thun löschen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Versandort löschen' }));
    await waitFor(() => expect(places.queryByText('Lager Thun')).toBeNull());
    expect(places.getByText('Lager Winterthur')).toBeVisible();
  });
});
