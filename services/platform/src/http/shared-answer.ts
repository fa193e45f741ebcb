import { createHash } from 'node:crypto';

/** The bytes of an answer that is the same for all visitors, with what tells a reader whether it is the one she has. */
export class SharedAnswer {
  private constructor(
    readonly body: Buffer,
    readonly etag: string,
  ) {}

  static of(answer: object): SharedAnswer {
    const body = Buffer.from(JSON.stringify(answer));
    // Weak: what the gateway compresses has other bytes and says the same.
    return new SharedAnswer(body, `W/"${createHash('sha1').update(body).digest('base64url')}"`);
  }
}

/**
 * Whoever keeps it for others asks again after a second, a browser each time; and it is nobody's who says who she is, for
 * she may have prices of her own.
 */
export const sharedAnswerHeaders = {
  'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
  vary: 'authorization',
};

/** Whether the reader has this answer already, as `If-None-Match` says. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim() === etag || known.trim() === '*') ?? false;
}
