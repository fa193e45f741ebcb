import type { User } from '@werkbank/contracts/entities';
import { administrationExamples, managedUser } from '@werkbank/contracts/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { never } from '../testing/held-back';
import { refusal } from '@werkbank/kit/testing/refusal';
import { platformAdmin } from '../testing/render-admin';
import { companyAdmin, openManagement } from './testing/render-management';
import { keepSavedFiles, type SavedFile } from '../testing/saved-files';

const colleague = { ...managedUser, id: 18, firstName: 'Urs', lastName: 'Keller', email: 'urs@x.example' };
const users = { ...administrationExamples.listUsers.answer, users: [colleague] };
const exported = administrationExamples.exportPersonalData.answer;
const open = (fixtures: Fixtures = {}, viewer: User = platformAdmin, at = '/management/users/18') =>
  openManagement(at, viewer, { getUser: colleague, listUsers: users, ...fixtures });
const exportButton = () => screen.findByRole('button', { name: 'Daten herausgeben' });
const askToErase = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Daten löschen' }));
  return within(screen.getByRole('dialog'));
};
const confirmWith = async (label: string, text: string) => {
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(dialog.getByRole('button', { name: 'Daten löschen' }));
};

describe('the data of a person', () => {
  const saved: SavedFile[] = [];
  beforeEach(() => keepSavedFiles(saved));

  it("is saved as a JSON file with the service's answer", async () => {
    const { host } = await open({ exportPersonalData: exported });
    await userEvent.click(await exportButton());
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['personendaten-18.json']));
    expect(JSON.parse((await saved[0]?.text) ?? '')).toEqual(exported);
    expect(host.record.shown).toEqual([
      { kind: 'success', text: 'personendaten-18.json wurde heruntergeladen.' },
    ]);
  });

  it('shows its progress while it is exported, and is requested once', async () => {
    const asked: unknown[] = [];
    await open({
      exportPersonalData: (request) => {
        asked.push(request);
        return never();
      },
    });
    await userEvent.click(await exportButton());
    expect(await screen.findByText(/^Die Daten werden aus allen Bereichen geholt/)).toBeVisible();
    await userEvent.click(await exportButton());
    expect(asked).toEqual([{ params: { userId: 18 } }]);
    expect(saved).toEqual([]);
  });

  it('is not saved if a service is down, with an error', async () => {
    const { host } = await open({ exportPersonalData: () => Promise.reject(refusal('PART_UNAVAILABLE')) });
    await userEvent.click(await exportButton());
    await waitFor(() => expect(host.record.shown[0]?.kind).toBe('error'));
    expect(saved).toEqual([]);
    expect(await exportButton()).not.toHaveAttribute('aria-busy');
  });
});

describe('a person', () => {
  it('is erased after the e-mail is typed, with the consequences before and the result after', async () => {
    const asked: unknown[] = [];
    await open({
      erasePerson: (request) => {
        asked.push(request);
        return {};
      },
    });
    const dialog = await askToErase();
    expect(dialog.getByText(/steht statt des Namens ein Strich/)).toBeVisible();
    expect(dialog.getByText(/zehn Jahre aufzubewahren/)).toBeVisible();
    expect(dialog.getByText(/lässt sich nicht rückgängig machen/)).toBeVisible();
    await confirmWith('E-Mail der Person', 'urs@elsewhere.example');
    expect((await dialog.findAllByText(/stimmt nicht überein/)).length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    await confirmWith('E-Mail der Person', ' URS@x.example ');
    const heading = await screen.findByRole('heading', { name: 'Personendaten gelöscht' });
    expect(asked).toEqual([{ params: { userId: 18 } }]);
    expect(screen.getByText(/Die Daten von Urs Keller sind gelöscht/)).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Daten löschen' })).toBeNull();
    expect(await exportButton()).toBeVisible();
  });

  it('stays if the service refuses, and the dialog shows the reason', async () => {
    await open({ erasePerson: () => Promise.reject(refusal('LAST_PLATFORM_ADMIN')) });
    const dialog = await askToErase();
    await confirmWith('E-Mail der Person', colleague.email);
    expect(await dialog.findByRole('alert')).toHaveTextContent(refusal('LAST_PLATFORM_ADMIN').message);
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    expect(screen.getByRole('heading', { name: 'Urs Keller' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Daten löschen' })).toHaveFocus();
  });

  it('is warned before erasing themselves, and logged out afterwards', async () => {
    const own = { ...colleague, ...platformAdmin };
    const { host } = await open(
      { getUser: own, erasePerson: {} },
      platformAdmin,
      `/management/users/${platformAdmin.id}`,
    );
    const dialog = await askToErase();
    expect(dialog.getByText(/Sie werden abgemeldet/)).toBeVisible();
    await confirmWith('E-Mail der Person', platformAdmin.email);
    await waitFor(() => expect(host.session.getState().user).toBeNull());
    expect(host.record.visited).toEqual(['/']);
  });

  it('is erased by the id after an earlier deletion', async () => {
    const asked: unknown[] = [];
    await open({
      getUser: () => Promise.reject(refusal('USER_NOT_FOUND')),
      erasePerson: (request) => {
        asked.push(request);
        return {};
      },
    });
    expect(await screen.findByText('Diesen Benutzer gibt es nicht.')).toBeVisible();
    await askToErase();
    await confirmWith('Nummer des Benutzers', '18');
    expect(await screen.findByText(/Die Daten von Benutzer Nr. 18 sind gelöscht/)).toBeVisible();
    expect(asked).toEqual([{ params: { userId: 18 } }]);
  });

  it('cannot be erased or exported by company admins', async () => {
    await open({}, companyAdmin, '/management/customers/71/users/18');
    await screen.findByRole('button', { name: 'Benutzer löschen' });
    expect(screen.queryByRole('button', { name: 'Daten löschen' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Daten herausgeben' })).toBeNull();
  });
});
