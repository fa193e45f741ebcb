import {
  billingAddress,
  callExamples,
  customer,
  managedUser,
  sidebarItem,
} from '@werkbank/contracts/fixtures';
import type { CallRequest } from '@werkbank/contracts/calls';
import type { EditableCompany, ManagedUser } from '@werkbank/contracts/entities';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { retype } from '../testing/at-the-screen';
import { refusal } from '@werkbank/kit/testing/refusal';
import { platformAdmin } from '../testing/render-admin';
import { openManagement } from './testing/render-management';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const takeOver = 'Neuen Stand übernehmen, meine Änderungen behalten';

/** Stores an object as the service does: a save with an outdated lock key is refused. */
function kept<Kept extends { optimisticLockKey?: number | undefined }>(start: Kept) {
  let now = start;
  return {
    read: () => now,
    /** Another user saves. */
    change: (change: Partial<Kept>) => {
      now = { ...now, ...change, optimisticLockKey: (now.optimisticLockKey ?? 0) + 1 };
    },
    save({ optimisticLockKey, ...change }: Partial<Kept>): Kept {
      if (optimisticLockKey !== now.optimisticLockKey) throw refusal('CHANGED_MEANWHILE');
      now = { ...now, ...change, optimisticLockKey: (now.optimisticLockKey ?? 0) + 1 };
      return now;
    },
  };
}

describe('a user that two people change', () => {
  const open = async (change: Partial<ManagedUser>) => {
    const colleague = kept<ManagedUser>({ ...managedUser, id: 18, optimisticLockKey: 4 });
    await openManagement('/management/users/18', platformAdmin, {
      getUser: colleague.read,
      updateUser: ({ body }) => colleague.save(body),
    });
    await retype('Nachname', 'Pohl');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Firmen-Administrator' }));
    colleague.change(change);
    await press('Speichern');
    return colleague;
  };

  it('keeps the typed values, takes the other changes, and is saved', async () => {
    const colleague = await open({ phone: '+41 44 555 99 99' });
    expect(await screen.findByText(/inzwischen von jemand anderem geändert/)).toBeVisible();
    expect(screen.getByLabelText('Telefon')).toHaveValue(managedUser.phone);
    await press(takeOver);
    await waitFor(() => expect(screen.getByLabelText('Telefon')).toHaveValue('+41 44 555 99 99'));
    expect(screen.getByLabelText('Nachname')).toHaveValue('Pohl');
    expect(screen.getByText(/Der neue Stand ist übernommen/)).toHaveFocus();
    await press('Speichern');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull());
    expect(colleague.read()).toMatchObject({
      lastName: 'Pohl',
      phone: '+41 44 555 99 99',
      roles: { CompanyAdmin: true },
    });
    expect(screen.queryByText(/Der neue Stand ist übernommen/)).toBeNull();
  });

  it("shows the other person's value beside a field that both have changed", async () => {
    const colleague = await open({ lastName: 'Lang' });
    await screen.findByText(/inzwischen von jemand anderem geändert/);
    await press(takeOver);
    await waitFor(() =>
      expect(screen.getByLabelText('Nachname')).toHaveAccessibleDescription('inzwischen geändert: Lang'),
    );
    expect(screen.getByLabelText('Nachname')).toHaveValue('Pohl');
    await press('Speichern');
    await waitFor(() => expect(colleague.read().lastName).toBe('Pohl'));
    expect(screen.getByLabelText('Nachname')).not.toHaveAccessibleDescription();
  });

  it('shows an error if it was deleted meanwhile', async () => {
    let deleted = false;
    await openManagement('/management/users/18', platformAdmin, {
      getUser: () => {
        if (deleted) throw refusal('USER_NOT_FOUND');
        return { ...managedUser, id: 18 };
      },
      updateUser: () => {
        throw refusal('CHANGED_MEANWHILE');
      },
    });
    await retype('Nachname', 'Pohl');
    await press('Speichern');
    await screen.findByText(/inzwischen von jemand anderem geändert/);
    deleted = true;
    await press(takeOver);
    expect(await screen.findByText('Diesen Benutzer gibt es nicht.')).toBeVisible();
  });
});

it('a form sends the lock key that it was opened with, then the one of its own save', async () => {
  const colleague = kept<ManagedUser>({ ...managedUser, id: 18, optimisticLockKey: 4 });
  const keys: unknown[] = [];
  await openManagement('/management/users/18', platformAdmin, {
    getUser: colleague.read,
    updateUser: ({ body }) => {
      keys.push(body.optimisticLockKey);
      return colleague.save(body);
    },
  });
  for (const [phone, sent] of [
    ['+41 62 555 77 23', [4]],
    ['+41 62 555 77 24', [4, 5]],
  ] as const) {
    await retype('Telefon', phone);
    await press('Speichern');
    await waitFor(() => expect(keys).toEqual(sent));
  }
});

it('an address is saved with its own lock key, and with the new one after a conflict', async () => {
  const address = kept({ ...billingAddress, optimisticLockKey: 7 });
  const company = (): EditableCompany => ({
    ...customer,
    addresses: [address.read()],
    primaryAddress: address.read(),
  });
  const keys: unknown[] = [];
  await openManagement('/management/customers/71', platformAdmin, {
    getConfiguration: callExamples.getConfiguration.answer,
    getCustomer: company,
    setCustomerPrimaryAddress: ({ body }) => {
      keys.push(body.optimisticLockKey);
      return { ...address.save(body), company: company() };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Olten ändern/ }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Hausnummer'), 'b');
  address.change({ street: 'Seestrasse' });
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  await userEvent.click(await dialog.findByRole('button', { name: takeOver }));
  await waitFor(() => expect(dialog.getByLabelText('Straße')).toHaveValue('Seestrasse'));
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address.read()).toMatchObject({ street: 'Seestrasse', house: '14b' });
  expect(keys).toEqual([7, 8]);
});

it('a help item is switched with the lock key of its row, and the row shows the other change on a conflict', async () => {
  const item = kept({ ...sidebarItem, optimisticLockKey: 2 });
  const bodies: CallRequest<'updateSidebarItem'>['body'][] = [];
  await openManagement('/management/sidebar-panel', platformAdmin, {
    listSidebarItems: () => [item.read()],
    updateSidebarItem: ({ body }) => {
      bodies.push(body);
      return item.save(body);
    },
  });
  const box = await screen.findByRole('checkbox');
  item.change({ title: 'Maße lesen' });
  await userEvent.click(box);
  expect(await screen.findByRole('link', { name: 'Maße lesen' })).toBeVisible();
  expect(bodies[0]?.optimisticLockKey).toBe(2);
  expect(item.read().status).toBe('enabled');
});
