import { applyDecorators, UseFilters } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { Refusal } from '@werkbank/contracts/errors';
import type { Asked, QuestionAnswer, QuestionName } from '@werkbank/contracts/questions';
import { LetErrorsThrough } from './let-errors-through.js';

/** Identifies the transport of questions to Nest. */
export const QUESTIONS = Symbol('QUESTIONS');

type Answer<N extends QuestionName> = QuestionAnswer<N> | Refusal;

/** Marks the controller method that answers a question of other domains. It returns the answer or a refusal. */
export function Question<N extends QuestionName>(name: N) {
  return <H extends (ask: Asked<N>) => Answer<N> | Promise<Answer<N>>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    Payload()(target, key, 0);
    applyDecorators(MessagePattern<string>(name, QUESTIONS), UseFilters(LetErrorsThrough))(
      target,
      key,
      descriptor as PropertyDescriptor,
    );
  };
}
