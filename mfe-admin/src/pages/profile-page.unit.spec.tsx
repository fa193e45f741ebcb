import { buyer, managedUser } from '@werkbank/contracts/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import { retype } from '../testing/at-the-screen';
import { refusal } from '@werkbank/kit/testing/refusal';
import { openManagement } from './testing/render-management';

const open = (fixtures: Parameters<typeof openManagement>[2] = {}, at = '/management/profile') =>
  openManagement(at, buyer, {
    getUser: managedUser,
    getMailChoices: { off: ['released'], digest: false },
    ...fixtures,
  });

const notCorrect = { kind: 'error', text: 'Bitte füllen Sie das Formular richtig aus' };

describe('the profile', () => {
  it('shows the viewer, also at an unknown address', async () => {
    await open({}, '/management/nowhere');
    expect(await screen.findByRole('heading', { name: 'Profil' })).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Nachname' })).toHaveValue('Brunner');
    expect(screen.getByText('Aareblick Zerspanung AG')).toBeVisible();
  });

  it('saves the own data, keeps roles and language, and confirms it', async () => {
    const sent: unknown[] = [];
    const { host } = await open({
      updateUser: ({ body }) => {
        sent.push(body);
        return { ...managedUser, ...body };
      },
    });
    await retype('Telefon', '+41 62 555 09 09');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(host.record.shown).toEqual([{ kind: 'success', text: 'Die Benutzerdaten wurden geändert.' }]),
    );
    expect(sent).toEqual([
      expect.objectContaining({
        phone: '+41 62 555 09 09',
        language: 'de',
        roles: buyer.roles,
        companyId: buyer.companyId,
        enabled: true,
      }),
    ]);
    expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
    expect(host.session.getState().user).toEqual({ ...buyer, phone: '+41 62 555 09 09' });
  });

  it("shows the service's error messages without a request", async () => {
    const { host } = await open({ updateUser: () => managedUser });
    await retype('Telefon', '12345');
    await retype('E-Mail', 'nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect((await screen.findAllByText('Falsches Telefonnummernformat.')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Falsches E-Mail-Format.').length).toBeGreaterThan(0);
    expect(host.record.shown).toEqual([notCorrect]);
  });

  it('asks for the password beside another e-mail, and names the address of the confirmation mail', async () => {
    const sent: unknown[] = [];
    await open({
      updateUser: ({ body: { oldPassword, ...body } }) => {
        sent.push([body.email, oldPassword]);
        return { ...managedUser, pendingEmail: 'other@aareblick.example' };
      },
    });
    await retype('E-Mail', managedUser.email.toUpperCase());
    expect(screen.getAllByLabelText('Altes Passwort')).toHaveLength(1);
    await retype('E-Mail', 'other@aareblick.example');
    const form = within(screen.getByRole('form', { name: 'Ihre Daten' }));
    await userEvent.click(form.getByRole('button', { name: 'Speichern' }));
    expect((await form.findAllByText(/Altes Passwort muss angegeben werden/)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await userEvent.type(form.getByLabelText('Altes Passwort'), 'Former-1');
    await userEvent.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await form.findByText(/einen Link an other@aareblick\.example gesandt/)).toBeVisible();
    expect(sent).toEqual([['other@aareblick.example', 'Former-1']]);
    expect(form.getByRole('textbox', { name: 'E-Mail' })).toHaveValue(managedUser.email);
    expect(form.queryByLabelText('Altes Passwort')).toBeNull();
  });

  it('shows an address that is in use at its field', async () => {
    await open({
      updateUser: () => {
        throw refusal('EMAIL_TAKEN', 'email');
      },
    });
    await retype('E-Mail', 'other@aareblick.example');
    const form = within(screen.getByRole('form', { name: 'Ihre Daten' }));
    await userEvent.type(form.getByLabelText('Altes Passwort'), 'Former-1');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'E-Mail' })).toHaveAccessibleDescription(
        /gehört schon zu einem anderen Benutzer/,
      ),
    );
  });

  it('offers a retry after a failure', async () => {
    let arrives = false;
    await open({
      getUser: () => {
        if (!arrives) throw refusal('PART_UNAVAILABLE');
        return managedUser;
      },
    });
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    arrives = true;
    await userEvent.click(retry);
    expect(await screen.findByRole('textbox', { name: 'Nachname' })).toHaveValue('Brunner');
  });
});

