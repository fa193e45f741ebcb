import type { OpenSession, LoginStrategy } from '../login-strategies/login-strategy';

/** Login at the identity provider, which may hand over to a company's own. */
export interface SingleSignOn extends LoginStrategy {
  /**
   * Leaves for the identity provider, which sends the browser back to `returnTo`, a path of ours. Where the company is
   * known, on to its own provider at once.
   */
  leave(returnTo: string, company?: string): Promise<void>;
  /** On the way back: who it is. Null where nobody logged in; throws an ApiError where it is nobody of ours. */
  comeBack(): Promise<OpenSession | null>;
}
