import { ApiError } from '@werkbank/contracts/client';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithHost } from '../testing/render-with-host';
import { Form, SaveBar } from './form';
import { QuantityInput } from './quantity-input';
import { TextField } from './text-fields';
import { useForm } from './use-form';

function CityForm({ save }: { save: (values: { city: string }) => Promise<void> }) {
  const form = useForm({
    initial: { city: 'Ulm' },
    check: ({ city }) => (city === '' ? { city: 'Ort muss angegeben werden.' } : {}),
    save,
    fieldOf: (path) => (path.endsWith('.city') ? 'city' : path),
  });
  return (
    <Form form={form} label="Adresse">
      <TextField label="Ort" {...form.field('city')} />
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

  it('says what is wrong at the field and on top, and does not send', async () => {
    const sent: string[] = [];
    await renderWithHost(<CityForm save={async ({ city }) => void sent.push(city)} />);
    await userEvent.clear(screen.getByLabelText('Ort'));
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(screen.getAllByText('Ort muss angegeben werden.')).toHaveLength(2);
    expect(screen.getByLabelText('Ort').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it.each(['city', 'company.address.city'])(
    "puts the server's refusal of a field at that field: %s",
    async (field) => {
      const refuse = async () => {
        throw new ApiError(400, { code: 'FIELD_TOO_LONG', message: 'Ort ist zu lang.', field });
      };
      await renderWithHost(<CityForm save={refuse} />);
      await userEvent.type(screen.getByLabelText('Ort'), 'm{Enter}');
      const note = screen.getByLabelText('Ort').getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(note)?.textContent).toBe('Ort ist zu lang.');
    },
  );

  it('says that nothing was reached, in words and not in those of the browser', async () => {
    const unreachable = async () => {
      throw new ApiError(0, { code: 'PART_UNAVAILABLE', message: 'TypeError: Failed to fetch' });
    };
    await renderWithHost(<CityForm save={unreachable} />);
    await userEvent.type(screen.getByLabelText('Ort'), 'm{Enter}');
    expect(screen.getByRole('alert').textContent).toMatch(/nicht erreichbar/);
  });

  it('says that it did not work where something else than the service failed, and tells the console', async () => {
    const told: unknown[] = [];
    function BrokenForm() {
      const form = useForm({
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

describe('a form that follows what somebody else has saved', () => {
  function PlaceForm() {
    const form = useForm({
      initial: { city: 'Ulm', street: 'Weg' },
      check: () => ({ city: 'Ort ist unbekannt.', street: 'Straße ist unbekannt.' }),
      save: async () => undefined,
      readAnew: async () => ({ city: 'Bonn', street: 'Gasse' }),
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
  const type = async (text: string) => {
    const input = screen.getByLabelText('Menge');
    await userEvent.clear(input);
    await userEvent.type(input, text);
    return screen.getByRole('status').textContent;
  };

  it('takes digits only, four of them', async () => {
    await renderWithHost(<Quantity />);
    expect(await type('1a2-3,4')).toBe('1234');
    expect(await type('123456')).toBe('1234');
  });

  it('keeps the last quantity where the field is left empty or at zero', async () => {
    await renderWithHost(<Quantity start={7} />);
    expect(await type('0')).toBe('7');
    await userEvent.tab();
    expect(screen.getByLabelText('Menge')).toHaveProperty('value', '7');
  });

  it('counts with the arrow keys between 1 and 9999', async () => {
    await renderWithHost(<Quantity start={9998} />);
    act(() => screen.getByLabelText('Menge').focus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('status').textContent).toBe('9999');
  });
});
