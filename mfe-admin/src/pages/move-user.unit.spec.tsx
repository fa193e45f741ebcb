import type { CallRequest } from '@werkbank/contracts/calls';
import { administrationExamples, managedUser } from '@werkbank/contracts/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAdmin } from '../testing/render-admin';
import { companyAdmin, openManagement } from './testing/render-management';

const { companies, ...paging } = administrationExamples.listCustomers.answer;
const elsewhere = {
  ...companies[0],
  id: 72,
  name: 'Bergfurt AG',
  city: 'Chur',
} as (typeof companies)[number];
const admin = {
  ...managedUser,
  id: 18,
  optimisticLockKey: 4,
  roles: { PlatformAdmin: false, CompanyAdmin: true },
};
const fixtures = {
  getUser: admin,
  listCustomers: { companies: [...companies, elsewhere], ...paging },
  listProducers: administrationExamples.listProducers.answer,
};
const openButton = () => screen.findByRole('button', { name: 'Firma wechseln' });

describe('moving a user to another company', () => {
  it('lets a platform admin choose among all others, and grants no admin role there', async () => {
    const sent: CallRequest<'updateUser'>['body'][] = [];
    await openManagement('/management/users/18', platformAdmin, {
      ...fixtures,
      updateUser: ({ body }) => {
        sent.push(body);
        return { ...admin, companyId: 72 };
      },
    });
    await userEvent.click(await openButton());
    const dialog = within(screen.getByRole('dialog'));
    const names = (await dialog.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent);
    expect(names).toContain('Bergfurt AG Chur');
    expect(names.some((name) => name?.startsWith(admin.companyName ?? ''))).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Wechseln' }));
    expect((await dialog.findAllByText('Bitte wählen Sie die neue Firma.')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('radio', { name: /Bergfurt AG/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Wechseln' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toMatchObject([
      { companyId: 72, roles: { PlatformAdmin: false, CompanyAdmin: false }, optimisticLockKey: 4 },
    ]);
  });

  it('searches with Enter without moving the user yet', async () => {
    const sent: unknown[] = [];
    await openManagement('/management/users/18', platformAdmin, {
      ...fixtures,
      updateUser: ({ body }) => {
        sent.push(body);
        return { ...admin, companyId: 72 };
      },
    });
    await userEvent.click(await openButton());
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: /Bergfurt AG/ }));
    await userEvent.type(dialog.getByRole('searchbox'), 'Berg{Enter}');
    await dialog.findByRole('radio', { name: /Bergfurt AG/ });
    expect(sent).toEqual([]);
  });

  it('is not available for users of the platform, nor to company admins', async () => {
    const { unmount } = await openManagement('/management/users/18', platformAdmin, {
      ...fixtures,
      getUser: { ...admin, companyId: null, companyName: null, companyType: null },
    });
    await screen.findByRole('button', { name: 'Benutzer löschen' });
    expect(screen.queryByRole('button', { name: 'Firma wechseln' })).toBeNull();
    unmount();
    await openManagement('/management/customers/71/users/18', companyAdmin, fixtures);
    await screen.findByRole('button', { name: 'Benutzer löschen' });
    expect(screen.queryByRole('button', { name: 'Firma wechseln' })).toBeNull();
  });
});
