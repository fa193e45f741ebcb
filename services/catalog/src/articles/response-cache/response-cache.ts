import { Inject, Injectable } from '@nestjs/common';
import { type Caller, readersLike } from '@werkbank/contracts/access';
import type { RouteName } from '@werkbank/contracts/routes';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { Cache, Changes } from '@werkbank/platform/cache';
import { SharedAnswer } from '@werkbank/platform/http';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { CatalogEnv } from '../../env.js';
import type { CatalogueNow } from '../read-catalogue/catalogue-now.js';

const mebibyte = 1024 * 1024;

/** The parts of the cache key beside the catalogue and its readers. */
interface Asked<A> {
  call: RouteName;
  input: unknown;
  /** False if country or currency have to be looked up for each person; the answer is then not cached. */
  saysAudience: boolean;
  /** True if the answer may be cached; default: every answer. */
  isWhole?: (answer: A) => boolean;
  /** Returns an action that runs each time the answer is given, also from the cache. */
  whenGiven?: (answer: A) => () => void;
}

/**
 * Visitors, and the users of one customer, get the same bytes for the same request, built once until the
 * data changes.
 */
@Injectable()
export class ResponseCache {
  private readonly answers: Cache<{ answer: SharedAnswer | Refusal; given: (() => void) | undefined }>;

  constructor(changes: Changes, @Inject(SERVICE) { env }: ServiceInfo<CatalogEnv>) {
    this.answers = new Cache(changes, {
      mostBytes: (env.CACHE_MIB * mebibyte) / 2,
      bytesOf: ({ answer }) => (isRefusal(answer) ? 1 : answer.body.length),
    });
  }

  /**
   * @param build makes the answer from `now` alone
   */
  async answer<A extends object>(
    now: CatalogueNow,
    caller: Caller,
    asked: Asked<A>,
    build: () => Promise<A | Refusal>,
  ): Promise<A | Refusal | SharedAnswer> {
    const readers = readersLike(caller);
    const givenOf = (built: A | Refusal) => (isRefusal(built) ? undefined : asked.whenGiven?.(built));
    if (readers === undefined || !asked.saysAudience) {
      const built = await build();
      givenOf(built)?.();
      return built;
    }
    const key = JSON.stringify([now.timeOfOrders, readers, asked.call, asked.input]);
    const { value } = await this.answers.get(key, async () => {
      const built = await build();
      const answer = isRefusal(built) ? built : SharedAnswer.of(built, readers);
      const onlyOnce = isRefusal(built) || asked.isWhole?.(built) === false;
      return { value: { answer, given: givenOf(built) }, madeOf: now.madeOf, onlyOnce };
    });
    value.given?.();
    return value.answer;
  }
}
