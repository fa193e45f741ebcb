import { Injectable } from '@nestjs/common';
import { NoRespondersError, RequestError, TimeoutError } from '@nats-io/nats-core';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { type Ask, type QuestionAnswer, type QuestionName, questions } from '@werkbank/contracts/questions';
import { PartUnavailable } from '../parts/part-unavailable.js';
import { NatsLink } from './nats-link.js';
import { ASKER_WAITS_MS, domainOf, headersWithRequestId, questionSubject } from './wire.js';

export interface AskOptions {
  timeoutMs?: number;
}

/** What travels back: the answer, a refusal, or that the other part could not answer. */
export type Reply = { answer: unknown } | { refusal: unknown } | { unavailable: string };

/** Asks other domains what is needed right now. */
@Injectable()
export class Questions {
  constructor(private readonly link: NatsLink) {}

  /** The answer or the other domain's refusal. Throws `PartUnavailable` (a 503 to the caller) when nobody answers. */
  async ask<N extends QuestionName>(
    name: N,
    payload: Ask<N>,
    { timeoutMs = ASKER_WAITS_MS }: AskOptions = {},
  ): Promise<QuestionAnswer<N> | Refusal> {
    const question = JSON.stringify(questions[name].ask.parse(payload));
    const reply = await this.request(name, question, timeoutMs);
    if ('unavailable' in reply) throw new PartUnavailable(reply.unavailable);
    if ('refusal' in reply) {
      if (!isRefusal(reply.refusal)) throw new PartUnavailable(domainOf(name), new Error('Unknown refusal'));
      return refuse(reply.refusal.code, reply.refusal);
    }
    const answer = questions[name].answer.safeParse(reply.answer);
    if (!answer.success) throw new PartUnavailable(domainOf(name), answer.error);
    return answer.data as QuestionAnswer<N>;
  }

  private async request(name: QuestionName, question: string, timeout: number): Promise<Reply> {
    try {
      const message = await this.link
        .now()
        .request(questionSubject(name), question, { timeout, headers: headersWithRequestId() });
      return message.json<Reply>();
    } catch (error) {
      const nobody =
        error instanceof TimeoutError ||
        error instanceof NoRespondersError ||
        error instanceof RequestError ||
        // What came back is no answer.
        error instanceof SyntaxError;
      throw nobody ? new PartUnavailable(domainOf(name), error) : error;
    }
  }
}
