import type { EntityManager } from '@mikro-orm/postgresql';
import { applyDecorators, UseFilters } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { FactName, FactPayload } from '@werkbank/contracts/facts';
import { LetErrorsThrough } from './let-errors-through.js';

/** Identifies the transport of facts to Nest. */
export const JETSTREAM = Symbol('JETSTREAM');

export interface OnFactOptions {
  /** Tells two handlers of one fact in one service apart. It becomes part of the durable's name: do not rename. */
  as?: string;
  /**
   * How many messages may be handled at a time; 1 keeps the sender's order, also across replicas and retries. More
   * is for handlers that do not mind the order, such as sending mails.
   */
  parallel?: number;
}

/** What the transport knows about a handler. */
export interface FactSubscription {
  fact: FactName;
  parallel: number;
}

/**
 * Marks the controller method that handles a fact: `handle(payload, em)`. `em` is inside of a transaction that also
 * remembers the message, so the change happens exactly once; whatever the method throws is retried.
 */
export function OnFact<N extends FactName>(name: N, options: OnFactOptions = {}) {
  return <H extends (payload: FactPayload<N>, em: EntityManager) => void | Promise<void>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    const pattern = options.as === undefined ? name : `${name}#${options.as}`;
    const subscription: FactSubscription = { fact: name, parallel: options.parallel ?? 1 };
    applyDecorators(EventPattern<string>(pattern, JETSTREAM, subscription), UseFilters(LetErrorsThrough))(
      target,
      key,
      descriptor as PropertyDescriptor,
    );
  };
}
