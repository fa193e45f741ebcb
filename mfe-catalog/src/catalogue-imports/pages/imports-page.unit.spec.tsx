import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseFile } from '@werkbank/kit/testing/choose-file';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import { buyer, callExamples } from '@werkbank/contracts/fixtures';
import { refusal } from '@werkbank/kit/testing/refusal';
import { platformAdmin } from '../../testing/open-working-page';
import { openImports } from './testing/open-imports';

const file = new File(['<BMECAT/>'], 'Katalog März.xml', { type: 'text/xml' });
const begin = () => userEvent.click(screen.getByRole('button', { name: 'Senden und prüfen' }));
const producers = {
  producers: [
    {
      id: 3,
      algoliaId: 'Alpspitz',
      logo: '',
      platformMargin: 5,
      optimisticLockKey: 1,
      companies: [{ id: 31, name: 'Alpspitz Werkzeuge AG', dispatchLocations: [] }],
    },
  ],
  page: 1,
  pages: 1,
  pageSize: 25,
  totalItems: 1,
};

describe('the page of catalogue imports', () => {
  it('asks for a file before anything is sent', async () => {
    const { requests } = await openImports('/catalogue-imports');
    await screen.findByRole('heading', { name: 'Katalogimport' });
    await begin();
    expect((await screen.findAllByText('Katalogdatei muss angegeben werden.')).length).toBe(2);
    expect(requests('startCatalogueImport')).toEqual([]);
  });

  it('explains the effect of each scope on articles that are not in the file', async () => {
    await openImports('/catalogue-imports');
    const scopes = await screen.findAllByRole('radio');
    expect(scopes.map((scope) => scope.closest('label')?.textContent)).toEqual([
      expect.stringContaining('fehlen, bleiben, wie sie sind'),
      expect.stringContaining('fehlen, gehen aus dem Verkauf'),
      expect.stringContaining('behalten ihre Preise'),
      expect.stringContaining('behalten ihren Bestand'),
    ]);
  });

  it('uploads the file with its scope and opens the import', async () => {
    const { calls, address } = await openImports('/catalogue-imports');
    await chooseFile('Katalogdatei', file);
    await userEvent.click(screen.getByRole('radio', { name: /Ganzer Katalog/ }));
    await begin();
    await waitFor(() => expect(address()).toBe('/catalogue-imports/7'));
    expect(calls.find(({ name }) => name === 'startCatalogueImport')).toEqual({
      name: 'startCatalogueImport',
      request: { headers: { 'x-file-name': 'Katalog%20M%C3%A4rz.xml' }, query: { mode: 'full' } },
      file,
    });
  });

  it('gives out a sample of the scope', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function click() {
      saved.push(this.download);
    };
    const { requests } = await openImports('/catalogue-imports');
    await userEvent.click(await screen.findByRole('radio', { name: /Nur Preise/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Muster (Excel)' }));
    await waitFor(() => expect(saved).toEqual(['muster.csv']));
    expect(requests('getCatalogueSample')).toEqual([
      { params: { format: 'xlsx' }, query: { mode: 'prices' } },
    ]);
  });

  it('lists the supported content of each format', async () => {
    await openImports('/catalogue-imports');
    await userEvent.click(await screen.findByRole('button', { name: 'Was gelesen wird' }));
    const table = within(await screen.findByRole('dialog')).getByRole('table', { name: 'Was gelesen wird' });
    for (const format of ['BMEcat', 'CSV', 'Excel (XLSX)', 'ZIP'])
      expect(within(table).getByText(format)).toBeVisible();
    expect(within(table).getByText(/Trennzeichen, Zeichensatz und Dezimalzeichen/)).toBeVisible();
  });

  it.each([
    ['BMEcat 2005', 'bmecat'],
    ['BMEcat 1.2', 'bmecat12'],
    ['CSV', 'csv'],
    ['Excel (XLSX)', 'xlsx'],
  ])('gives out all articles as %s', async (name, format) => {
    const { requests } = await openImports('/catalogue-imports');
    await userEvent.click(await screen.findByRole('button', { name: 'Katalog herunterladen' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(requests('exportCatalogue')).toEqual([{ query: { format } }]));
  });

  it('sends no empty file', async () => {
    const { requests } = await openImports('/catalogue-imports');
    await chooseFile('Katalogdatei', new File([], 'leer.csv'));
    await begin();
    expect((await screen.findAllByText('Die Datei ist leer.')).length).toBe(2);
    expect(requests('startCatalogueImport')).toEqual([]);
  });

  it("shows the service's refusal", async () => {
    await openImports('/catalogue-imports', {
      startCatalogueImport: () => Promise.reject(refusal('CATALOGUE_IMPORTS_WAITING')),
    });
    await chooseFile('Katalogdatei', file);
    await begin();
    expect(await screen.findByRole('alert')).toHaveTextContent('Es warten schon');
  });

  it('lists earlier imports with their counts', async () => {
    await openImports('/catalogue-imports');
    const table = await screen.findByRole('table', { name: 'Bisherige Importe' });
    const row = within(table).getByRole('row', { name: /katalog-2027\.xml/ });
    expect(within(row).getByText('Zu prüfen')).toBeVisible();
    expect(within(row).getByText('120')).toBeVisible();
    expect(within(row).getByText(/Ada Meier/)).toBeVisible();
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/catalogue-imports/7');
  });

  it('suggests next steps if there is no import yet', async () => {
    const { answer } = callExamples.listCatalogueImports;
    await openImports('/catalogue-imports', {
      listCatalogueImports: { ...answer, imports: [], totalItems: 0, pages: 0 },
    });
    expect(await screen.findByText('Noch kein Import')).toBeVisible();
  });

  it('shows an error and a retry', async () => {
    const answers = [() => Promise.reject(refusal('PART_UNAVAILABLE'))];
    await openImports('/catalogue-imports', {
      listCatalogueImports: () =>
        answers.shift()?.() ?? Promise.resolve(callExamples.listCatalogueImports.answer as never),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: 'katalog-2027.xml' })).toBeVisible();
  });

  it('is closed to buyers', async () => {
    const { calls } = await openImports('/catalogue-imports', {}, buyer);
    expect(await screen.findByText('Dazu sind Sie nicht berechtigt')).toBeVisible();
    expect(calls).toEqual([]);
  });
});

describe('for the platform, the page of catalogue imports', () => {
  it('lists the imports of all, and takes a file once a company is chosen', async () => {
    const { requests, address } = await openImports(
      '/catalogue-imports',
      { listProducers: producers as never },
      platformAdmin,
    );
    expect(await screen.findByRole('link', { name: 'katalog-2027.xml' })).toBeVisible();
    expect(screen.queryByLabelText('Katalogdatei')).toBeNull();
    await chooseOption('Firma des Herstellers', /Alpspitz Werkzeuge AG/);
    expect(address()).toBe('/catalogue-imports?company=31');
    await chooseFile('Katalogdatei', file);
    await begin();
    await waitFor(() => expect(address()).toBe('/catalogue-imports/7?company=31'));
    expect(requests('startCatalogueImport')).toMatchObject([{ query: { companyId: 31, mode: 'update' } }]);
  });

  it('shows whether imports of the company wait for approval, and changes it', async () => {
    const { requests } = await openImports(
      '/catalogue-imports?company=31',
      { listProducers: producers as never },
      platformAdmin,
    );
    const approval = await screen.findByRole('switch', { name: 'Importe dieser Firma warten auf Freigabe' });
    expect(approval).not.toBeChecked();
    await waitFor(() => expect(approval).toBeEnabled());
    await userEvent.click(approval);
    await waitFor(() =>
      expect(requests('saveImportSettings')).toEqual([
        { params: { companyId: 31 }, body: { needsApproval: true } },
      ]),
    );
  });
});
