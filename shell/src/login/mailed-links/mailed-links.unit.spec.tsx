import { buyer } from '@werkbank/contracts/fixtures';
import type { SessionState } from '@werkbank/contracts/shell-api';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loginLocales, refusing } from '../../testing/login';
import { ConfirmEmailChange } from './confirm-email-change';
import { ConfirmRegistration } from './confirm-registration';
import { PasswordReset } from './password-reset';

const reset = (fixtures: Fixtures, session: Partial<SessionState> = {}) =>
  renderWorking(<PasswordReset />, {
    session,
    locales: loginLocales,
    path: '/passwordReset/:token',
    at: '/passwordReset/kT3nq0Zb8y-5WmFhX2Jr_Q',
    fixtures,
  });
const confirm = (fixtures: Fixtures) =>
  renderWorking(<ConfirmRegistration />, {
    locales: loginLocales,
    path: '/confirmCustomerRegistration/:token',
    at: '/confirmCustomerRegistration/kT3nq0Zb8y-5WmFhX2Jr_Q',
    fixtures,
  });
const confirmEmail = (fixtures: Fixtures, session: Partial<SessionState> = {}) =>
  renderWorking(<ConfirmEmailChange />, {
    session,
    locales: loginLocales,
    path: '/confirmEmailChange/:token',
    at: '/confirmEmailChange/kT3nq0Zb8y-5WmFhX2Jr_Q',
    fixtures,
  });
const type = async (password: string, repeat = password) => {
  await userEvent.type(await screen.findByLabelText('Passwort'), password);
  await userEvent.type(screen.getByLabelText('Passwort wiederholen'), `${repeat}{Enter}`);
};

describe('the link to a new password', () => {
  it('sets it and leads to the login', async () => {
    const sent: unknown[] = [];
    const { host } = await reset({
      checkPasswordReset: { language: 'de' },
      resetPassword: (request) => {
        sent.push(request);
        return {};
      },
    });
    await type('Example-2');
    await waitFor(() => expect(host.record.visited).toEqual(['/login']));
    expect(sent).toEqual([
      { params: { token: 'kT3nq0Zb8y-5WmFhX2Jr_Q' }, body: { newPassword: 'Example-2' } },
    ]);
    expect(host.record.shown.map(({ kind }) => kind)).toEqual(['success']);
  });

  it.each([
    ['of whom it was mailed to', {}, 'en'],
    ['of somebody who is logged in here', { user: buyer, status: 'signedIn' as const }, 'de'],
  ])('is shown in the language %s', async (_, session, expected) => {
    const { host } = await reset({ checkPasswordReset: { language: 'en' } }, session);
    await screen.findByRole('form');
    await waitFor(() => expect(host.preferences.getState().language).toBe(expected));
  });

  it('refuses a password that is weak or not repeated', async () => {
    await reset({ checkPasswordReset: { language: 'de' } });
    await type('weak', 'other');
    expect(await screen.findAllByText(/Das Passwort braucht 8 bis 20 Zeichen/)).toHaveLength(2);
    expect(screen.getAllByText('Die Passwörter stimmen nicht überein.')).toHaveLength(2);
  });

  it.each([
    ['has expired', 409, 'PASSWORD_RESET_LINK_EXPIRED'],
    ['is unknown', 404, 'PASSWORD_RESET_LINK_UNKNOWN'],
  ] as const)('leads home with the reason if it %s, without a form', async (_, status, code) => {
    const { host } = await reset({
      checkPasswordReset: refusing(status, { code, message: 'Gilt nicht mehr.' }),
    });
    await waitFor(() => expect(host.record.visited).toEqual(['/']));
    expect(host.record.shown).toEqual([{ kind: 'error', text: 'Gilt nicht mehr.' }]);
    expect(screen.queryByLabelText('Passwort')).toBeNull();
  });

  it('leads home if it was used up while the password was typed', async () => {
    const { host } = await reset({
      checkPasswordReset: { language: 'de' },
      resetPassword: refusing(404, { code: 'PASSWORD_RESET_LINK_UNKNOWN', message: 'Unbekannt.' }),
    });
    await type('Example-2');
    await waitFor(() => expect(host.record.visited).toEqual(['/']));
    expect(host.record.shown).toEqual([{ kind: 'error', text: 'Unbekannt.' }]);
  });

  it("shows the service's refusal at the password", async () => {
    await reset({
      checkPasswordReset: { language: 'de' },
      resetPassword: refusing(400, { code: 'PASSWORD_FORMAT', message: 'Zu alt.', field: 'newPassword' }),
    });
    await type('Example-2');
    await waitFor(() => expect(screen.getByLabelText('Passwort')).toHaveAccessibleDescription(/^Zu alt\./));
  });

  it('can be checked again after a failure of the service', async () => {
    let tries = 0;
    await reset({
      checkPasswordReset: () => {
        tries += 1;
        if (tries === 1) refusing(503, { code: 'PART_UNAVAILABLE', message: 'Nicht erreichbar.' })();
        return { language: 'de' as const };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByLabelText('Passwort')).toBeVisible();
  });
});

describe('the link that confirms a registration', () => {
  it('welcomes its reader and leads to the login', async () => {
    await confirm({ confirmRegistration: { email: 'petra@example.org', language: 'de' } });
    expect(await screen.findByText(/melden Sie sich mit petra@example.org an/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/login');
  });

  it('goes on in the language of its mail', async () => {
    const { host } = await confirm({ confirmRegistration: { email: 'petra@example.org', language: 'en' } });
    await waitFor(() => expect(host.preferences.getState().language).toBe('en'));
  });

  it.each([
    ['has expired', 409, 'REGISTRATION_LINK_EXPIRED', '/login?view=registration'],
    ['belongs to an address that is in use', 409, 'EMAIL_IN_USE', '/login?view=passwordReset'],
    ['is unknown', 404, 'REGISTRATION_LINK_UNKNOWN', '/'],
  ] as const)('shows that it %s, and the next step', async (_, status, code, to) => {
    await confirm({ confirmRegistration: refusing(status, { code, message: 'So nicht.' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('So nicht.');
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', to);
  });
});

describe('the link that confirms a new e-mail', () => {
  it('confirms it, shows it, and leads to the login', async () => {
    const sent: unknown[] = [];
    const { host } = await confirmEmail({
      confirmEmailChange: (request) => {
        sent.push(request);
        return { email: 'new@aareblick.example', language: 'en' };
      },
    });
    expect(await screen.findByRole('status')).toHaveTextContent(/new@aareblick\.example/);
    expect(sent).toEqual([{ params: { token: 'kT3nq0Zb8y-5WmFhX2Jr_Q' } }]);
    expect(screen.getByRole('link', { name: /Anmeldung|login/ })).toHaveAttribute('href', '/login');
    await waitFor(() => expect(host.preferences.getState().language).toBe('en'));
  });

  it.each([
    [409, 'EMAIL_CHANGE_LINK_EXPIRED', '/login'],
    [409, 'EMAIL_IN_USE', '/login'],
    [404, 'EMAIL_CHANGE_LINK_UNKNOWN', '/documents/imprint.de.pdf'],
  ] as const)('shows why it is refused and the next step: %s %s', async (status, code, way) => {
    await confirmEmail({ confirmEmailChange: refusing(status, { code, message: 'Nein.' }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nein.');
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toContain(way);
  });
});
