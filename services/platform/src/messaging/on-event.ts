import type { EntityManager } from '@mikro-orm/postgresql';
import { applyDecorators, UseFilters } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { EventName, EventPayload } from '@werkbank/contracts/events';
import { LetErrorsThrough } from './let-errors-through.js';

export const JETSTREAM = Symbol('JETSTREAM');

export interface OnEventOptions {
  /** Distinguishes two handlers of one event in one service. It becomes part of the durable's name: do not rename. */
  as?: string;
  /**
   * Number of messages that may be handled at a time; 1 keeps the sender's order, also across replicas and retries.
   * More is for handlers that do not depend on the order, such as mails.
   */
  parallel?: number;
}

export interface EventSubscription {
  event: EventName;
  parallel: number;
}

/**
 * Marks the controller method that handles an event: `handle(payload, em)`. `em` is in a transaction that also records
 * the message in the inbox, so the change happens exactly once. Errors are retried.
 */
export function OnEvent<N extends EventName>(name: N, options: OnEventOptions = {}) {
  return <H extends (payload: EventPayload<N>, em: EntityManager) => void | Promise<void>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    const pattern = options.as === undefined ? name : `${name}#${options.as}`;
    const subscription: EventSubscription = { event: name, parallel: options.parallel ?? 1 };
    applyDecorators(EventPattern<string>(pattern, JETSTREAM, subscription), UseFilters(LetErrorsThrough))(
      target,
      key,
      descriptor as PropertyDescriptor,
    );
  };
}
