import { errorBody, errorStatus, type Refusal } from '@werkbank/contracts/errors';
import { preferredLanguage } from '@werkbank/platform/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers a refusal in the language asked for. */
export function answerRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply
    .status(errorStatus(refusal.code))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody(refusal, preferredLanguage(request.headers['accept-language'])));
}
