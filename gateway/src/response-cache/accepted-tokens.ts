import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ServiceAnswer } from './service-answer.js';

/**
 * Access tokens that a service has just accepted, as long as its answer may be shared. The gateway does not know of ended
 * sessions, and would otherwise go on sharing answers of colleagues.
 */
export class AcceptedTokens {
  private readonly accepted = new LRUCache<string, true>({ max: 10_000, ttl: 1_000 });
  private forgotten = 0;

  /** Answers from the cache only for an accepted token, and remembers that this one was accepted. */
  async ask(
    authorization: string | undefined,
    answer: (isAccepted: boolean) => Promise<ServiceAnswer>,
  ): Promise<ServiceAnswer> {
    const key = createHash('sha256')
      .update(authorization ?? '')
      .digest('base64url');
    const { forgotten } = this;
    const isAccepted = this.accepted.has(key);
    const got = await answer(isAccepted);
    const mayCount = !isAccepted && got.sharedForMs > 0 && forgotten === this.forgotten;
    if (mayCount) this.accepted.set(key, true, { ttl: got.sharedForMs });
    return got;
  }

  forget(): void {
    this.forgotten += 1;
    this.accepted.clear();
  }
}
