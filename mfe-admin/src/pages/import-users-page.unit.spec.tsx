import { jest } from '@jest/globals';
import type { UserImport } from '@werkbank/contracts/entities';
import { importExamples, userImport } from '@werkbank/contracts/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseFile } from '@werkbank/kit/testing/choose-file';
import { fakeHost } from '@werkbank/kit/testing/fake-host';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { refusal } from '@werkbank/kit/testing/refusal';
import { platformAdmin, renderAdmin } from '../testing/render-admin';
import { keepSavedFiles, type SavedFile } from '../testing/saved-files';
import ImportUsersPage from './import-users-page';
import UserImportPage from './user-import-page';

const file = new File(['E-Mail\nvera@firma.example'], 'Benutzer März.csv', { type: 'text/csv' });
const past = importExamples.listUserImports.answer;
const session = { user: platformAdmin, status: 'signedIn' as const, sessionId: 'x' };

async function openPage(fixtures: Fixtures = {}) {
  const host = fakeHost({ fixtures: { listUserImports: { ...past }, ...fixtures }, session });
  const sent: { name: string; file: unknown }[] = [];
  const { api } = host;
  host.api = ((name: string, request: { headers?: Record<string, string> }, options?: { file?: unknown }) => {
    if (name === 'importUsers')
      sent.push({ name: request.headers?.['x-file-name'] ?? '', file: options?.file });
    return Reflect.apply(api, undefined, [name, request, options]);
  }) as typeof api;
  const path = '/management/users/import';
  const page = await renderAdmin(<ImportUsersPage />, path, path, {}, host);
  return { ...page, sent };
}
const saved: SavedFile[] = [];
beforeEach(() => keepSavedFiles(saved));

describe('the import of users', () => {
  it('needs a file', async () => {
    const { sent } = await openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Import starten' }));
    expect((await screen.findAllByText('Datei muss angegeben werden.')).length).toBe(2);
    expect(sent).toEqual([]);
  });

  it('uploads the file and opens its progress', async () => {
    const { sent, address } = await openPage({ importUsers: { importId: 12 } });
    await chooseFile('Datei', file);
    await userEvent.click(screen.getByRole('button', { name: 'Import starten' }));
    await waitFor(() => expect(address()).toBe('/management/users/import/12'));
    expect(sent).toEqual([{ name: 'Benutzer%20M%C3%A4rz.csv', file }]);
  });

  it("shows the service's refusal at the file", async () => {
    await openPage({ importUsers: () => Promise.reject(refusal('USER_FILE_EMPTY', 'file')) });
    await chooseFile('Datei', file);
    await userEvent.click(screen.getByRole('button', { name: 'Import starten' }));
    await waitFor(() => {
      const input = screen.getByLabelText('Datei');
      const note = document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
      expect(note?.textContent).toBe('In der Datei steht kein Benutzer.');
    });
  });

  it('gives out a template in the language of the reader', async () => {
    await openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Vorlage herunterladen' }));
    expect(saved[0]?.name).toBe('benutzer-vorlage.csv');
    expect(await saved[0]?.text).toContain('E-Mail;Anrede;Vorname;Nachname;Telefon;Sprache;Firma Nr.');
  });

  it('explains every column and links to earlier imports', async () => {
    await openPage();
    const columns = screen.getByRole('table', { name: 'Spalten der Datei' });
    expect(within(columns).getAllByRole('row').length).toBe(9);
    expect(within(columns).getByText('Möglich: Frau, Herr')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'users.csv' })).toHaveAttribute(
      'href',
      '/management/users/import/12',
    );
  });
});

describe('an import', () => {
  const openImport = (fixtures: Fixtures) =>
    renderAdmin(<UserImportPage />, '/management/users/import/12', '/management/users/import/:importId', {
      getUserImport: userImport,
      listRefusedUserLines: importExamples.listRefusedUserLines.answer,
      ...fixtures,
    });
  const halfway: UserImport = {
    ...userImport,
    status: 'InProgress',
    finishedOn: null,
    lines: 1000,
    created: 600,
    refused: 10,
    invited: 500,
  };

  it('shows its progress, and polls until it is finished', async () => {
    const answers = [halfway, { ...userImport, lines: 1000, created: 990, refused: 10, invited: 990 }];
    await openImport({ getUserImport: () => answers.shift() ?? userImport });
    const bar = await screen.findByRole('progressbar', { name: 'Fortschritt des Imports' });
    expect(bar).toHaveAttribute('aria-valuenow', '510');
    expect(screen.getByText('510 von 1.000 Zeilen')).toBeVisible();
    expect(screen.getByText('Import läuft, 50 %')).toHaveRole('status');
    expect(await screen.findByText('1.000 von 1.000 Zeilen', {}, { timeout: 3000 })).toBeVisible();
    expect(screen.getByText('Import fertig. Angelegt: 990, abgelehnt: 10.')).toHaveRole('status');
    expect(screen.getByText('990 Benutzer wurden angelegt und per E-Mail eingeladen.')).toBeVisible();
    expect(answers).toEqual([]);
  });

  it('reports a stopped import and the remaining lines', async () => {
    const stuck = { ...halfway, status: 'Stopped' as const, finishedOn: userImport.finishedOn };
    await openImport({ getUserImport: stuck });
    expect(await screen.findByRole('alert')).toHaveTextContent(/abgebrochen.*490 Zeilen sind noch offen/);
    expect(screen.getByRole('heading', { name: 'Abgebrochen' })).toBeVisible();
    expect(screen.getByText('Import abgebrochen. Noch offen: 490.')).toHaveRole('status');
    expect(screen.queryByText(/per E-Mail eingeladen/)).toBeNull();
  });

  describe('that is out of reach', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it.each([
      ['since it is gone', 'USER_IMPORT_NOT_FOUND'],
      ['since it may not be seen any more', 'FORBIDDEN'],
    ] as const)('is asked about no more, %s', async (_, code) => {
      let asked = 0;
      await openImport({
        getUserImport: () => (asked++ === 0 ? halfway : Promise.reject(refusal(code))),
      });
      const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
      await pass(100);
      expect(screen.getByRole('progressbar')).toBeVisible();
      await pass(1000);
      expect(screen.queryByRole('progressbar')).toBeNull();
      await pass(60_000);
      expect(asked).toBe(2);
    });
  });

  it('lists the refused lines with their errors, and offers them as a file', async () => {
    await openImport({ getRefusedUserFile: importExamples.getRefusedUserFile.answer });
    const table = await screen.findByRole('table', { name: 'Abgelehnte Zeilen' });
    expect(within(table).getByText('not-an-address')).toBeVisible();
    expect(within(table).getByRole('listitem')).toHaveTextContent('E-Mail: Falsches E-Mail-Format.');
    await userEvent.click(screen.getByRole('button', { name: 'Als CSV herunterladen' }));
    await waitFor(() => expect(saved[0]?.name).toBe('users-refused.csv'));
  });

  it('reports an unknown import', async () => {
    await openImport({ getUserImport: () => Promise.reject(refusal('USER_IMPORT_NOT_FOUND')) });
    expect(await screen.findByText('Diesen Import gibt es nicht.')).toBeVisible();
  });
});
