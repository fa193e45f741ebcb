import { jest } from '@jest/globals';
import { ApiError } from '@werkbank/contracts/client';
import { renderWithHost } from '@werkbank/kit/testing/render';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OpenSession } from '../session/login-strategies/login-strategy';
import type { SingleSignOn } from '../session/single-sign-on/single-sign-on-strategy';
import { loginLocales } from '../testing/login';
import { SingleSignOnEntry } from './single-sign-on-entry';

const session = { sessionId: 's1' } as OpenSession;
const left: [string, string?][] = [];
const open = async (at: string, comeBack: () => Promise<OpenSession | null>) => {
  const opened: OpenSession[] = [];
  const strategy: SingleSignOn = {
    leave: async (...to) => void left.push(to),
    comeBack,
    renew: async () => null,
    end: async () => undefined,
  };
  await renderWithHost(<SingleSignOnEntry strategy={strategy} onLogin={(one) => void opened.push(one)} />, {
    locales: loginLocales,
    at,
  });
  return opened;
};
const nobody = async () => null;

beforeEach(() => {
  left.length = 0;
  localStorage.clear();
});

describe('single sign-on', () => {
  it('leads straight to the company of the last login here', async () => {
    await open('/login?company=nordheide&sso=back', async () => session);
    await open('/login', nobody);
    await userEvent.click(screen.getAllByRole('button', { name: /Konto meiner Firma/ }).at(-1)!);
    expect(left).toEqual([['/login?company=nordheide&sso=back', 'nordheide']]);
  });

  it('leads to the own provider of the company in the link', async () => {
    await open('/login?company=nordheide', nobody);
    await userEvent.click(screen.getByRole('button', { name: /Konto meiner Firma/ }));
    expect(left).toEqual([['/login?company=nordheide&sso=back', 'nordheide']]);
  });

  it('asks for the company, opens its provider and remembers the return address', async () => {
    const opened = await open('/login?from=%2Fcheckout', nobody);
    const goOn = () => userEvent.click(screen.getByRole('button', { name: /Konto meiner Firma/ }));
    await goOn();
    const company = screen.getByRole('textbox', { name: /Kurzname/ });
    expect(company).toHaveFocus();
    await goOn();
    await waitFor(() => expect(company).toBeInvalid());
    await userEvent.click(company);
    await userEvent.paste(' Nordheide ');
    await goOn();
    await waitFor(() =>
      expect(left).toEqual([['/login?from=%2Fcheckout&company=nordheide&sso=back', 'nordheide']]),
    );
    expect(opened).toEqual([]);
  });

  it('opens the session of a returning user', async () => {
    const opened = await open('/login?sso=back', async () => session);
    await waitFor(() => expect(opened).toEqual([session]));
  });

  it('names whom to ask with an account without a user here', async () => {
    await open('/login?sso=back', async () => {
      throw new ApiError(404, { code: 'USER_NOT_FOUND', message: '' });
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/noch keinen Benutzer/);
  });

  it('can be retried after a failure', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/login?company=nordheide&sso=back', async () => {
      throw new Error('access_denied');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/hat nicht geklappt/);
    await userEvent.click(screen.getByRole('button', { name: /Konto meiner Firma/ }));
    expect(left).toHaveLength(1);
    warned.mockRestore();
    logged.mockRestore();
  });

  it('is offered again after a return without a login', async () => {
    const opened = await open('/login?sso=back', nobody);
    await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'));
    expect(opened).toEqual([]);
  });
});
