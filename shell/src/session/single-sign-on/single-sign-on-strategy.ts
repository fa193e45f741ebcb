import type { OpenSession, LoginStrategy } from '../login-strategies/login-strategy';

/** Login at the identity provider, which may delegate to a company's own. */
export interface SingleSignOn extends LoginStrategy {
  /**
   * Navigates to the identity provider, which sends the browser back to `returnTo`, a path of ours. For a known company
   * it redirects to that company's own provider at once.
   */
  leave(returnTo: string, company?: string): Promise<void>;
  /** The session after the return. Null without a login; throws an ApiError for an account without a user here. */
  comeBack(): Promise<OpenSession | null>;
}
