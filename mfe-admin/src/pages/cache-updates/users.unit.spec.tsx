import { administrationExamples, managedUser } from '@werkbank/contracts/fixtures';
import type { ManagedUser } from '@werkbank/contracts/entities';
import { answerCache } from '@werkbank/kit/answer-cache';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn, namesInList, retype, save } from '../../testing/at-the-screen';
import { never, onlyOnce } from '../../testing/held-back';
import { platformAdmin } from '../../testing/render-admin';
import { openManagement } from '../testing/render-management';
import { showUser } from '../../cache-updates/users';

const { users: _, ...paging } = administrationExamples.listUsers.answer;
const keller: ManagedUser = { ...managedUser, id: 18, firstName: 'Urs', lastName: 'Keller' };
const oezil: ManagedUser = { ...managedUser, id: 19, firstName: 'Ida', lastName: 'Özil' };
const list = { ...paging, users: [managedUser, keller, oezil], totalItems: 3 };

/** Opens the list, which is answered only once. */
async function openList(fixtures: Fixtures, at = '/management/users', answer = list) {
  const opened = await openManagement(at, platformAdmin, { listUsers: onlyOnce(answer), ...fixtures });
  await screen.findByRole('link', { name: 'Brunner, Lea' });
  return opened;
}
const backToList = () => userEvent.click(screen.getByRole('link', { name: 'Benutzer' }));
const echoing: Fixtures = {
  getUser: keller,
  updateUser: ({ body: { optimisticLockKey: _key, ...body } }) => ({ ...keller, ...body }),
};

describe('the list of users, without being read again', () => {
  it('shows a changed name where it is sorted now', async () => {
    await openList(echoing);
    await userEvent.click(screen.getByRole('link', { name: 'Keller, Urs' }));
    await retype('Nachname', 'Pohl');
    await save();
    expect(await screen.findByRole('heading', { name: 'Urs Pohl' })).toBeVisible();
    await backToList();
    await waitFor(() => expect(namesInList()).toEqual(['Brunner, Lea', 'Özil, Ida', 'Pohl, Urs']));
  });

  it('shows a new user, whose page needs no further request', async () => {
    await openList({
      getUser: never,
      createUser: ({ body: { password: _password, ...body } }) => ({
        userId: 20,
        user: { ...managedUser, ...body, id: 20 },
      }),
    });
    await userEvent.click(screen.getByRole('link', { name: 'Benutzer anlegen' }));
    await fillIn([
      ['Vorname', 'Ada'],
      ['Nachname', 'Lang'],
      ['E-Mail', 'ada@werkbank.example'],
      ['Telefon', '+41 62 555 01 44'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Benutzer anlegen' }));
    expect(await screen.findByRole('heading', { name: 'Ada Lang' })).toBeVisible();
    await backToList();
    await waitFor(() =>
      expect(namesInList()).toEqual(['Brunner, Lea', 'Keller, Urs', 'Lang, Ada', 'Özil, Ida']),
    );
  });

  it('is without whom was deleted, and counts one less', async () => {
    await openList({ ...echoing, deleteUser: {} });
    await userEvent.click(screen.getByRole('link', { name: 'Keller, Urs' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Benutzer löschen' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Benutzer löschen' }));
    await waitFor(() => expect(namesInList()).toEqual(['Brunner, Lea', 'Özil, Ida']));
    expect(screen.getByText(/von 2/)).toBeVisible();
  });

  it('shows the new company of a moved user, and keeps typed values', async () => {
    const { companies, ...customerPaging } = administrationExamples.listCustomers.answer;
    const elsewhere = { ...companies[0], id: 72, name: 'Bergfurt AG' } as (typeof companies)[number];
    await openList({
      ...echoing,
      listCustomers: { ...customerPaging, companies: [elsewhere] },
      listProducers: administrationExamples.listProducers.answer,
      updateUser: { ...keller, companyId: 72, companyName: 'Bergfurt AG' },
    });
    await userEvent.click(screen.getByRole('link', { name: 'Keller, Urs' }));
    await retype('Vorname', 'Ursin');
    await userEvent.click(screen.getByRole('button', { name: 'Firma wechseln' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: /Bergfurt AG/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Wechseln' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Bergfurt AG')).toBeVisible();
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ursin');
    await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
    await backToList();
    const row = (await screen.findByRole('link', { name: 'Keller, Urs' })).closest('tr') as HTMLElement;
    expect(within(row).getByText('Bergfurt AG')).toBeVisible();
  });
});

it('a changed e-mail is sorted as in the service: by bytes, unlike names', () => {
  const cache = answerCache(new QueryClient());
  const zora = { ...oezil, email: 'zora@werkbank.example' };
  cache.set(
    'listUsers',
    { query: { page: 1, sort: 'email' } },
    { ...list, users: [zora, { ...keller, email: 'zorb@werkbank.example' }] },
  );
  showUser(cache, { ...keller, email: 'zora1@werkbank.example' });
  expect(cache.answersOf('listUsers')[0]?.users.map(({ id }) => id)).toEqual([keller.id, zora.id]);
});
