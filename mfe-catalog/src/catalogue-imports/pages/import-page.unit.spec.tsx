import type { CatalogueImportStatus } from '@werkbank/contracts/entities';
import { callExamples } from '@werkbank/contracts/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import { refusal } from '@werkbank/kit/testing/refusal';
import { platformAdmin } from '../../testing/open-working-page';
import { importThat, openImports } from './testing/open-imports';

const open = (is: Parameters<typeof importThat>[0] = {}, fixtures = {}, at = '') =>
  openImports(`/catalogue-imports/7${at}`, { getCatalogueImport: importThat(is), ...fixtures });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');

describe('an import of a catalogue', () => {
  it.each([
    ['Waiting', 'Lesen'],
    ['Reading', 'Lesen'],
    ['NeedsMapping', 'Spalten zuordnen'],
    ['Preview', 'Prüfen'],
    ['AwaitingApproval', 'Freigeben'],
    ['Applying', 'Übernehmen'],
    ['Done', 'Fertig'],
  ] as const)('with the status %s is at the step "%s"', async (status: CatalogueImportStatus, step) => {
    await open({ status });
    const steps = await screen.findByRole('list', { name: 'Schritte des Imports' });
    const current = within(steps)
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    expect(current.map((item) => item.textContent)).toEqual([expect.stringContaining(step)]);
  });

  it('announces an approval by the platform before it is applied', async () => {
    await open({ needsApproval: true });
    const steps = await screen.findByRole('list', { name: 'Schritte des Imports' });
    expect(within(steps).getByText('Freigeben')).toBeVisible();
    expect(screen.getByText(/Erst mit ihrer Freigabe ändert er den Shop/)).toBeVisible();
    await press('Übernehmen');
    expect(await dialog()).toHaveTextContent(/Die Plattform prüft den Import zuerst/);
  });

  it('announces no approval where none is asked for', async () => {
    await open();
    const steps = await screen.findByRole('list', { name: 'Schritte des Imports' });
    expect(within(steps).queryByText('Freigeben')).toBeNull();
    await press('Übernehmen');
    expect(await dialog()).not.toHaveTextContent(/Plattform/);
  });

  it.each([
    ['Failed', 'Fehlgeschlagen'],
    ['Discarded', 'Verworfen'],
    ['Withdrawn', 'Zurückgenommen'],
  ] as const)('in %s has no steps ahead', async (status, word) => {
    await open({ status, actions: [] });
    expect(await screen.findByRole('heading', { name: word })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Schritte des Imports' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull();
  });

  it('shows its progress, and polls until it waits for a decision', async () => {
    const answers = [
      importThat({
        status: 'Reading',
        progress: { done: 5_000_000, total: 10_000_000 },
        actions: ['discard'],
      }),
    ];
    const { requests } = await open({}, { getCatalogueImport: () => answers.shift() ?? importThat({}) });
    const bar = await screen.findByRole('progressbar', { name: 'Fortschritt des Imports' });
    expect(bar).toHaveAttribute('aria-valuenow', '5000000');
    expect(screen.getByText(/^Die Datei wird gelesen\. 50/)).toHaveRole('status');
    expect(
      await screen.findByText(/Prüfen Sie die Änderungen und übernehmen Sie sie/, {}, { timeout: 3000 }),
    ).toBeVisible();
    expect(requests('getCatalogueImport').length).toBe(2);
  });

  it('shows the recognised content of the file', async () => {
    await open();
    const panel = await screen.findByRole('region', { name: 'Erkannt in der Datei' });
    for (const text of ['BMEcat', 'T_NEW_CATALOG', 'Zerspanung 2027', 'utf-8', '.'])
      expect(within(panel).getByText(text)).toBeVisible();
  });

  it('links to the earlier import of the same file', async () => {
    await open({ sameFileAs: 5 });
    expect(await screen.findByRole('link', { name: 'Import 5' })).toHaveAttribute(
      'href',
      '/catalogue-imports/5',
    );
  });

  it('shows the reason of a failure', async () => {
    await open({ status: 'Failed', failure: { code: 'X', message: 'Die Datei bricht ab.' }, actions: [] });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /geändert wurde nichts\. Die Datei bricht ab\./,
    );
  });

  it('reports an unknown import', async () => {
    await open({}, { getCatalogueImport: () => Promise.reject(refusal('CATALOGUE_IMPORT_NOT_FOUND')) });
    expect(await screen.findByText('Diesen Katalogimport gibt es nicht (mehr).')).toBeVisible();
  });
});

