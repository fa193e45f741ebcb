import { deviceMemory } from '@werkbank/kit/browser-memory';
import type { LoginStrategy } from './login-strategy';

const KEY = 'werkbank-sign-in-way';
const BY_SINGLE_SIGN_ON = 'single-sign-on';

export type LoginMethod = 'password' | 'single-sign-on';

/** Remembers for all tabs and the next visit how a person logged in; the same strategy renews the session. */
export function rememberMethod(method: LoginMethod): void {
  deviceMemory.write(KEY, method === 'password' ? null : BY_SINGLE_SIGN_ON);
}

/** Renews and ends a session by the strategy that opened it. */
export function eitherStrategy(
  password: LoginStrategy,
  singleSignOn: LoginStrategy | undefined,
): LoginStrategy {
  const current = () =>
    deviceMemory.read(KEY) === BY_SINGLE_SIGN_ON ? (singleSignOn ?? password) : password;
  return { renew: () => current().renew(), end: (sessionId) => current().end(sessionId) };
}
