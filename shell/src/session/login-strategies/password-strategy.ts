import { type ApiClient, ApiError } from '@werkbank/contracts/client';
import type { OpenSession, LoginStrategy } from './login-strategy';

export interface PasswordStrategy extends LoginStrategy {
  /** Throws an ApiError where e-mail or password are wrong. */
  logIn(userEmail: string, password: string): Promise<OpenSession>;
}

/** Login by e-mail and password; the refresh token stays in a cookie that no script can read. */
export function passwordStrategy(api: ApiClient): PasswordStrategy {
  let ended: Promise<unknown> = Promise.resolve();
  return {
    async logIn(userEmail, password) {
      // The answer to a logout takes the cookie away, also that of a login which overtakes it.
      await ended;
      return api('login', { body: { userEmail, password } });
    },
    async renew() {
      try {
        return await api('renewSession', {});
      } catch (error) {
        if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null;
        throw error;
      }
    },
    async end(sessionId) {
      const answer = api('logout', { params: { token: sessionId } });
      ended = answer.catch(() => undefined);
      await answer;
    },
  };
}
