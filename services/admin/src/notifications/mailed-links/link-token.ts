import { createHash, randomBytes } from 'node:crypto';

export interface LinkToken {
  /** Goes into the mail and nowhere else. */
  token: string;
  hash: string;
}

/** A token that nobody guesses (256 bits), and what is kept of it. */
export function newLinkToken(): LinkToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfLinkToken(token) };
}

/** What is kept of a token. Plain SHA-256 is enough for what was random to begin with. */
export function hashOfLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
