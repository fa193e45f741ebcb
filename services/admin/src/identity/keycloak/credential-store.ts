/** Tokens of an open session. They are never logged or stored. */
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
 * The identity provider as the store of passwords. Refusals have no reason: an unknown person, a wrong password, and a
 * disabled or locked account look alike. Throws `DependencyUnavailable` while the store is down.
 */
export abstract class CredentialStore {
  /** Opens a session; `undefined` if refused. */
  abstract signIn(email: string, password: string): Promise<Grant | undefined>;

  /** New tokens for the session of a refresh token; `undefined` if the session has ended. */
  abstract renew(refreshToken: string): Promise<Grant | undefined>;

  /** Ends the session of a refresh token; ending it twice is harmless. Returns true if the token was valid. */
  abstract endSessionOf(refreshToken: string): Promise<boolean>;

  /** Ends a session by its id; ending it twice is harmless. The caller has checked its owner. */
  abstract endSession(sessionId: string): Promise<void>;
}
