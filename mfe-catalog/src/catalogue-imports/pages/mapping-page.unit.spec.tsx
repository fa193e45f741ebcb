import type { ImportMapping } from '@werkbank/contracts/entities';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import { refusal } from '@werkbank/kit/testing/refusal';
import { importThat, openImports } from './testing/open-imports';

const mapping: ImportMapping = {
  heads: [
    { head: 'Art.-Nr.', values: ['338.0680.HSS', '338.0690.HSS'] },
    { head: 'EK', values: ['10,58'] },
    { head: 'Text', values: ['Spiralbohrer'] },
    { head: 'Notiz', values: [] },
  ],
  columns: [{ field: 'materialNumber', of: null, unit: null }],
  fields: [
    { field: 'materialNumber', label: 'Artikelnummer', required: true, of: false },
    { field: 'price', label: 'Listenpreis', required: true, of: false },
    { field: 'articleText', label: 'Bezeichnung', required: false, of: true },
    { field: 'leftOut', label: 'Nicht übernehmen', required: false, of: false },
  ],
  defaults: { leadTimeDays: 5, currency: 'EUR', dispatchLocationId: null },
};
const places = [{ id: 4, city: 'Kempten', country: 'DE' }];
const open = (fixtures = {}) =>
  openImports('/catalogue-imports/7/mapping', {
    getCatalogueImport: importThat({ status: 'NeedsMapping', actions: ['map', 'discard'] }),
    getImportMapping: mapping,
    listProducerDispatchLocations: places,
    ...fixtures,
  });
const save = async () => userEvent.click(await screen.findByText('Speichern und neu lesen'));
const meaning = (head: string) => `Bedeutung von „${head}“`;
/** Within its row a control is found at once; a search of the whole page by roles takes seconds. */
const choose = async (head: string, option: string) =>
  chooseOption(meaning(head), option, (await screen.findByText(head)).closest('tr') ?? undefined);

describe('the columns of an import', () => {
  it('are listed with their first values and their fields', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Spalten der Tabelle' });
    expect(within(table).getByText('338.0680.HSS · 338.0690.HSS')).toBeVisible();
    const known = screen.getByLabelText(meaning('Art.-Nr.'));
    expect(known).toHaveAccessibleDescription('Artikelnummer (Pflicht)');
    expect(screen.getByLabelText(meaning('EK'))).toHaveAccessibleDescription('Nicht übernehmen');
  });

  it('are not saved while a required one is missing', async () => {
    const { requests } = await open();
    await save();
    const alerts = await screen.findAllByRole('alert');
    expect(alerts[0]).toHaveTextContent('Es fehlt eine Spalte für „Listenpreis“.');
    expect(requests('saveImportMapping')).toEqual([]);
  });

  it('are saved with the defaults for values that the file lacks', async () => {
    const { requests, address } = await open();
    await choose('EK', 'Listenpreis (Pflicht)');
    await choose('Text', 'Bezeichnung');
    await userEvent.type(screen.getByLabelText('Näheres zu „Text“'), 'en');
    await userEvent.type(screen.getByLabelText('Einheit von „EK“'), 'EUR');
    const days = screen.getByLabelText('Lieferzeit in Arbeitstagen');
    await userEvent.clear(days);
    await userEvent.type(days, '12');
    await chooseOption('Versandort der Bestände', 'Kempten (DE)');
    await save();
    await waitFor(() =>
      expect(requests('saveImportMapping')).toEqual([
        {
          params: { importId: 7 },
          body: {
            columns: [
              { field: 'materialNumber', of: null, unit: null },
              { field: 'price', of: null, unit: 'EUR' },
              { field: 'articleText', of: 'en', unit: null },
              { field: 'leftOut', of: null, unit: null },
            ],
            defaults: { leadTimeDays: 12, currency: 'EUR', dispatchLocationId: 4 },
          },
        },
      ]),
    );
    await waitFor(() => expect(address()).toBe('/catalogue-imports/7'));
  });

  it("mark two columns for the same field after the service's refusal", async () => {
    await open({ saveImportMapping: () => Promise.reject(refusal('IMPORT_COLUMN_TWICE', 'columns')) });
    await choose('EK', 'Listenpreis (Pflicht)');
    await choose('Text', 'Listenpreis (Pflicht)');
    await save();
    const note = '„Listenpreis“ ist zwei Spalten zugeordnet.';
    expect((await screen.findAllByText(note)).length).toBe(2);
    expect(screen.getByLabelText(meaning('EK'))).toHaveAccessibleDescription(
      expect.stringContaining(note) as unknown as string,
    );
  });

  it('refuse an invalid lead time', async () => {
    const { requests } = await open();
    await choose('EK', 'Listenpreis (Pflicht)');
    const days = screen.getByLabelText('Lieferzeit in Arbeitstagen');
    await userEvent.clear(days);
    await userEvent.type(days, '1000');
    await save();
    expect((await screen.findAllByText('Bitte eine ganze Zahl von 1 bis 999 angeben.')).length).toBe(2);
    expect(requests('saveImportMapping')).toEqual([]);
  });

  it('are none of a BMEcat', async () => {
    await open({ getImportMapping: { ...mapping, heads: [] } });
    expect(await screen.findByText('Hier gibt es keine Spalten zuzuordnen')).toBeVisible();
  });
});