describe('the own password', () => {
  const type = async (values: Record<string, string>) => {
    for (const [name, text] of Object.entries(values)) {
      await userEvent.type(await screen.findByLabelText(name), text);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));
  };

  it('needs the old one and the new one twice', async () => {
    const sent: unknown[] = [];
    const { host } = await open({
      setUserPassword: (request) => {
        sent.push(request);
        return {};
      },
    });
    await type({ 'Neues Passwort': 'short', 'Passwort wiederholen': 'Other-12' });
    expect((await screen.findAllByText(/Altes Passwort muss angegeben werden/)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/Das Passwort braucht 8 bis 20 Zeichen/).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Die Passwörter stimmen nicht überein.').length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Neues Passwort'));
    await type({ 'Altes Passwort': 'Former-1', 'Neues Passwort': 'Other-12' });
    await waitFor(() =>
      expect(sent).toEqual([
        { params: { userId: buyer.id }, body: { oldPassword: 'Former-1', newPassword: 'Other-12' } },
      ]),
    );
    await waitFor(() => expect(screen.getByLabelText('Altes Passwort')).toHaveValue(''));
    expect(host.record.shown).toEqual([
      notCorrect,
      { kind: 'success', text: 'Das Passwort wurde geändert.' },
    ]);
  });

  it('marks a wrong old password', async () => {
    await open({
      setUserPassword: () => {
        throw refusal('OLD_PASSWORD_WRONG', 'oldPassword');
      },
    });
    await type({
      'Altes Passwort': 'Former-1',
      'Neues Passwort': 'Other-12',
      'Passwort wiederholen': 'Other-12',
    });
    await waitFor(() =>
      expect(screen.getByLabelText('Altes Passwort')).toHaveAccessibleDescription(
        'Das alte Passwort ist falsch.',
      ),
    );
  });
});

describe('the preferences', () => {
  it('hand the language to the shell, which keeps it with the user', async () => {
    const { host } = await open();
    await chooseOption('Sprache', 'English');
    expect(host.preferences.getState().language).toBe('en');
  });

  it('choose delivery country and currency', async () => {
    const { host } = await open();
    await chooseOption('Lieferland', 'Schweiz');
    await chooseOption('Währung', /CHF/);
    expect(host.preferences.getState()).toMatchObject({ country: 'CH', currency: 'CHF' });
  });
});

it('logs out users who delete their own account, after a confirmation', async () => {
  const { host } = await open({ deleteUser: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Konto löschen' }));
  const dialog = screen.getByRole('dialog');
  expect(host.session.getState().user).not.toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Konto löschen' }));
  await waitFor(() => expect(host.session.getState().user).toBeNull());
  expect(host.record.visited).toEqual(['/']);
});

it.each([
  ['tells an administrator of a company what becomes of it', true],
  ['asks anybody else only about themselves', false],
])('%s', async (_, CompanyAdmin) => {
  await open({ getUser: { ...managedUser, roles: { PlatformAdmin: false, CompanyAdmin } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Konto löschen' }));
  const warned = within(screen.getByRole('dialog')).queryByText(/Gibt es keinen zweiten/) !== null;
  expect(warned).toBe(CompanyAdmin);
});

describe('mails about orders', () => {
  it('switches mails off and on, and to one a day, at once', async () => {
    const sent: unknown[] = [];
    const { host } = await open({
      setMailChoices: ({ body }) => {
        sent.push(body);
        return { off: [...body.off], digest: body.digest };
      },
    });
    const released = await screen.findByRole('switch', { name: 'Eine Bestellung wurde freigegeben' });
    expect(released).not.toBeChecked();
    await userEvent.click(screen.getByRole('switch', { name: 'Eine Lieferung wurde versandt' }));
    await waitFor(() => expect(released).toBeEnabled());
    await userEvent.click(released);
    await waitFor(() => expect(released).toBeEnabled());
    await userEvent.click(screen.getByRole('switch', { name: 'Eine E-Mail am Tag statt einzelner' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent).toEqual([
      { off: ['released', 'sent'], digest: false },
      { off: ['sent'], digest: false },
      { off: ['sent'], digest: true },
    ]);
    await waitFor(() => expect(host.record.shown).toHaveLength(3));
    expect(host.record.shown[0]?.text).toBe('Ihre Auswahl der E-Mails wurde gespeichert.');
  });

  it('shows the saved state after a refused choice of mails', async () => {
    await open({
      setMailChoices: () => {
        throw refusal('PART_UNAVAILABLE');
      },
    });
    const sent = await screen.findByRole('switch', { name: 'Eine Lieferung wurde versandt' });
    await userEvent.click(sent);
    await waitFor(() => expect(sent).toBeEnabled());
    expect(sent).toBeChecked();
  });
});
