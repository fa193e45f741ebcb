import { ApiError } from '@werkbank/contracts/client';
import type { SessionState } from '@werkbank/contracts/shell-api';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PasswordStrategy } from '../session/login-strategies/password-strategy';
import { easyChallenge, loginLocales, provideWebCrypto, refusing } from '../testing/login';
import { LoginPage } from './login-page';

const wrong = new ApiError(401, { code: 'AUTHENTICATION_FAILED', message: 'falsch' });
const strategy: PasswordStrategy = {
  logIn: async () => {
    throw wrong;
  },
  renew: async () => null,
  end: async () => undefined,
};
const open = (at: string, fixtures: Fixtures = {}, session: Partial<SessionState> = {}) =>
  renderWorking(
    <LoginPage
      strategy={strategy}
      singleSignOn={undefined}
      onLogin={() => undefined}
      beginning={() => '/'}
    />,
    {
      locales: loginLocales,
      path: '/login',
      at,
      session,
      fixtures: { getCaptchaChallenge: easyChallenge, ...fixtures },
    },
  );

beforeAll(provideWebCrypto);

describe('the login page', () => {
  it('shows the login, with links to the other views that keep the return address', async () => {
    const { host } = await open('/login?from=%2Fcheckout');
    expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    expect(host.record.title).toBe('Anmelden');
    expect(screen.getByRole('link', { name: 'Passwort vergessen?' })).toHaveAttribute(
      'href',
      '/login?view=passwordReset&from=%2Fcheckout',
    );
    expect(screen.getByRole('link', { name: /Firma registrieren/ })).toHaveAttribute(
      'href',
      '/login?view=registration&from=%2Fcheckout',
    );
  });

  it('keeps the company of the address on the way to the other views', async () => {
    await open('/login?company=nordheide&from=%2Fcheckout');
    expect(screen.getByRole('link', { name: 'Passwort vergessen?' })).toHaveAttribute(
      'href',
      '/login?view=passwordReset&from=%2Fcheckout&company=nordheide',
    );
  });

  it('shows a failed login at the password, which has to be typed again', async () => {
    await open('/login');
    await userEvent.type(screen.getByLabelText('E-Mail'), 'petra@example.org');
    const password = screen.getByLabelText('Passwort');
    await userEvent.type(password, 'nope{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('E-Mail oder Passwort ist falsch.');
    expect(password).toHaveAccessibleDescription(
      'E-Mail oder Passwort ist falsch. Neu registriert? Dann bestätigen Sie zuerst den Link in unserer E-Mail.',
    );
    expect(password).toHaveFocus();
    expect(password).toHaveValue('');
    expect(screen.getByLabelText('E-Mail')).toHaveValue('petra@example.org');
  });

  it('puts the focus on the heading of a newly opened view', async () => {
    await open('/login');
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Passwort vergessen?' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Passwort zurücksetzen' })).toHaveFocus();
  });

  it('redirects signed-in users at once', async () => {
    await open('/login?from=%2Fcheckout', {}, { status: 'signedIn' });
    expect(screen.getByText('another page')).toBeVisible();
  });

  it('shows the view of the address, and the login for an unknown one', async () => {
    const { unmount } = await open('/login?view=registration');
    expect(screen.getByRole('heading', { level: 1, name: 'Registrieren' })).toBeVisible();
    unmount();
    await open('/login?view=backdoor');
    expect(screen.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  });
});

describe('the request for a new password', () => {
  it('shows its progress until it is loaded', async () => {
    await open('/login?view=passwordReset');
    expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeVisible();
    expect(await screen.findByLabelText('E-Mail')).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Wird geladen' })).toBeNull();
  });

  it('sends address, language and a proof, and shows the same message for every address', async () => {
    const sent: unknown[] = [];
    await open('/login?view=passwordReset', {
      requestPasswordReset: ({ body }) => {
        sent.push(body);
        return {};
      },
    });
    await userEvent.type(await screen.findByLabelText('E-Mail'), 'petra@example.org{Enter}');
    expect(await screen.findByText(/Wenn es zu dieser E-Mail-Adresse ein Konto gibt/)).toBeVisible();
    expect(sent).toMatchObject([{ userEmail: 'petra@example.org', language: 'de' }]);
  });

  it('sends no invalid address', async () => {
    await open('/login?view=passwordReset');
    await userEvent.type(await screen.findByLabelText('E-Mail'), 'petra{Enter}');
    expect(await screen.findAllByText('Falsches E-Mail-Format.')).toHaveLength(2);
  });

  it('sends no login after the user has left during the proof', async () => {
    const sent: unknown[] = [];
    let prove: (challenge: typeof easyChallenge) => void = () => undefined;
    await open('/login?view=passwordReset', {
      getCaptchaChallenge: () => new Promise((resolve) => (prove = resolve)),
      requestPasswordReset: ({ body }) => {
        sent.push(body);
        return {};
      },
    });
    await userEvent.type(await screen.findByLabelText('E-Mail'), 'petra@example.org{Enter}');
    await screen.findByRole('progressbar');
    await userEvent.click(screen.getByRole('link', { name: 'Zur Anmeldung' }));
    await act(async () => prove(easyChallenge));
    await userEvent.click(screen.getByRole('link', { name: 'Passwort vergessen?' }));
    await userEvent.type(await screen.findByLabelText('E-Mail'), 'vera@example.org{Enter}');
    await act(async () => prove(easyChallenge));
    expect(await screen.findByText(/Wenn es zu dieser E-Mail-Adresse/)).toBeVisible();
    expect(sent).toMatchObject([{ userEmail: 'vera@example.org' }]);
  });

  it('shows the refusal of a failed CAPTCHA', async () => {
    await open('/login?view=passwordReset', {
      requestPasswordReset: refusing(400, { code: 'PASSWORD_RESET_CAPTCHA_INVALID', message: 'Roboter?' }),
    });
    await userEvent.type(await screen.findByLabelText('E-Mail'), 'petra@example.org{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Roboter?');
  });

  it('is in English for English readers', async () => {
    await renderWorking(
      <LoginPage
        strategy={strategy}
        singleSignOn={undefined}
        onLogin={() => undefined}
        beginning={() => '/'}
      />,
      {
        locales: loginLocales,
        at: '/login?view=passwordReset',
        preferences: { language: 'en' },
      },
    );
    expect(screen.getByRole('heading', { name: 'Reset password' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Request link' }));
    expect(await screen.findAllByText('E-mail must be entered.')).toHaveLength(2);
  });
});
