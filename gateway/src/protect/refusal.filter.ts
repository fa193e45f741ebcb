import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { isRefusal } from '@werkbank/contracts/errors';
import { FailureFilter } from '@werkbank/platform/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerRefusal } from './answer-refusal.js';

/** Fastify's plugins can only throw: a refusal among what they throw is answered as one, the rest is a failure. */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  private readonly failures = new FailureFilter();

  catch(thrown: unknown, host: ArgumentsHost): void {
    if (!isRefusal(thrown)) return this.failures.catch(thrown, host);
    const http = host.switchToHttp();
    answerRefusal(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), thrown);
  }
}
