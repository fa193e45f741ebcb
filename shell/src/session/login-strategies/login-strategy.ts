import type { CallAnswer } from '@werkbank/contracts/calls';

/** An open session, whose token stays in this tab's memory. */
export type OpenSession = CallAnswer<'renewSession'>;

/**
 * A strategy to log in, renew and log out. The password strategy calls our own API; single sign-on calls the identity
 * provider. The session is independent of the strategy.
 */
export interface LoginStrategy {
  /** A fresh access token, or null if the session is over. Throws if the result is unknown. */
  renew(): Promise<OpenSession | null>;
  end(sessionId: string): Promise<void>;
}
