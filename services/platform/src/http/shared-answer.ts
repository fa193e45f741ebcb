import { createHash } from 'node:crypto';
import { ownBytes } from './own-bytes.js';

/** The bytes of an answer for many readers, with its ETag. */
export class SharedAnswer {
  private constructor(
    readonly body: Buffer,
    readonly etag: string,
    /** Group of readers, as `readersLike` names it. */
    readonly readers: string,
  ) {}

  static of(answer: object, readers: string): SharedAnswer {
    const body = ownBytes(JSON.stringify(answer));
    // Weak: the gateway's compressed form has other bytes and the same content.
    return new SharedAnswer(body, `W/"${createHash('sha1').update(body).digest('base64url')}"`, readers);
  }
}

/** Header with the group of readers among whom the gateway may share an answer for a second. Callers never see it. */
export const SHARED_WITH_HEADER = 'x-werkbank-shared-with';

/**
 * A visitors' answer is revalidated by shared caches after a second, and by browsers each time. A customer's answer,
 * with its own prices, is kept by the gateway alone.
 */
export const sharedAnswerHeaders = ({ etag, readers }: SharedAnswer): Record<string, string> => ({
  etag,
  vary: 'authorization',
  [SHARED_WITH_HEADER]: readers,
  'surrogate-control': 'max-age=1',
  'cache-control': readers === 'visitors' ? 'public, max-age=0, s-maxage=1, must-revalidate' : 'no-store',
});

/** True if the reader's `If-None-Match` names this answer. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim() === etag || known.trim() === '*') ?? false;
}
