import { Injectable } from '@nestjs/common';
import { NoRespondersError, RequestError, type RequestOptions, TimeoutError } from '@nats-io/nats-core';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { type Ask, type QueryAnswer, type QueryName, queries } from '@werkbank/contracts/queries';
import { DependencyUnavailable } from '../dependency-errors/dependency-unavailable.js';
import { endWith, startAsking } from '../tracing/trace-messages.js';
import { NatsConnectionService } from './nats-connection.js';
import { ASKER_WAITS_MS, correlatedHeaders, currentCorrelation, domainOf, querySubject } from './wire.js';

/** NATS counts as down if no server of the cluster takes the connection within this time. */
const otherServerWithinMs = 1_000;

export interface AskOptions {
  timeoutMs?: number;
}

/** The reply's form: the answer, a refusal, or the failure of the other part. */
export type Reply = { answer: unknown } | { refusal: unknown } | { unavailable: string };

export const whyUnavailable = (reply: Reply): string | undefined =>
  'unavailable' in reply ? 'unavailable' : undefined;

@Injectable()
export class Queries {
  constructor(private readonly nats: NatsConnectionService) {}

  /**
   * Returns the answer or the other domain's refusal. Throws `DependencyUnavailable` (a 503 to the caller) without an
   * answer.
   */
  async ask<N extends QueryName>(
    name: N,
    payload: Ask<N>,
    { timeoutMs = ASKER_WAITS_MS }: AskOptions = {},
  ): Promise<QueryAnswer<N> | Refusal> {
    const query = JSON.stringify(queries[name].ask.parse(payload));
    const reply = await this.request(name, query, timeoutMs);
    if ('unavailable' in reply) throw new DependencyUnavailable(reply.unavailable);
    if ('refusal' in reply) {
      if (!isRefusal(reply.refusal))
        throw new DependencyUnavailable(domainOf(name), new Error('Unknown refusal'));
      return refuse(reply.refusal.code, reply.refusal);
    }
    const answer = queries[name].answer.safeParse(reply.answer);
    if (!answer.success) throw new DependencyUnavailable(domainOf(name), answer.error);
    return answer.data as QueryAnswer<N>;
  }

  /** A stopping server of a cluster loses answers; the next one is there at once, and queries are safe to repeat. */
  private async request(name: QueryName, query: string, timeout: number): Promise<Reply> {
    const endsAt = performance.now() + timeout;
    const { contacts } = this.nats;
    try {
      return await this.requestOnce(name, query, timeout);
    } catch (error) {
      const isSame = this.nats.isUp && this.nats.contacts === contacts;
      const left = Math.ceil(endsAt - performance.now());
      if (isSame || left <= 0 || !this.nats.isUpOrLostWithin(otherServerWithinMs)) throw error;
      await this.nats.whenUp(AbortSignal.timeout(Math.min(otherServerWithinMs, left)));
      if (!this.nats.isUp) throw error;
      return this.requestOnce(name, query, left);
    }
  }

  private requestOnce(name: QueryName, query: string, timeout: number): Promise<Reply> {
    const span = startAsking(name);
    const headers = correlatedHeaders(currentCorrelation(span));
    return endWith(span, () => this.send(name, query, { timeout, headers }), whyUnavailable);
  }

  private async send(name: QueryName, query: string, options: RequestOptions): Promise<Reply> {
    try {
      const asked = this.nats.now().request(querySubject(name), query, options);
      return (await this.nats.unlessLost(asked)).json<Reply>();
    } catch (error) {
      const nobody =
        error instanceof TimeoutError ||
        error instanceof NoRespondersError ||
        error instanceof RequestError ||
        // The reply is not JSON.
        error instanceof SyntaxError;
      throw nobody ? new DependencyUnavailable(domainOf(name), error) : error;
    }
  }
}