describe('the changes of an import', () => {
  it('show old and new values side by side, in full below the row', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Änderungen an Artikeln' });
    expect(within(table).getByText('338.0680.HSS')).toBeVisible();
    expect(within(table).getByText(/^\+12,5/)).toBeVisible();
    expect(within(table).getByRole('listitem')).toHaveTextContent(/Listenpreis: .*10,58 EUR.*11,90 EUR/);
    await userEvent.click(within(table).getByRole('button', { name: /Details|aufklappen|öffnen|zeigen/i }));
    const fields = await screen.findByRole('table', { name: 'Geänderte Angaben' });
    expect(within(fields).getByRole('row', { name: 'Listenpreis 10,58 EUR 11,90 EUR' })).toBeVisible();
  });

  it('are filtered by kind and by the size of a price change', async () => {
    const { requests, address } = await open();
    await chooseOption('Art der Änderung', 'Aus dem Verkauf');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Preisänderung ab (%)' }), '10{Enter}');
    await waitFor(() => expect(address()).toBe('/catalogue-imports/7?kind=gone&move=10'));
    await waitFor(() =>
      expect(requests('listImportChanges').at(-1)).toEqual({
        params: { importId: 7 },
        query: { kind: 'gone', minPriceMove: 10, page: 1 },
      }),
    );
  });

  it('show the name of a new article once, with its other data beside it', async () => {
    const [change] = callExamples.listImportChanges.answer.changes;
    const fields = [
      { field: 'name', before: null, after: 'Kegelsenker' },
      { field: 'groupId', before: null, after: 'noch ohne Platz' },
    ];
    const changes = [{ ...change, articleText: 'Kegelsenker', kind: 'new' as const, fields }];
    await open({}, { listImportChanges: { changes, page: 1, pages: 1, pageSize: 25, totalItems: 1 } });
    expect(await screen.findByText('noch ohne Platz')).toBeVisible();
    expect(screen.getAllByText('Kegelsenker')).toHaveLength(1);
  });

  it('mark articles that go off sale', async () => {
    const [change] = callExamples.listImportChanges.answer.changes;
    const changes = [{ ...change, kind: 'gone' as const, fields: [] }];
    await open({}, { listImportChanges: { changes, page: 1, pages: 1, pageSize: 25, totalItems: 1 } });
    expect(await screen.findByText('Nicht mehr in der Datei, geht aus dem Verkauf')).toBeVisible();
  });
});

