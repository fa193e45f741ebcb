import { LRUCache } from 'lru-cache';
import { ServiceAnswer } from './service-answer.js';

const mebibyte = 1024 * 1024;

interface Known {
  /** When it was asked for, or asked whether it still holds: milliseconds of the process. */
  askedAt: number;
  answer: ServiceAnswer;
}

/** Asks the service, and says whether it has `known` still to say. */
export type AskService = (known: ServiceAnswer | undefined) => Promise<ServiceAnswer>;

/**
 * Answers that are the same for many, kept for a second where their service allows it. Who asks
 * for what is being asked for waits for that answer. A kept one is asked for again by its ETag, so that what has not changed is
 * neither sent nor compressed anew.
 */
export class ResponseCache {
  private readonly known = new LRUCache<string, Known>({
    maxSize: 64 * mebibyte,
    // Its compressed forms come on top.
    sizeCalculation: ({ answer }, key) => Math.ceil(1.5 * answer.body.length) + key.length + 500,
  });
  private readonly underWay = new Map<string, Promise<Known>>();
  /** Older ones are asked for again. */
  private changedAt = 0;

  /** @param clock milliseconds since some beginning */
  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** @param mayTakeKnown whether it need not be the service that answers */
  async get(key: string, ask: AskService, mayTakeKnown = true): Promise<ServiceAnswer> {
    const known = this.known.get(key);
    if (mayTakeKnown && known && this.isFresh(known)) return known.answer;
    const underWay = mayTakeKnown ? this.underWay.get(key) : undefined;
    if (underWay) {
      const got = await underWay;
      // What may not be shared was meant for whoever asked first.
      if (this.isFresh(got)) return got.answer;
    }
    return (await this.ask(key, known?.answer, ask)).answer;
  }

  /** Somebody has changed something: the next ones ask anew. */
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
