import { buyer } from '@werkbank/contracts/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWorking } from '../testing/render-working';
import { Forbidden } from '../feedback/feedback';
import { CountInput } from './count-input';
import { Dropdown } from './dropdown';
import { RadioGroup } from './radio-group';
import { Switch } from './switch';
import { Tag } from './tag';

const ways = [
  { value: 'post', label: 'Post' },
  { value: 'fetch', label: 'Abholung' },
];

it('a radio group is named, says what is wrong, and is chosen from', async () => {
  function Example() {
    const [way, setWay] = useState('');
    return <RadioGroup label="Versand" options={ways} value={way} onChange={setWay} error="Fehlt." />;
  }
  await renderWorking(<Example />);
  const group = screen.getByRole('radiogroup', { name: 'Versand' });
  expect(group).toHaveAccessibleDescription('Fehlt.');
  expect(group).toHaveAttribute('aria-required', 'true');
  await userEvent.click(within(group).getByRole('radio', { name: 'Abholung' }));
  expect(within(group).getByRole('radio', { name: 'Abholung' })).toBeChecked();
});

it('a switch is turned by its words too', async () => {
  const turned: boolean[] = [];
  await renderWorking(
    <Switch checked={false} onChange={(on) => turned.push(on)}>
      Aktiv
    </Switch>,
  );
  await userEvent.click(screen.getByText('Aktiv'));
  expect(screen.getByRole('switch', { name: 'Aktiv' })).not.toBeChecked();
  expect(turned).toEqual([true]);
});

it('a dropdown is gone through by keys and gives the focus back', async () => {
  const done: string[] = [];
  await renderWorking(
    <Dropdown
      label="Mehr"
      items={[
        { key: 'lock', label: 'Sperren', onSelect: () => void done.push('lock') },
        { key: 'drop', label: 'Löschen', danger: true, onSelect: () => void done.push('drop') },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Mehr' });
  await userEvent.click(button);
  const lock = await screen.findByRole('menuitem', { name: 'Sperren' });
  // The menu moves the focus to its first entry some frames later.
  await waitFor(() => expect(lock).toHaveFocus());
  await userEvent.click(lock);
  expect(done).toEqual(['lock']);
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('a dropdown has entries below a heading, and stays open while one of them takes its time', async () => {
  let finish: () => void = () => undefined;
  const working = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await renderWorking(
    <Dropdown
      label="Dokumente"
      items={[
        { key: 'a', label: 'Bestellung', onSelect: () => undefined },
        {
          key: 'g',
          label: 'Lieferung 1',
          items: [{ key: 'b', label: 'Rechnung', onSelect: () => working }],
        },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Dokumente' });
  await userEvent.click(button);
  expect(await screen.findByText('Lieferung 1')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Bestellung' })).toHaveFocus());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rechnung' }));
  expect(await screen.findByRole('menuitem', { name: /Rechnung.*wird geladen/i })).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  finish();
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('a tag is its word', async () => {
  await renderWorking(<Tag kind="good">aktiv</Tag>);
  expect(screen.getByText('aktiv')).toBeInTheDocument();
});

it('a count keeps what was typed, and says what there is, instead of cutting it off', async () => {
  const counted: number[] = [];
  function Example() {
    const [count, setCount] = useState(0);
    const change = (next: number) => {
      counted.push(next);
      setCount(next);
    };
    return <CountInput label="Stück" max={7} value={count} onChange={change} />;
  }
  await renderWorking(<Example />);
  const field = screen.getByRole('spinbutton', { name: 'Stück' });
  await userEvent.type(field, '99');
  await userEvent.tab();
  expect(field).toHaveValue('99');
  expect(counted.at(-1)).toBe(99);
  expect(field).toHaveAccessibleDescription('Nur ganze Stückzahlen von 0 bis 7.');
  await userEvent.clear(field);
  await userEvent.type(field, '1,5');
  await userEvent.tab();
  expect(counted.at(-1)).toBe(1.5);
  expect(field).toHaveAccessibleDescription('Nur ganze Stückzahlen von 0 bis 7.');
  await userEvent.clear(field);
  await userEvent.type(field, '7');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('help for who is not allowed never names the admin of a company to an admin of the platform', async () => {
  const user = { ...buyer, roles: { PlatformAdmin: true, CompanyAdmin: false }, companyId: null };
  const { unmount } = await renderWorking(<Forbidden />, { session: { user, status: 'signedIn' } });
  expect(screen.getByText(/zu einer Firma gehören/)).toBeVisible();
  unmount();
  await renderWorking(<Forbidden />, { session: { user: buyer, status: 'signedIn' } });
  expect(screen.getByText(/Administrator Ihrer Firma/)).toBeVisible();
});
