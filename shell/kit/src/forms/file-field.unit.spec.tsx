import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithHost } from '../testing/render-with-host';
import { FileField } from './file-field';

const chosen: (File | null)[] = [];

function Form({ error, disabled = false }: { error?: string; disabled?: boolean }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileField
      label="Datei"
      help="Ein PDF."
      error={error}
      accept="application/pdf,.pdf"
      value={file}
      disabled={disabled}
      onChange={(given) => {
        chosen.push(given);
        setFile(given);
      }}
    />
  );
}
const pdf = new File(['%PDF-'], 'größe.pdf', { type: 'application/pdf' });

describe('a field for a file', () => {
  it.each([
    ['de', 'Datei wählen', 'Keine Datei gewählt'],
    ['en', 'Choose file', 'No file chosen'],
  ] as const)('speaks the language of the page: %s', async (language, choose, none) => {
    await renderWithHost(<Form />, { preferences: { language } });
    expect(screen.getByText(choose)).toBeVisible();
    expect(screen.getByText(none)).toBeVisible();
  });

  it('shows what was chosen, and hands it on', async () => {
    await renderWithHost(<Form />);
    await userEvent.upload(screen.getByLabelText('Datei'), pdf);
    expect(screen.getByText('größe.pdf')).toBeVisible();
    expect(chosen).toEqual([pdf]);
  });

  it('is described by its help, and by what is wrong', async () => {
    const { rerender } = await renderWithHost(<Form />);
    expect(screen.getByLabelText('Datei')).toHaveAccessibleDescription('Ein PDF.');
    rerender(<Form error="Datei muss angegeben werden." disabled />);
    expect(screen.getByLabelText('Datei')).toHaveAccessibleDescription(
      'Datei muss angegeben werden. Ein PDF.',
    );
    expect(screen.getByLabelText('Datei')).toBeInvalid();
    expect(screen.getByLabelText('Datei')).toBeDisabled();
  });
});
