import { managedUser } from '@werkbank/contracts/fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAdmin, refusal } from '../testing/render-admin';
import { openManagement } from '../testing/render-management';

const colleague = { ...managedUser, id: 18, optimisticLockKey: 4 };
const save = async (phone: string) => {
  const field = await screen.findByLabelText('Telefon');
  await userEvent.clear(field);
  await userEvent.type(field, phone);
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
};

it('sends the key of the state that the form was opened with, then of what it saved itself', async () => {
  const sent: unknown[] = [];
  await openManagement('/management/users/18', platformAdmin, {
    getUser: colleague,
    updateUser: ({ body: { optimisticLockKey, ...body } }) => {
      sent.push(optimisticLockKey);
      return { ...colleague, ...body, optimisticLockKey: 5 };
    },
  });
  await save('+41 62 555 77 23');
  await waitFor(() => expect(sent).toEqual([4]));
  await save('+41 62 555 77 24');
  await waitFor(() => expect(sent).toEqual([4, 5]));
});

it('says that somebody else was faster, and keeps what was typed', async () => {
  await openManagement('/management/users/18', platformAdmin, {
    getUser: colleague,
    updateUser: () => {
      throw refusal('CHANGED_MEANWHILE');
    },
  });
  await save('+41 62 555 77 23');
  expect(await screen.findByText(/inzwischen von jemand anderem geändert/)).toBeVisible();
  expect(screen.getByLabelText('Telefon')).toHaveValue('+41 62 555 77 23');
});
