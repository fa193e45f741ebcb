import { ApiError } from '@werkbank/contracts/client';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithHost } from '../testing/render-with-host';
import { Form, SaveBar } from './form';
import { QuantityInput } from './quantity-input';
import { SelectField, TextField } from './text-fields';
import { useServiceForm } from './use-service-form';

function CityForm({ save }: { save: (values: { city: string }) => Promise<void> }) {
  const form = useServiceForm({
    initial: { city: 'Ulm' },
    check: ({ city }) => (city === '' ? { city: 'Ort muss angegeben werden.' } : {}),
    save,
    fieldOf: (path) => (path.endsWith('.city') ? 'city' : path),
  });
  return (
    <Form form={form} label="Adresse">
      <TextField label="Ort" help="Ohne Postleitzahl" {...form.field('city')} />
      <SaveBar form={form} />
    </Form>
  );
}

describe('a form', () => {
  it('shows its save bar only while something is changed', async () => {
    await renderWithHost(<CityForm save={async () => undefined} />);
    expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
    await userEvent.type(screen.getByLabelText('Ort'), 'm');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
  });

  it('shows errors at the field and on top, and does not send', async () => {
    const sent: string[] = [];
    const { host } = await renderWithHost(<CityForm save={async ({ city }) => void sent.push(city)} />);
    await userEvent.clear(screen.getByLabelText('Ort'));
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(screen.getAllByText('Ort muss angegeben werden.')).toHaveLength(2);
    expect(screen.getByLabelText('Ort').getAttribute('aria-invalid')).toBe('true');
    // The rule stays beside the error.
    expect(screen.getByText('Ohne Postleitzahl')).toBeVisible();
    expect(screen.getByLabelText('Ort')).toHaveAccessibleDescription(
      'Ort muss angegeben werden. Ohne Postleitzahl',
    );
    expect(host.record.shown).toEqual([{ kind: 'error', text: 'Bitte füllen Sie das Formular richtig aus' }]);
    expect(sent).toEqual([]);
  });

  it.each(['city', 'company.address.city'])(
    "puts the server's refusal of a field at that field: %s",
    async (field) => {
      const refuse = async () => {
        throw new ApiError(400, { code: 'FIELD_TOO_LONG', message: 'Ort ist zu lang.', field });
      };
      const { host } = await renderWithHost(<CityForm save={refuse} />);
      await userEvent.type(screen.getByLabelText('Ort'), 'm{Enter}');
      expect(screen.getByLabelText('Ort')).toHaveAccessibleDescription('Ort ist zu lang. Ohne Postleitzahl');
      expect(host.record.shown).toEqual([{ kind: 'error', text: 'Ort ist zu lang.' }]);
    },
  );

  it.each([
    ['the end of a session, which the session tells', 401, undefined],
    ['an upload that the person has stopped', 0, 'city'],
  ])('shows no notification of %s', async (_, status, field) => {
    const refuse = async () => {
      throw new ApiError(status, { code: 'PART_UNAVAILABLE', message: 'Nein.', ...(field && { field }) });
    };
    const { host } = await renderWithHost(<CityForm save={refuse} />);
    await userEvent.type(screen.getByLabelText('Ort'), 'm{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(host.record.shown).toEqual([]);
  });

  it('shows a message of its own if the service cannot be reached', async () => {
    const unreachable = async () => {
      throw new ApiError(0, { code: 'PART_UNAVAILABLE', message: 'TypeError: Failed to fetch' });
    };
    await renderWithHost(<CityForm save={unreachable} />);
    await userEvent.type(screen.getByLabelText('Ort'), 'm{Enter}');
    expect(screen.getByRole('alert').textContent).toMatch(/nicht erreichbar/);
  });

  it("shows a failure that is not the service's, and logs it", async () => {
    const told: unknown[] = [];
    function BrokenForm() {
      const form = useServiceForm({
        initial: { city: 'Ulm' },
        check: () => Promise.reject(new TypeError('Loading chunk 7 failed')),
        save: async () => undefined,
      });
      return (
        <Form form={form} label="Adresse">
          <button type="button" onClick={() => void form.submit().catch((cause) => told.push(cause))}>
            senden
          </button>
        </Form>
      );
    }
    await renderWithHost(<BrokenForm />);
    await userEvent.click(screen.getByRole('button', { name: 'senden' }));
    expect(screen.getByRole('alert').textContent).toMatch(/nicht geklappt/);
    expect(told).toEqual([new TypeError('Loading chunk 7 failed')]);
  });

  it('sends once, even when a second Enter comes before the first one is drawn', async () => {
    let sent = 0;
    let finish = () => undefined as void;
    const slow = () =>
      new Promise<void>((resolve) => {
        sent += 1;
        finish = resolve;
      });
    await renderWithHost(<CityForm save={slow} />);
    await userEvent.type(screen.getByLabelText('Ort'), 'm');
    const form = screen.getByRole('form', { name: 'Adresse' });
    await act(async () => {
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    expect(sent).toBe(1);
    await act(async () => finish());
  });
});

describe('a form that follows the state saved by others', () => {
  function PlaceForm() {
    const form = useServiceForm({
      initial: { city: 'Ulm', street: 'Weg' },
      check: () => ({ city: 'Ort ist unbekannt.', street: 'Straße ist unbekannt.' }),
      save: async () => undefined,
      refetch: async () => ({ city: 'Bonn', street: 'Gasse' }),
    });
    return (
      <Form form={form} label="Adresse">
        <TextField label="Ort" {...form.field('city')} />
        <TextField label="Straße" {...form.field('street')} />
        <button type="button" onClick={() => void form.takeOver()}>
          Übernehmen
        </button>
        <button type="submit">Prüfen</button>
      </Form>
    );
  }

  it('names the field in the sum of what is wrong, where the message does not say it', async () => {
    function Sizes() {
      const form = useServiceForm({
        initial: { width: '', height: '' },
        check: () => ({ width: 'Muss größer als 0 sein.', height: 'Höhe muss angegeben werden.' }),
        save: async () => undefined,
      });
      return (
        <Form form={form} label="Maße">
          <TextField label="Breite" {...form.field('width')} optional />
          <TextField label="Höhe" {...form.field('height')} />
          <button type="submit">Prüfen</button>
        </Form>
      );
    }
    await renderWithHost(<Sizes />);
    await userEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
    expect((await screen.findAllByRole('link')).map((link) => link.textContent)).toEqual([
      'Breite: Muss größer als 0 sein.',
      'Höhe muss angegeben werden.',
    ]);
  });

  it('says no longer what was wrong with a value that was replaced, but still of the own ones', async () => {
    await renderWithHost(<PlaceForm />);
    await userEvent.type(screen.getByLabelText('Straße'), 'a{Enter}');
    expect(screen.getByLabelText('Ort')).toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(screen.getByLabelText('Ort')).toHaveValue('Bonn');
    expect(screen.getByLabelText('Ort')).toBeValid();
    expect(screen.queryByText('Ort ist unbekannt.')).toBeNull();
    expect(screen.getByLabelText('Straße')).toHaveValue('Wega');
    expect(screen.getByLabelText('Straße')).toBeInvalid();
  });
});

describe('a quantity', () => {
  function Quantity({ start = 1 }: { start?: number }) {
    const [value, setValue] = useState(start);
    return (
      <>
        <QuantityInput label="Menge" value={value} onChange={setValue} />
        <output>{value}</output>
      </>
    );
  }
  const quantity = () => screen.getByRole('status').textContent;
  const field = () => screen.getByLabelText('Menge');

  it('is selected by a click, so that 5 replaces 1', async () => {
    await renderWithHost(<Quantity />);
    await userEvent.click(field());
    await userEvent.keyboard('5');
    expect(field()).toHaveValue('5');
    expect(quantity()).toBe('5');
  });

  it.each(['2,5', '99999', '0', '1a', '-3'])(
    'refuses %s with a message and holds the one from before',
    async (text) => {
      await renderWithHost(<Quantity start={7} />);
      await userEvent.click(field());
      await userEvent.keyboard(text);
      expect(screen.getByRole('alert')).toHaveTextContent(
        `„${text}“ geht nicht: nur ganze Stückzahlen von 1 bis 9999. Es bleibt bei 7.`,
      );
      expect(field()).toBeInvalid();
      expect(field()).toHaveAccessibleDescription(/Es bleibt bei 7/);
      expect(quantity()).toBe('7');
      await userEvent.tab();
      expect(field()).toHaveValue('7');
      expect(screen.getByRole('alert')).toBeInTheDocument();
    },
  );

  it('says why Enter in an empty field does nothing, and is content again with the next quantity', async () => {
    await renderWithHost(<Quantity start={7} />);
    await userEvent.clear(field());
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Bitte eine Stückzahl von 1 bis 9999 angeben. Es bleibt bei 7.',
    );
    await userEvent.keyboard('12');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(quantity()).toBe('12');
  });

  it('counts with the arrow keys between 1 and 9999', async () => {
    await renderWithHost(<Quantity start={9998} />);
    act(() => screen.getByLabelText('Menge').focus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('status').textContent).toBe('9999');
  });
});

describe('a choice', () => {
  const countries = [
    { value: 'DE', label: 'Deutschland' },
    { value: 'CH', label: 'Schweiz' },
  ];
  const draw = (options: typeof countries) =>
    renderWithHost(<SelectField label="Land" value="DE" options={options} onChange={() => undefined} />);

  it('is not marked required if it always has a value', async () => {
    await draw(countries);
    expect(screen.getByLabelText('Land')).not.toHaveAttribute('aria-required');
  });

  it('is marked if it can be left empty', async () => {
    await draw([{ value: '', label: 'Bitte wählen' }, ...countries]);
    expect(screen.getByLabelText('Land')).toHaveAttribute('aria-required', 'true');
  });
});
