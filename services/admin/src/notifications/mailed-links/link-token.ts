import { createHash, randomBytes } from 'node:crypto';

export interface LinkToken {
  /** Goes into the mail only. */
  token: string;
  hash: string;
}

/** A random token of 256 bits, and its hash for the database. */
export function newLinkToken(): LinkToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfLinkToken(token) };
}

/** Plain SHA-256 is enough for random input. */
export function hashOfLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
