import { applyDecorators, UseFilters } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { Refusal } from '@werkbank/contracts/errors';
import type { Asked, QueryAnswer, QueryName } from '@werkbank/contracts/queries';
import { LetErrorsThrough } from './let-errors-through.js';

/** Identifies the transport of queries to Nest. */
export const QUERIES = Symbol('QUERIES');

type Answer<N extends QueryName> = QueryAnswer<N> | Refusal;

/** Marks the controller method that answers a query of other domains. It returns the answer or a refusal. */
export function QueryHandler<N extends QueryName>(name: N) {
  return <H extends (ask: Asked<N>) => Answer<N> | Promise<Answer<N>>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    Payload()(target, key, 0);
    applyDecorators(MessagePattern<string>(name, QUERIES), UseFilters(LetErrorsThrough))(
      target,
      key,
      descriptor as PropertyDescriptor,
    );
  };
}
