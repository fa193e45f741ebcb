import { deviceMemory } from '@werkbank/kit/browser-memory';
import type { SignInWay } from './sign-in-way';

const KEY = 'werkbank-sign-in-way';
const BY_SINGLE_SIGN_ON = 'single-sign-on';

export type WayIn = 'password' | 'single-sign-on';

/** Remembers, for all tabs and the next visit, which way somebody came in. It is the way that he is renewed by. */
export function rememberWay(way: WayIn): void {
  deviceMemory.write(KEY, way === 'password' ? null : BY_SINGLE_SIGN_ON);
}

/** Renews and ends a session by the way that it was opened by. */
export function eitherWay(password: SignInWay, singleSignOn: SignInWay | undefined): SignInWay {
  const current = () =>
    deviceMemory.read(KEY) === BY_SINGLE_SIGN_ON ? (singleSignOn ?? password) : password;
  return { renew: () => current().renew(), end: (sessionId) => current().end(sessionId) };
}
