import { type ApiClient, ApiError } from '@werkbank/contracts/client';
import type { OpenSession, SignInWay } from './sign-in-way';

export interface PasswordWay extends SignInWay {
  /** Throws an ApiError where e-mail or password are wrong. */
  logIn(userEmail: string, password: string): Promise<OpenSession>;
}

/** Login by e-mail and password; the refresh token stays in a cookie that no script can read. */
export function passwordWay(api: ApiClient): PasswordWay {
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