describe('the rows that an import leaves out', () => {
  it('are listed with their reason, and as a file', async () => {
    const { requests } = await open({}, {}, '?view=refused');
    const table = await screen.findByRole('table', { name: 'Abgelehnte Artikel und Zeilen' });
    expect(
      within(table).getByRole('row', { name: /812 338\.0690\.HSS Preis Der Preis ist negativ\. -4\.00/ }),
    ).toBeVisible();
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = () => undefined;
    await press('Als CSV herunterladen');
    await waitFor(() => expect(requests('getRefusedImportFile')).toEqual([{ params: { importId: 7 } }]));
  });

  it('are counted by name and reason', async () => {
    await open({}, {}, '?view=leftOut');
    const table = await screen.findByRole('table', { name: 'Nicht übernommene Angaben' });
    expect(
      within(table).getByRole('row', {
        name: 'USER_DEFINED_EXTENSIONS 12 Der Shop zeigt diese Angabe nicht.',
      }),
    ).toBeVisible();
  });

  it('have field names in the language of the reader, and heads as in the file', async () => {
    const one = { count: 2, message: 'Grund.' };
    const leftOut = [
      { ...one, name: 'price nrp', code: 'OtherPriceType' },
      { ...one, name: 'price', code: 'ColumnLeftOut' },
    ];
    await open({ leftOut }, {}, '?view=leftOut');
    const table = await screen.findByRole('table', { name: 'Nicht übernommene Angaben' });
    expect(within(table).getByRole('row', { name: 'Preis nrp 2 Grund.' })).toBeVisible();
    expect(within(table).getByRole('row', { name: 'price 2 Grund.' })).toBeVisible();
  });

  it('include those that a withdrawal left unchanged', async () => {
    const notRestored = [{ materialNumber: '338.0680.HSS', field: 'originCountry' }];
    await open({ status: 'Withdrawn', actions: [], notRestored }, {}, '?view=notRestored');
    expect(await screen.findByText(/Ein Feld wurde danach noch einmal geändert/)).toBeVisible();
    const table = screen.getByRole('table', { name: 'Felder, die blieben, wie sie sind' });
    expect(within(table).getByRole('row', { name: '338.0680.HSS Ursprungsland' })).toBeVisible();
  });
});

describe('the actions of an import', () => {
  it('apply it after the numbers of changed and withdrawn articles are shown', async () => {
    const counts = { new: 120, changed: 1, unchanged: 5, gone: 3, refused: 1 };
    const { requests } = await open({ counts });
    await userEvent.click(await screen.findByRole('button', { name: 'Übernehmen' }));
    const question = await dialog();
    expect(question).toHaveTextContent('121 Artikel werden angelegt oder geändert.');
    expect(question).toHaveTextContent('3 Artikel gehen aus dem Verkauf.');
    expect(requests('applyCatalogueImport')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(requests('applyCatalogueImport')).toEqual([{ params: { importId: 7 } }]));
    await waitFor(() => expect(requests('getCatalogueImport').length).toBeGreaterThan(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('show the reason if it is not applied', async () => {
    await open({}, { applyCatalogueImport: () => Promise.reject(refusal('CATALOGUE_IMPORT_STATUS')) });
    await userEvent.click(await screen.findByRole('button', { name: 'Übernehmen' }));
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Übernehmen' }));
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(/nicht möglich/);
  });

  it.each([
    ['discard', 'Preview', 'Verwerfen', 'discardCatalogueImport'],
    ['withdraw', 'Done', 'Zurücknehmen', 'withdrawCatalogueImport'],
  ] as const)('%s it after a question', async (action, status, label, call) => {
    const { requests } = await open({
      status,
      actions: [action],
      withdrawableUntil: status === 'Done' ? '2026-12-27T09:00:00.000Z' : null,
    });
    await userEvent.click(await screen.findByRole('button', { name: label }));
    expect(requests(call)).toEqual([]);
    await userEvent.click(within(await dialog()).getByRole('button', { name: label }));
    await waitFor(() => expect(requests(call)).toEqual([{ params: { importId: 7 } }]));
  });

  it('approve it, where the platform is asked to', async () => {
    const { requests } = await openImports(
      '/catalogue-imports/7',
      { getCatalogueImport: importThat({ status: 'AwaitingApproval', actions: ['approve', 'discard'] }) },
      platformAdmin,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Freigeben' }));
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Freigeben und übernehmen' }));
    await waitFor(() => expect(requests('approveCatalogueImport')).toEqual([{ params: { importId: 7 } }]));
  });

  it('link to its columns', async () => {
    await open({ status: 'NeedsMapping', actions: ['map', 'discard'] });
    expect(await screen.findByRole('link', { name: 'Spalten zuordnen' })).toHaveAttribute(
      'href',
      '/catalogue-imports/7/mapping',
    );
    expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull();
  });
});
