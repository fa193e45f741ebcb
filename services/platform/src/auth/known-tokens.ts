import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { TokenClaims } from './token-claims.js';

interface Known {
  claims: TokenClaims;
  /** Seconds since 1970. */
  expiresAt: number;
}

const longestMs = 60_000;
const most = 10_000;

/**
 * Tokens whose signature was verified a moment ago: a page makes several calls with the same one. They count no longer
 * than the keys do that they were verified by.
 */
export class KnownTokens {
  private readonly known: LRUCache<string, Known>;

  /** @param keysFreshMs how long keys count as fresh, in milliseconds */
  constructor(keysFreshMs: number) {
    this.known = new LRUCache({ max: most, ttl: Math.min(longestMs, Math.max(1, keysFreshMs)) });
  }

  /** @param now seconds since 1970 */
  get(token: string, now: number = Date.now() / 1000): TokenClaims | undefined {
    const known = this.known.get(keyOf(token));
    return known && now < known.expiresAt ? known.claims : undefined;
  }

  keep(token: string, known: Known): void {
    this.known.set(keyOf(token), known);
  }
}

/** The token itself is a secret and long. */
const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url');
