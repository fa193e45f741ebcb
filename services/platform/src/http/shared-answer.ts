import { createHash } from 'node:crypto';
import { ownBytes } from './own-bytes.js';

/** The bytes of an answer that many are given, with what tells a reader whether it is the one she has. */
export class SharedAnswer {
  private constructor(
    readonly body: Buffer,
    readonly etag: string,
    /** Whose it is, as `readersLike` says it. */
    readonly readers: string,
  ) {}

  static of(answer: object, readers: string): SharedAnswer {
    const body = ownBytes(JSON.stringify(answer));
    // Weak: what the gateway compresses has other bytes and says the same.
    return new SharedAnswer(body, `W/"${createHash('sha1').update(body).digest('base64url')}"`, readers);
  }
}

/** Tells the gateway among whom it may share an answer for a second; nobody else gets to see it. */
export const SHARED_WITH_HEADER = 'x-werkbank-shared-with';

/**
 * Visitors': whoever keeps it for others asks again after a second, a browser each time. A customer's, who has prices of her
 * own, is kept by nobody but the gateway.
 */
export const sharedAnswerHeaders = ({ etag, readers }: SharedAnswer): Record<string, string> => ({
  etag,
  vary: 'authorization',
  [SHARED_WITH_HEADER]: readers,
  'surrogate-control': 'max-age=1',
  'cache-control': readers === 'visitors' ? 'public, max-age=0, s-maxage=1, must-revalidate' : 'no-store',
});

/** Whether the reader has this answer already, as `If-None-Match` says. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim() === etag || known.trim() === '*') ?? false;
}
