import type { CallAnswer } from '@werkbank/contracts/calls';

/** Somebody who is logged in, with a token that stays in this tab's memory. */
export type OpenSession = CallAnswer<'renewSession'>;

/**
 * A strategy to log in, renew and log out. The password strategy talks to our own API; single sign-on talks to the identity provider.
 * The session itself does not know which one it has.
 */
export interface LoginStrategy {
  /** A fresh access token, or null where nobody is logged in any more. Throws when it cannot be found out. */
  renew(): Promise<OpenSession | null>;
  end(sessionId: string): Promise<void>;
}
