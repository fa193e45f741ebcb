import { type ApiClient, ApiError } from '@werkbank/contracts/client';
import type { OpenSession, SignInWay } from './sign-in-way';

export interface PasswordWay extends SignInWay {
  /** Throws an ApiError where e-mail or password are wrong. */
  logIn(userEmail: string, password: string): Promise<OpenSession>;
}

/** Login by e-mail and password; the refresh token stays in a cookie that no script can read. */
export function passwordWay(api: ApiClient): PasswordWay {
  return {
    logIn: (userEmail, password) => api('login', { body: { userEmail, password } }),
    async renew() {
      try {
        return await api('renewSession', {});
      } catch (error) {
        if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null;
        throw error;
      }
    },
    async end(sessionId) {
      await api('logout', { params: { token: sessionId } });
    },
  };
}
