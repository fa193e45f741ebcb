/** What an open session holds. Neither token is ever logged or written down. */
export interface Grant {
  accessToken: string;
  /** Seconds. */
  accessExpiresIn: number;
  refreshToken: string;
  /** Seconds. */
  refreshExpiresIn: number;
  sessionId: string;
}

/**
 * Whoever holds the passwords. Nothing is answered in place of a reason: a caller cannot tell an unknown person from a
 * wrong password, a disabled or a locked account. Throws `DependencyUnavailable` while the store is down.
 */
export abstract class CredentialStore {
  /** Opens a session, or nothing. */
  abstract signIn(email: string, password: string): Promise<Grant | undefined>;

  /** New tokens for the session of a refresh token, or nothing where it is over. */
  abstract renew(refreshToken: string): Promise<Grant | undefined>;

  /** Ends the session that a refresh token belongs to; one that is over stays over. Answers whether it proved to be one. */
  abstract endSessionOf(refreshToken: string): Promise<boolean>;

  /** Ends a session by its id; one that is over stays over. Whose it is, the caller has checked. */
  abstract endSession(sessionId: string): Promise<void>;
}
