import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form } from '../forms/form';
import { useServiceForm } from '../forms/use-service-form';
import { chooseOption, offeredOptions } from '../testing/choose-option';
import { renderWorking } from '../testing/render-working';
import { Checkbox } from './checkbox';
import { TextArea, TextField } from './input';
import { MultiSelectField, SelectField } from './select-field';

const roles = [
  { value: 'buyer', label: 'Einkauf' },
  { value: 'seller', label: 'Verkauf' },
  { value: 'admin', label: 'Verwaltung' },
];
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

function Example({ save }: { save: (values: object) => void }) {
  const form = useServiceForm({
    initial: { name: '', note: '', role: 'buyer', secret: '', kept: false },
    check: ({ name }) => (name === '' ? { name: 'Name fehlt.' } : {}),
    save: async (values) => save(values),
  });
  return (
    <Form form={form} label="Beispiel">
      <TextField label="Name" help="Wie auf der Rechnung" {...form.field('name')} />
      <TextArea label="Notiz" optional {...form.field('note')} />
      <SelectField label="Rolle" options={roles} {...form.field('role')} />
      <TextField label="Kennwort" type="password" {...form.field('secret')} />
      <Checkbox checked={form.values.kept} onChange={(kept) => form.set({ kept })}>
        Merken
      </Checkbox>
      <button type="submit">Senden</button>
    </Form>
  );
}

describe('the fields of a form', () => {
  it('are named by their labels, say that they are required, and send what was entered', async () => {
    const sent: object[] = [];
    await renderWorking(<Example save={(values) => sent.push(values)} />);
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveAttribute('aria-required', 'true');
    expect(screen.getByRole('textbox', { name: /Notiz/ })).not.toHaveAttribute('aria-required');
    await userEvent.type(name, 'Petra');
    await userEvent.type(screen.getByRole('textbox', { name: /Notiz/ }), 'eilt');
    await chooseOption('Rolle', 'Verkauf');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Merken' }));
    await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
    expect(sent).toEqual([{ name: 'Petra', note: 'eilt', role: 'seller', secret: '', kept: true }]);
  });

  it('show their errors, and are linked from the summary', async () => {
    await renderWorking(<Example save={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveAttribute('aria-invalid', 'true');
    expect(described(name)).toBe('Name fehlt. Wie auf der Rechnung');
    await userEvent.click(screen.getByRole('link', { name: 'Name fehlt.' }));
    expect(name).toHaveFocus();
  });

  it.each([
    ['de', 'Passwort anzeigen'],
    ['en', 'Show password'],
  ] as const)('show a password only while that is asked for (%s)', async (language, words) => {
    await renderWorking(<Example save={() => undefined} />, { preferences: { language } });
    const secret = screen.getByLabelText('Kennwort');
    expect(secret).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: words }));
    expect(secret).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: words, pressed: true })).toBeVisible();
  });
});

describe('a select', () => {
  it('offers its options by mouse and by keys, and reads out the choice', async () => {
    await renderWorking(<Example save={() => undefined} />);
    const role = screen.getByRole('combobox', { name: 'Rolle' });
    expect(described(role)).toContain('Einkauf');
    expect(await offeredOptions('Rolle')).toEqual(['Einkauf', 'Verkauf', 'Verwaltung']);
    role.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(role).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(described(role)).toContain('Verkauf');
  });

  it('is searched where it has many options, and takes several where it may', async () => {
    function Several() {
      const [value, setValue] = useState<readonly string[]>([]);
      return <MultiSelectField label="Rollen" options={roles} value={value} onChange={setValue} />;
    }
    await renderWorking(<Several />);
    const box = screen.getByRole('combobox', { name: 'Rollen' });
    await userEvent.type(box, 'verk');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Verkauf']);
    await userEvent.keyboard('{Enter}');
    await chooseOption('Rollen', 'Verwaltung');
    expect(described(box)).toBe('Verkauf, Verwaltung');
  });

  it.each([
    ['de', 'Nichts gefunden'],
    ['en', 'Nothing found'],
  ] as const)('asks elsewhere while somebody types (%s)', async (language, nothing) => {
    const asked: string[] = [];
    await renderWorking(
      <SelectField
        label="Firma"
        options={[]}
        value=""
        onChange={() => undefined}
        onSearch={(text) => asked.push(text)}
      />,
      { preferences: { language } },
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'Firma' }), 'See');
    expect(asked.at(-1)).toBe('See');
    expect(await screen.findByText(nothing)).toBeInTheDocument();
  });
});
