import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayOf } from '@werkbank/contracts/calendar';
import type { CallRequest } from '@werkbank/contracts/calls';
import { ApiError, type DownloadedFile } from '@werkbank/contracts/client';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { movedDays, movedMonths } from '@werkbank/kit/days';
import { noteOf, press, retype } from '../../testing/at-the-desk';
import { refused } from '../../testing/open-desk';
import { renderDesk } from '../../testing/render-desk';
import ExcelExportPage from './excel-export-page';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const today = dayOf(new Date(), zone);
const german = (day: string) => day.split('-').reverse().join('.');
const download = 'Excel-Datei herunterladen';
const file: DownloadedFile = { fileName: 'bestellungen.xlsx', content: new Blob(['x'.repeat(2000)]) };

const open = (generateExcelReport: Fixtures['generateExcelReport'] = file, person?: 'buyer' | 'admin') =>
  renderDesk(
    <ExcelExportPage />,
    '/management/excel-export',
    { generateExcelReport },
    person ? { person } : {},
  );

const saved: { name: string; bytes: number }[] = [];
beforeEach(() => {
  saved.length = 0;
  let bytes = 0;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      bytes = blob.size;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  HTMLAnchorElement.prototype.click = function click() {
    saved.push({ name: this.download, bytes });
  };
});

it('begins with the last three months, and saves what they bring', async () => {
  const asked: CallRequest<'generateExcelReport'>['body'][] = [];
  const { host } = await open(({ body }) => {
    asked.push(body);
    return file;
  });
  expect(await screen.findByLabelText('Datum von')).toHaveValue(german(movedMonths(today, -3)));
  expect(screen.getByLabelText('Datum bis')).toHaveValue(german(today));
  await press(download);
  await waitFor(() => expect(saved).toEqual([{ name: 'bestellungen.xlsx', bytes: 2000 }]));
  expect(asked).toEqual([{ dateFrom: movedMonths(today, -3), dateTo: today, zone }]);
  expect(host.record.shown).toEqual([
    { kind: 'success', text: expect.stringContaining('bestellungen.xlsx ist heruntergeladen (2') },
  ]);
});

it.each([
  ['Datum von', '', 'Datum von muss angegeben werden.'],
  ['Datum bis', '', 'Datum bis muss angegeben werden.'],
  ['Datum von', '31.02.2026', 'Datum von: kein Datum'],
  ['Datum bis', german(movedDays(today, 1)), 'Datum bis darf nicht in der Zukunft liegen.'],
  ['Datum von', german(movedDays(today, 1)), 'Datum von darf nicht in der Zukunft liegen.'],
  ['Datum bis', '01.01.2020', 'Der letzte Tag liegt vor dem ersten'],
])('shows at %s the error of "%s", and requests no file', async (label, text, said) => {
  await open(() => {
    throw new Error('nothing was to be asked');
  });
  await retype(label, text);
  await press(download);
  await waitFor(() => expect(noteOf(label)).toContain(said));
  expect(saved).toEqual([]);
});

it('shows a refusal of the service at its field', async () => {
  await open(refused('DATE_IN_FUTURE', 'dateTo'));
  await screen.findByLabelText('Datum bis');
  await press(download);
  await waitFor(() => expect(noteOf('Datum bis')).toContain('darf nicht in der Zukunft liegen.'));
});

it('reports a broken connection, saves no half file, and can be tried again', async () => {
  let times = 0;
  await open(() => {
    if (++times === 1) throw new ApiError(0, { code: 'PART_UNAVAILABLE', message: 'terminated' });
    return file;
  });
  await screen.findByLabelText('Datum von');
  await press(download);
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(saved).toEqual([]);
  await press(download);
  await waitFor(() => expect(saved).toHaveLength(1));
});

describe('a file that is still to come', () => {
  /** A file of which some bytes have arrived, until the reader cancels it. */
  const coming = async () => {
    const rendered = await open();
    const signals: AbortSignal[] = [];
    rendered.host.api = ((
      _name: string,
      _request: object,
      options: Parameters<typeof rendered.host.api>[2],
    ) => {
      options?.onReceived?.(3_400_000);
      return new Promise((_, reject) => {
        if (options?.signal) signals.push(options.signal);
        options?.signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
      });
    }) as typeof rendered.host.api;
    await screen.findByLabelText('Datum von');
    await press(download);
    await screen.findByRole('progressbar', { name: 'Excel-Export' });
    return { ...rendered, signals };
  };

  it('shows the progress, and is not requested twice', async () => {
    const { signals } = await coming();
    expect(screen.getByRole('status')).toHaveTextContent('Die Datei wird geschrieben und übertragen.');
    expect(await screen.findByText('Schon empfangen: 3,4 MB.')).toBeVisible();
    await press(download);
    expect(signals).toHaveLength(1);
  });

  it('can be broken off by the keyboard, and the form is ready again', async () => {
    const { host, signals } = await coming();
    screen.getByRole('button', { name: download }).focus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect([signals[0]?.aborted, saved]).toEqual([true, []]);
    expect(host.record.shown.at(-1)?.text).toBe(
      'Der Export ist abgebrochen. Es wurde keine Datei gespeichert.',
    );
    expect(screen.getByLabelText('Datum von')).toBeEnabled();
    expect(screen.getByRole('button', { name: download })).toHaveFocus();
  });

  it('is broken off by leaving the page', async () => {
    const { unmount, signals } = await coming();
    unmount();
    expect(signals[0]?.aborted).toBe(true);
  });
});

it('can be broken off before it is asked for: the days are still being checked', async () => {
  const { host } = await open();
  const asked: (boolean | undefined)[] = [];
  const answer = host.api;
  host.api = ((name, request, options) => {
    asked.push(options?.signal?.aborted);
    return options?.signal?.aborted
      ? Promise.reject(new DOMException('left', 'AbortError'))
      : answer(name, request, options);
  }) as typeof host.api;
  fireEvent.click(await screen.findByRole('button', { name: download }));
  fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() =>
    expect(host.record.shown.at(-1)?.text).toBe(
      'Der Export ist abgebrochen. Es wurde keine Datei gespeichert.',
    ),
  );
  expect([asked, saved]).toEqual([[true], []]);
});

it.each(['buyer', 'admin'] as const)('is for producers: %s', async (person) => {
  await open(file, person);
  expect(await screen.findByText('Dazu sind Sie nicht berechtigt')).toBeVisible();
  expect(screen.queryByLabelText('Datum von')).toBeNull();
});
