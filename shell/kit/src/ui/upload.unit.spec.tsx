import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form } from '../forms/form';
import { useServiceForm } from '../forms/use-service-form';
import { type Sending, useSending } from '../forms/use-sending';
import { chooseFile } from '../testing/choose-file';
import { renderWorking } from '../testing/render-working';
import { UploadField, UploadsField } from './upload';

const pdf = new File(['%PDF-'], 'größe.pdf', { type: 'application/pdf' });
const plan = new File(['%PDF-'], 'plan.PDF');
const letter = new File(['x'], 'brief.docx');
const kinds = 'application/pdf,.pdf';

function One({ error, disabled = false }: { error?: string; disabled?: boolean }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <UploadField
      label="Datei"
      help="Ein PDF."
      error={error}
      accept={kinds}
      value={file}
      disabled={disabled}
      onChange={setFile}
    />
  );
}

function Several({ sending = [], onRetry }: { sending?: Sending[]; onRetry?: (file: File) => void }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <UploadsField
      label="Unterlagen"
      accept={kinds}
      value={files}
      onChange={setFiles}
      sending={sending}
      {...(onRetry ? { onRetry } : {})}
    />
  );
}
const button = () => screen.getByRole('button', { name: /wählen$/ });
const names = () =>
  screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replace(/ \d.*$/, ''));

describe('a field for a file', () => {
  it.each([
    ['de', 'Datei: Datei wählen', 'oder hierher ziehen oder einfügen', 'größe.pdf entfernen'],
    ['en', 'Datei: Choose file', 'or drop or paste it here', 'Remove größe.pdf'],
  ] as const)('speaks the language of the page (%s)', async (language, choose, ways, remove) => {
    await renderWorking(<One />, { preferences: { language } });
    expect(screen.getByRole('button', { name: choose })).toHaveAccessibleDescription('Ein PDF.');
    expect(screen.getByText(ways)).toBeVisible();
    await chooseFile('Datei', pdf);
    expect(names()).toEqual(['größe.pdf']);
    await userEvent.click(screen.getByRole('button', { name: remove }));
    expect(names()).toEqual([]);
  });

  it('is reached and opened by keys, and tells what was chosen', async () => {
    await renderWorking(<One />);
    const opened: Element[] = [];
    document.addEventListener('click', ({ target }) => opened.push(target as Element), { capture: true });
    await userEvent.tab();
    expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(opened.at(-1)).toHaveAttribute('type', 'file');
    await chooseFile('Datei', pdf);
    expect(screen.getByRole('status')).toHaveTextContent('Gewählt: größe.pdf');
    act(() => screen.getByRole('button', { name: 'größe.pdf entfernen' }).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('takes what is dropped or pasted, one at a time', async () => {
    await renderWorking(<One />);
    fireEvent.drop(button(), { dataTransfer: { files: [pdf, plan], items: [] } });
    await waitFor(() => expect(names()).toEqual(['größe.pdf']));
    // Only a hovered or focused box takes pasted files.
    fireEvent.paste(document, { clipboardData: { files: [plan], items: [] } });
    await userEvent.click(screen.getByRole('button', { name: /entfernen/ }));
    act(() => button().focus());
    fireEvent.paste(document, { clipboardData: { files: [plan], items: [] } });
    await waitFor(() => expect(names()).toEqual(['plan.PDF']));
  });

  it('says of what does not fit that it does not, and what does', async () => {
    await renderWorking(<One />);
    fireEvent.drop(button(), { dataTransfer: { files: [letter], items: [] } });
    await waitFor(() =>
      expect(button()).toHaveAccessibleDescription(
        '„brief.docx“ passt hier nicht. Möglich ist: .pdf. Ein PDF.',
      ),
    );
    expect(button()).toBeInvalid();
    expect(names()).toEqual([]);
    await chooseFile('Datei', pdf);
    expect(button()).toHaveAccessibleDescription('Ein PDF.');
  });

  it('is described by what is wrong, and takes nothing while it is disabled', async () => {
    await renderWorking(<One error="Datei muss angegeben werden." disabled />);
    expect(button()).toHaveAccessibleDescription('Datei muss angegeben werden. Ein PDF.');
    expect(button()).toBeDisabled();
    fireEvent.drop(button(), { dataTransfer: { files: [pdf], items: [] } });
    expect(names()).toEqual([]);
  });
});

describe('a field for several files', () => {
  it('adds those that come, and shows of each how far it is', async () => {
    const retried: File[] = [];
    const sending: Sending[] = [
      { kind: 'underway', file: pdf, progress: 0.4 },
      { kind: 'failed', file: plan },
    ];
    await renderWorking(<Several sending={sending} onRetry={(file) => retried.push(file)} />);
    await chooseFile('Unterlagen', pdf);
    fireEvent.drop(button(), { dataTransfer: { files: [plan, letter], items: [] } });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(first).getByRole('progressbar', { name: 'größe.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '0.4',
    );
    expect(within(first).getByText('40 % hochgeladen')).toBeVisible();
    await userEvent.click(within(second).getByRole('button', { name: 'Erneut versuchen: plan.PDF' }));
    expect(retried).toEqual([plan]);
    await userEvent.click(within(second).getByRole('button', { name: 'plan.PDF entfernen' }));
    expect(names()).toHaveLength(1);
  });
});

type Options = { signal?: AbortSignal; onProgress?: (part: number) => void };

function Sends({ send }: { send: (options: Options) => Promise<unknown> }) {
  const { sending, run, cancel } = useSending('file');
  const form = useServiceForm<{ file: File | null }>({
    initial: { file: null },
    save: async ({ file }) => {
      if (file) await run(file, send);
    },
  });
  return (
    <Form form={form} label="Beispiel">
      <UploadField
        {...form.field('file')}
        label="Datei"
        accept={kinds}
        sending={sending}
        onCancel={cancel}
        onRetry={() => void form.submit()}
      />
      <button type="submit">Senden</button>
    </Form>
  );
}

it('stops a file on its way and sends it again, but only until all of it has left', async () => {
  const tries: (Options & { finish: (answer: unknown) => void })[] = [];
  const send = (options: Options) =>
    new Promise((finish, fail) => {
      tries.push({ ...options, finish });
      options.onProgress?.(0.5);
      options.signal?.addEventListener('abort', () => fail(new DOMException('stopped', 'AbortError')));
    });
  await renderWorking(<Sends send={send} />);
  await chooseFile('Datei', pdf);
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen: größe.pdf' }));
  await waitFor(() => expect(button()).toHaveAccessibleDescription(/wurde abgebrochen/));
  expect(screen.getByText(/^größe\.pdf/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen: größe.pdf' }));
  await screen.findByText('50 % hochgeladen');
  act(() => tries[1]?.onProgress?.(1));
  await screen.findByText('100 % hochgeladen');
  expect(screen.queryByRole('button', { name: /^Abbrechen/ })).toBeNull();
  await act(async () => tries[1]?.finish({}));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});
