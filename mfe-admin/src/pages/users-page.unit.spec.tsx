import type { CallRequest } from '@werkbank/contracts/calls';
import { administrationExamples, buyer, managedUser } from '@werkbank/contracts/fixtures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption, offeredOptions } from '@werkbank/kit/testing/choose-option';
import { refusal } from '@werkbank/kit/testing/refusal';
import { platformAdmin } from '../testing/render-admin';
import { companyAdmin, openManagement } from './testing/render-management';

const users = administrationExamples.listUsers.answer;
const colleague = { ...managedUser, id: 18, firstName: 'Urs', lastName: 'Keller' };
const ofCompany = '/management/customers/71/users';

describe('the list of users', () => {
  it('requests the list that the address describes, and leaves out unknown filters', async () => {
    const asked: CallRequest<'listUsers'>['query'][] = [];
    await openManagement('/management/users?page=2&search=brun&role=King&sort=-email', platformAdmin, {
      listUsers: ({ query }) => {
        asked.push(query);
        return users;
      },
    });
    // The first page also loads the page's code.
    const link = await screen.findByRole('link', { name: 'Brunner, Lea' }, { timeout: 4000 });
    expect(link).toHaveAttribute('href', '/management/users/17');
    await chooseOption('Status', 'Gesperrt');
    await waitFor(() =>
      expect(asked).toEqual([
        { page: 2, search: 'brun', role: '', enabled: '', sort: '-email' },
        { page: 1, search: 'brun', role: '', enabled: 'false', sort: '-email' },
      ]),
    );
  });

  it('shows the last page if the address points behind it', async () => {
    const asked: unknown[] = [];
    await openManagement('/management/users?page=9', platformAdmin, {
      listUsers: ({ query }) => {
        const page = Number(query.page);
        asked.push(page);
        return { ...users, users: page > 2 ? [] : users.users, page, pages: 2, totalItems: 26 };
      },
    });
    expect(await screen.findByRole('link', { name: 'Brunner, Lea' })).toBeVisible();
    expect(asked).toEqual([9, 2]);
  });

  it('shows company admins the users of their own company', async () => {
    await openManagement(ofCompany, companyAdmin, { listCustomerUsers: users });
    expect(await screen.findByRole('link', { name: 'Brunner, Lea' })).toHaveAttribute(
      'href',
      `${ofCompany}/17`,
    );
    expect(screen.queryByRole('columnheader', { name: 'Firma' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Benutzer anlegen' })).toBeVisible();
    // Users of a company are never platform admins.
    expect(await offeredOptions('Rollen')).toEqual(['Firmen-Administrator']);
  });

  it.each([
    ['/management/users', companyAdmin, /Plattform-Administratoren/],
    [ofCompany, buyer, /Administrator Ihrer Firma/],
    [`${ofCompany}/18`, buyer, /Administrator Ihrer Firma/],
    ['/management/customers/72/users', companyAdmin, /Plattform-Administratoren/],
    ['/management/producers/companies/31/users', companyAdmin, /Plattform-Administratoren/],
    ['/management/customers/72/users/18', companyAdmin, /Plattform-Administratoren/],
  ])(
    'is forbidden at %s to users without rights on that company, and names who can grant them',
    async (at, user, help) => {
      await openManagement(at, user);
      expect(await screen.findByText('Dazu sind Sie nicht berechtigt')).toBeVisible();
      expect(screen.getByText(help)).toBeVisible();
    },
  );

  it('suggests next steps if it is empty, and retries after a failure', async () => {
    let arrives = false;
    await openManagement('/management/users', platformAdmin, {
      listUsers: () => {
        if (!arrives) throw refusal('PART_UNAVAILABLE');
        return { ...users, users: [], totalItems: 0 };
      },
    });
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    arrives = true;
    await userEvent.click(retry);
    expect(await screen.findByText('Noch keine Benutzer')).toBeVisible();
  });
});

describe('a user', () => {
  it('becomes company admin or disabled by an admin, who sets a password without the old one', async () => {
    const sent: unknown[] = [];
    await openManagement(`${ofCompany}/18`, companyAdmin, {
      getUser: colleague,
      updateUser: ({ body }) => {
        sent.push(body);
        return { ...colleague, ...body };
      },
      setUserPassword: (request) => {
        sent.push(request);
        return {};
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Firmen-Administrator' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Darf sich anmelden' }));
    expect(screen.queryByRole('checkbox', { name: 'Plattform-Administrator' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({
          roles: { PlatformAdmin: false, CompanyAdmin: true },
          enabled: false,
          companyId: 71,
        }),
      ]),
    );
    expect(screen.queryByLabelText('Altes Passwort')).toBeNull();
    await userEvent.type(screen.getByLabelText('Neues Passwort'), 'Other-12');
    await userEvent.type(screen.getByLabelText('Passwort wiederholen'), 'Other-12');
    await userEvent.click(screen.getByRole('button', { name: 'Passwort setzen' }));
    await waitFor(() =>
      expect(sent[1]).toEqual({ params: { userId: 18 }, body: { newPassword: 'Other-12' } }),
    );
  });

  it("is not found under another company's address", async () => {
    await openManagement(`${ofCompany}/18`, platformAdmin, {
      getUser: { ...colleague, companyId: 72, companyName: 'Bergfurt AG' },
    });
    expect(await screen.findByText('Nicht gefunden')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText('Bergfurt AG')).toBeNull();
  });

  it('is not shown from the cache after it was deleted', async () => {
    let deleted = false;
    await openManagement('/management/users', platformAdmin, {
      listUsers: { ...users, users: [colleague] },
      getUser: () => {
        if (deleted) throw refusal('USER_NOT_FOUND');
        return colleague;
      },
    });
    const open = async () => userEvent.click(await screen.findByRole('link', { name: 'Keller, Urs' }));
    await open();
    await screen.findByRole('heading', { name: 'Urs Keller' });
    await userEvent.click(screen.getByRole('link', { name: 'Benutzer' }));
    deleted = true;
    await open();
    expect(await screen.findByText('Diesen Benutzer gibt es nicht.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Urs Keller' })).toBeNull();
  });

  it('of the platform is always its admin and cannot disable their own account', async () => {
    await openManagement('/management/users/1', platformAdmin, {
      getUser: { ...platformAdmin, enabled: true, createdOn: managedUser.createdOn },
    });
    const flag = await screen.findByRole('checkbox', { name: 'Plattform-Administrator' });
    expect(flag).toBeChecked();
    expect(flag).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Darf sich anmelden' })).toBeDisabled();
    expect(screen.queryByRole('checkbox', { name: 'Firmen-Administrator' })).toBeNull();
  });

  it('cannot give up their own company admin role', async () => {
    await openManagement(`${ofCompany}/${companyAdmin.id}`, companyAdmin, {
      getUser: { ...managedUser, ...companyAdmin },
    });
    expect(await screen.findByRole('checkbox', { name: 'Firmen-Administrator' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Firmen-Administrator' })).toBeDisabled();
  });

  it('gets a warning about all rights before being created for the platform', async () => {
    await openManagement('/management/users/new', platformAdmin);
    expect(await screen.findByText(/verwaltet die ganze Plattform/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Plattform-Administrator' })).toBeDisabled();
  });

  it('is created for the company in the address, and its page opens', async () => {
    const sent: unknown[] = [];
    const { host } = await openManagement(`${ofCompany}/new`, companyAdmin, {
      createUser: ({ body }) => {
        sent.push(body);
        return { userId: 18 };
      },
      getUser: colleague,
    });
    const form = await screen.findByRole('form', { name: 'Benutzer anlegen' });
    await userEvent.click(within(form).getByRole('button', { name: 'Benutzer anlegen' }));
    expect((await screen.findAllByText('Vorname muss angegeben werden.')).length).toBeGreaterThan(0);
    for (const [name, text] of [
      ['Vorname', 'Urs'],
      ['Nachname', 'Keller'],
      ['E-Mail', 'urs@aareblick.example'],
      ['Telefon', '+41 62 555 01 44'],
    ] as const) {
      await userEvent.type(screen.getByLabelText(name), text);
    }
    await userEvent.click(within(form).getByRole('button', { name: 'Benutzer anlegen' }));
    expect(await screen.findByRole('heading', { name: 'Urs Keller' })).toBeVisible();
    expect(sent).toEqual([
      {
        salutation: 'Ms',
        firstName: 'Urs',
        lastName: 'Keller',
        email: 'urs@aareblick.example',
        phone: '+41 62 555 01 44',
        language: 'de',
        roles: { PlatformAdmin: false, CompanyAdmin: false },
        companyId: 71,
      },
    ]);
    expect(host.record.shown).toEqual([
      { kind: 'error', text: 'Bitte füllen Sie das Formular richtig aus' },
      { kind: 'success', text: 'Der Benutzer wurde angelegt.' },
    ]);
  });

  it('is invited by mail, unless the admin sets a password', async () => {
    const sent: unknown[] = [];
    await openManagement(`${ofCompany}/new`, companyAdmin, {
      createUser: ({ body }) => {
        sent.push(body.password);
        return { userId: 18 };
      },
      getUser: colleague,
    });
    const form = await screen.findByRole('form', { name: 'Benutzer anlegen' });
    expect(screen.queryByLabelText('Passwort')).toBeNull();
    expect(within(form).getByText(/^Der Benutzer erhält eine E-Mail/)).toBeVisible();
    await userEvent.click(within(form).getByRole('checkbox', { name: /^Passwort selbst festlegen/ }));
    for (const [name, text] of [
      ['Vorname', 'Urs'],
      ['Nachname', 'Keller'],
      ['E-Mail', 'urs@aareblick.example'],
      ['Telefon', '+41 62 555 01 44'],
      ['Passwort', 'Other-12'],
      ['Passwort wiederholen', 'Other-13'],
    ] as const) {
      fireEvent.change(screen.getByLabelText(name), { target: { value: text } });
    }
    const create = within(form).getByRole('button', { name: 'Benutzer anlegen' });
    await userEvent.click(create);
    expect((await screen.findAllByText('Die Passwörter stimmen nicht überein.')).length).toBeGreaterThan(0);
    fireEvent.change(screen.getByLabelText('Passwort wiederholen'), { target: { value: 'Other-12' } });
    await userEvent.click(create);
    expect(await screen.findByRole('heading', { name: 'Urs Keller' })).toBeVisible();
    expect(sent).toEqual(['Other-12']);
  });

  it('is deleted after a confirmation, and the list shows without it', async () => {
    let deleted = false;
    const { host } = await openManagement('/management/users/18', platformAdmin, {
      getUser: colleague,
      listUsers: () => ({ ...users, users: deleted ? [managedUser] : [managedUser, colleague] }),
      deleteUser: () => {
        deleted = true;
        return {};
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Benutzer löschen' }));
    expect(deleted).toBe(false);
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Benutzer löschen' }));
    expect(await screen.findByRole('link', { name: 'Brunner, Lea' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Keller, Urs' })).toBeNull();
    expect(host.session.getState().user).not.toBeNull();
  });

  it('stays if the service refuses to delete it', async () => {
    const { host } = await openManagement('/management/users/18', platformAdmin, {
      getUser: colleague,
      deleteUser: () => {
        throw refusal('LAST_PLATFORM_ADMIN');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Benutzer löschen' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Benutzer löschen' }),
    );
    await waitFor(() => expect(host.record.shown[0]?.kind).toBe('error'));
    expect(screen.getByRole('heading', { name: 'Urs Keller' })).toBeVisible();
  });
});
