import { type ErrorCode, errorBody, errorStatus, type Refusal } from '@werkbank/contracts/errors';
import { preferredLanguage } from '@werkbank/platform/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** After how many seconds it is worth to come again. */
const retryAfter: Partial<Record<ErrorCode, number>> = { TOO_BUSY: 2, TOO_MANY_REQUESTS: 2 };

/** Answers a refusal in the language asked for. */
export function answerRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const seconds = retryAfter[refusal.code];
  if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds);
  return reply
    .status(errorStatus(refusal.code))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody(refusal, preferredLanguage(request.headers['accept-language'])));
}
