import { refuse } from '@werkbank/contracts/errors';
import type { Route } from '@werkbank/contracts/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent } from 'undici';
import { answeredHeaders, forwardedHeaders } from '../forward-calls/forwarded-headers.js';
import { serviceConnections, type ServicePlaces } from '../forward-calls/service-places.js';
import { answerRefusal } from '../protect/answer-refusal.js';
import { ServiceAnswer } from './service-answer.js';
import { SharedAnswers } from './shared-answers.js';

/** Larger answers to visitors there are none. */
const mostBytes = 8 * 1024 * 1024;

/** Whether a visitor may get what another one got: reading without a token, from services that get to see no cookie. */
export function mayShare(
  { method, domain, access, longAnswer, stream }: Route,
  { method: asked, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
): boolean {
  const forVisitors = access.includes('visitor') && domain !== 'admin';
  return (
    method === 'GET' &&
    asked === 'GET' &&
    forVisitors &&
    !longAnswer &&
    !stream &&
    headers.authorization === undefined
  );
}

/** Passes calls of visitors on, one of those that ask for the same at a time. */
export class SharePassage {
  private readonly answers = new SharedAnswers();
  private readonly agent = new Agent({
    connections: serviceConnections,
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
    connectTimeout: 2_000,
    maxResponseSize: mostBytes,
  });

  constructor(
    fastify: FastifyInstance,
    private readonly places: ServicePlaces,
    private readonly secret: string | undefined,
  ) {
    fastify.addHook('onClose', () => this.agent.close());
  }

  /** Something of the service was changed through this gateway: visitors see it with their next call. */
  changed(): void {
    this.answers.changed();
  }

  async pass(
    request: FastifyRequest,
    reply: FastifyReply,
    route: Route,
    service: string,
  ): Promise<FastifyReply> {
    try {
      const answer = await this.answers.get(request.url, (known) => this.ask(request, route, service, known));
      return await send(answer, request, reply);
    } catch (error) {
      if (error instanceof NoPlace) return answerRefusal(request, reply, refuse('TOO_BUSY'));
      request.log.warn({ service: route.domain, reason: String(error) }, 'service does not answer');
      return answerRefusal(request, reply, refuse('PART_UNAVAILABLE'));
    }
  }

  private async ask(
    request: FastifyRequest,
    route: Route,
    service: string,
    known: ServiceAnswer | undefined,
  ): Promise<ServiceAnswer> {
    const place = this.places.take(route.domain);
    if (!place) throw new NoPlace();
    try {
      const { host: _, 'if-none-match': _known, 'if-modified-since': _since, ...given } = request.headers;
      const { origin, pathname } = new URL(service);
      const { statusCode, headers, body } = await this.agent.request({
        origin,
        path: `${pathname.replace(/\/$/, '')}${request.url}`,
        method: 'GET',
        headers: {
          ...forwardedHeaders(request, given, route, this.secret),
          ...(known?.headers.etag !== undefined && { 'if-none-match': known.headers.etag }),
        },
      });
      const bytes = Buffer.from(await body.arrayBuffer());
      return statusCode === 304 && known
        ? known
        : new ServiceAnswer(statusCode, answeredHeaders(headers), bytes);
    } finally {
      place();
    }
  }
}

class NoPlace extends Error {}

async function send(
  answer: ServiceAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { 'content-length': _, ...headers } = answer.headers;
  const { etag } = headers;
  reply.status(answer.status).headers({ ...headers, vary: 'accept-encoding, authorization' });
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    return reply.status(304).removeHeader('content-type').send();
  }
  const { body, encoding } = await answer.bodyFor(String(request.headers['accept-encoding'] ?? ''));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}
