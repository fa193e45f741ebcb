import { LRUCache } from 'lru-cache';
import { ServiceAnswer } from './service-answer.js';

const mebibyte = 1024 * 1024;

interface Known {
  /** Time of the request or of its last revalidation, in milliseconds of the process. */
  askedAt: number;
  answer: ServiceAnswer;
}

/** Calls the service; returns `known` if it is still valid. */
export type AskService = (known: ServiceAnswer | undefined) => Promise<ServiceAnswer>;

/**
 * Answers that many readers share, kept for a second if their service allows it. Equal requests wait for one answer. An
 * expired entry is revalidated by its ETag, so unchanged content is neither sent nor compressed again.
 */
export class ResponseCache {
  private readonly known = new LRUCache<string, Known>({
    maxSize: 64 * mebibyte,
    // Compressed forms need space, too.
    sizeCalculation: ({ answer }, key) => Math.ceil(1.5 * answer.body.length) + key.length + 500,
  });
  private readonly underWay = new Map<string, Promise<Known>>();
  /** Entries that are older than this are revalidated. */
  private changedAt = 0;

  /** @param clock milliseconds since any fixed point */
  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** @param mayTakeKnown false: the service has to answer */
  async get(key: string, ask: AskService, mayTakeKnown = true): Promise<ServiceAnswer> {
    const known = this.known.get(key);
    if (mayTakeKnown && known && this.isFresh(known)) return known.answer;
    const underWay = mayTakeKnown ? this.underWay.get(key) : undefined;
    if (underWay) {
      const got = await underWay;
      // A private answer is only for the first reader, so this one asks the service itself.
      if (this.isFresh(got)) return got.answer;
    }
    return (await this.ask(key, known?.answer, ask)).answer;
  }

  /** Call after a change: later requests ask the service again. */
  changed(): void {
    this.changedAt = this.clock();
  }

  private ask(key: string, known: ServiceAnswer | undefined, ask: AskService): Promise<Known> {
    const askedAt = this.clock();
    const asked = ask(known)
      .then((answer) => {
        const got = { askedAt, answer };
        if (answer.sharedForMs > 0) this.known.set(key, got);
        else this.known.delete(key);
        return got;
      })
      .finally(() => {
        if (this.underWay.get(key) === asked) this.underWay.delete(key);
      });
    this.underWay.set(key, asked);
    return asked;
  }

  private isFresh({ askedAt, answer }: Known): boolean {
    return askedAt >= this.changedAt && this.clock() - askedAt < answer.sharedForMs;
  }
}
