import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReadPage } from '../lists/read-all-pages';
import { renderWorking } from '../testing/render-working';
import type { WorkingColumn } from '../table/columns';
import { ExportAll } from './export-rows';

interface Part {
  id: number;
  name: string;
  price: number;
}
const columns: WorkingColumn<Part>[] = [
  { key: 'id', title: 'Nr.', render: ({ id }) => id, text: ({ id }) => id },
  { key: 'name', title: 'Bezeichnung', render: ({ name }) => name, text: ({ name }) => name },
  {
    key: 'price',
    title: <b>Preis</b>,
    name: 'Preis',
    render: ({ price }) => price,
    text: ({ price }) => price,
  },
  { key: 'action', title: 'Tun', render: () => 'tun' },
];

let saved: Blob[] = [];
beforeEach(() => {
  saved = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      saved.push(blob);
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  // jsdom cannot navigate and logs that.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

/** jsdom's blobs are read by its own reader alone, and a text would lose its mark. */
const textOf = (blob: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(
        new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(reader.result as ArrayBuffer)),
      );
    if (blob) reader.readAsArrayBuffer(blob);
  });

const parts = Array.from(
  { length: 250 },
  (_, index): Part => ({ id: index, name: `Teil ${index}`, price: 1.5 }),
);
const pagesOf =
  (all: readonly Part[]): ReadPage<Part> =>
  async ({ page, pageSize }) => ({
    rows: all.slice((page - 1) * pageSize, page * pageSize),
    paging: { page, pageSize, pages: Math.ceil(all.length / pageSize), totalItems: all.length },
  });
const open = async (readPage: ReadPage<Part>, language: 'de' | 'en' = 'de') => {
  const { host } = await renderWorking(
    <ExportAll fileName="Teile" columns={columns} read={readPage} rowKey={({ id }) => id} />,
    { preferences: { language } },
  );
  await userEvent.click(screen.getByRole('button', { name: language === 'de' ? 'Exportieren' : 'Export' }));
  return host;
};

describe('the file of a list', () => {
  it('has all rows of all pages, each once, and no formula that a spreadsheet would run', async () => {
    const strange = { id: 1, name: '=1+1', price: 2 };
    const host = await open(pagesOf([parts[0] as Part, strange, ...parts.slice(2), { ...strange }]));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await textOf(saved[0])).split('\r\n');
    expect(lines.slice(0, 3)).toEqual(['\uFEFFNr.;Bezeichnung;Preis', '0;Teil 0;1,5', "1;'=1+1;2"]);
    expect(lines).toHaveLength(252);
    expect(host.record.shown).toEqual([{ kind: 'success', text: '250 Zeilen stehen in der Datei.' }]);
  });

  it('is separated as spreadsheets of the language do', async () => {
    await open(pagesOf([{ id: 7, name: 'Bit, 6 mm', price: 1.5 }]), 'en');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((await textOf(saved[0])).split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFNr.,Bezeichnung,Preis',
      '7,"Bit, 6 mm",1.5',
    ]);
  });

  it('shows its progress, and is not made once it is cancelled', async () => {
    let asked = 0;
    await open(async (page, signal) => {
      asked += 1;
      if (page.page === 1) return pagesOf(parts)(page, signal);
      return new Promise((_, stopped) => {
        signal.addEventListener('abort', () => stopped(new Error('stopped')));
      });
    });
    expect(await screen.findByText('100 von 250 Zeilen gelesen')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Datei wird erstellt' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([asked, saved.length]).toEqual([2, 0]);
  });

  it.each([
    [true, '2.300'],
    [false, 'mehr als 2.300'],
  ])('ends with the maximum of rows, and shows how many are missing (%s)', async (totalIsExact, left) => {
    const host = await open(async ({ page, pageSize }) => ({
      rows: Array.from(
        { length: pageSize },
        (_, at): Part => ({ id: page * pageSize + at, name: '', price: 0 }),
      ),
      paging: { page, pageSize, pages: 123, totalItems: 12_300, totalIsExact },
    }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(host.record.shown).toEqual([
      {
        kind: 'info',
        text: expect.stringContaining(`Die ersten 10.000 Zeilen stehen in der Datei, ${left} fehlen`),
      },
    ]);
  });

  it('is not made if it cannot be read, and shows the reason', async () => {
    const host = await open(async () => {
      throw new Error('away');
    });
    await waitFor(() =>
      expect(host.record.shown).toEqual([
        { kind: 'error', text: expect.stringMatching(/^Die Datei wurde nicht erstellt: ./) },
      ]),
    );
    expect(saved).toEqual([]);
  });
});
