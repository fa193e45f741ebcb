import { ApiError } from '@werkbank/contracts/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithHost } from '../testing/render-with-host';
import { Form, SaveBar } from './form';
import { TextField } from './text-fields';
import { type Locked, useObjectForm } from './use-object-form';

interface Place extends Locked {
  city: string;
  street: string;
}

const ulm: Place = { city: 'Ulm', street: 'Weg', optimisticLockKey: 1 };

/** A place whose page reads it again at a click, with the changes of another person. */
function PlaceForm({ theirs, save }: { theirs: Place[]; save: (place: Place) => Promise<void> }) {
  const [place, setPlace] = useState(ulm);
  const [draws, draw] = useState(0);
  const form = useObjectForm({
    object: place,
    valuesOf: ({ city, street }) => ({ city, street }),
    refetch: async () => place,
    save: (values, key) => save({ ...values, ...key }),
  });
  return (
    <Form form={form} label="Adresse">
      <TextField label="Ort" {...form.field('city')} />
      <TextField label="Straße" {...form.field('street')} />
      <button type="button" onClick={() => setPlace(theirs.shift() ?? ulm)}>
        lesen
      </button>
      <button type="button" onClick={() => draw(draws + 1)}>
        zeichnen
      </button>
      <SaveBar form={form} />
    </Form>
  );
}

const city = () => screen.getByLabelText('Ort');
const street = () => screen.getByLabelText('Straße');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bar = () => screen.queryByRole('button', { name: 'Speichern' });

async function open(theirs: Place[], refuse = false) {
  const sent: Place[] = [];
  await renderWithHost(
    <PlaceForm
      theirs={theirs}
      save={async (place) => {
        sent.push(place);
        if (refuse) throw new ApiError(400, { code: 'FIELD_TOO_LONG', message: 'Zu lang.', field: 'city' });
      }}
    />,
  );
  return sent;
}

describe('a form of what others change as well', () => {
  it('takes saved changes of others into untouched fields, with their key', async () => {
    const sent = await open([{ city: 'Bonn', street: 'Gasse', optimisticLockKey: 2 }]);
    await userEvent.type(street(), 'a');
    await press('lesen');
    expect(city()).toHaveValue('Bonn');
    expect(street()).toHaveValue('Wega');
    expect(street()).toHaveAccessibleDescription(/Gasse/);
    await press('Speichern');
    expect(sent).toEqual([{ city: 'Bonn', street: 'Wega', optimisticLockKey: 2 }]);
  });

  it('has no changes to save if both have changed to the same value', async () => {
    await open([{ city: 'Ulm', street: 'Wega', optimisticLockKey: 2 }]);
    await userEvent.type(street(), 'a');
    expect(bar()).toBeVisible();
    await press('lesen');
    expect(bar()).toBeNull();
    expect(street()).not.toHaveAccessibleDescription();
  });

  it('takes back what was changed here to what they have saved', async () => {
    await open([{ city: 'Bonn', street: 'Gasse', optimisticLockKey: 2 }]);
    await userEvent.type(street(), 'a');
    await press('lesen');
    await press('Verwerfen');
    expect(city()).toHaveValue('Bonn');
    expect(street()).toHaveValue('Gasse');
    expect(bar()).toBeNull();
  });

  it('follows also to where it began, after something else was saved here', async () => {
    await open([{ ...ulm, optimisticLockKey: 3 }]);
    await userEvent.type(city(), 'm');
    await press('Speichern');
    expect(city()).toHaveValue('Ulmm');
    await press('lesen');
    expect(city()).toHaveValue('Ulm');
    expect(bar()).toBeNull();
  });

  it('keeps what is typed and what is wrong with it however often it is drawn', async () => {
    await open([], true);
    await userEvent.type(city(), 'm');
    await press('Speichern');
    await press('zeichnen');
    expect(city()).toHaveValue('Ulmm');
    expect(city()).toHaveAccessibleDescription('Zu lang.');
  });
});
