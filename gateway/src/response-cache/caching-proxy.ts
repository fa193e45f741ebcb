import type { IncomingHttpHeaders } from 'node:http';
import { refuse } from '@werkbank/contracts/errors';
import type { Route } from '@werkbank/contracts/routes';
import { SHARED_WITH_HEADER } from '@werkbank/platform/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent } from 'undici';
import { answeredHeaders, forwardedHeaders } from '../service-connections/forwarded-headers.js';
import { noteUnanswered } from '../service-connections/unanswered-calls.js';
import {
  idleConnection,
  serviceConnections,
  type ServicePlaces,
} from '../service-connections/service-places.js';
import { answerRefusal } from '../protect/answer-refusal.js';
import { ServiceAnswer } from './service-answer.js';
import { AcceptedTokens } from './accepted-tokens.js';
import { ResponseCache } from './response-cache.js';

/** No answer to visitors is larger. */
const mostBytes = 8 * 1024 * 1024;

/** Answers may be shared if visitors may read them and their service gets no cookie. */
export function mayShare(
  { method, domain, access, longAnswer, stream }: Route,
  { method: asked }: Pick<FastifyRequest, 'method'>,
): boolean {
  const forVisitors = access.includes('visitor') && domain !== 'admin';
  return method === 'GET' && asked === 'GET' && forVisitors && !longAnswer && !stream;
}

/** Passes calls of visitors and customers on. Equal calls of equal readers share one call to the service. */
export class CachingProxy {
  private readonly answers = new ResponseCache();
  private readonly accepted = new AcceptedTokens();
  private readonly agent: Agent;
  private readonly secret: string | undefined;

  constructor(
    fastify: FastifyInstance,
    private readonly places: ServicePlaces,
    { secret, timeoutMs }: { secret: string | undefined; timeoutMs: number },
  ) {
    this.secret = secret;
    this.agent = new Agent({
      connections: serviceConnections,
      ...idleConnection,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      connectTimeout: 2_000,
      maxResponseSize: mostBytes,
    });
    fastify.addHook('onClose', () => this.agent.close());
  }

  /** Call after a change through this gateway: visitors see it with their next call. */
  changed(): void {
    this.answers.changed();
  }

  /** Call after a session or a person may have ended: services check each reader's access again. */
  mayHaveEnded(): void {
    this.accepted.forget();
  }

  async pass(
    request: FastifyRequest,
    reply: FastifyReply,
    route: Route,
    { service, readers }: { service: string; readers: string },
  ): Promise<FastifyReply> {
    const { headers, url } = request;
    const ask = (known: ServiceAnswer | undefined) =>
      this.ask(request, { headers, url }, route, { service, readers, known });
    try {
      const answer =
        readers === 'visitors'
          ? await this.answers.get(`${readers} ${url}`, ask)
          : await this.accepted.ask(headers.authorization, (isAccepted) =>
              this.answers.get(`${readers} ${url}`, ask, isAccepted),
            );
      return await send(answer, request, reply);
    } catch (error) {
      if (error instanceof NoPlace) return answerRefusal(request, reply, refuse('TOO_BUSY'));
      noteUnanswered(request, route, error);
      return answerRefusal(request, reply, refuse('PART_UNAVAILABLE'));
    }
  }

  /** The visitors' answer at `url`, for content that the gateway composes from it. */
  async read(request: FastifyRequest, route: Route, service: string, url: string): Promise<ServiceAnswer> {
    const readers = 'visitors';
    return this.answers.get(`${readers} ${url}`, (known) =>
      this.ask(request, { headers: { accept: 'application/json' }, url }, route, { service, readers, known }),
    );
  }

  private async ask(
    request: FastifyRequest,
    asked: { headers: IncomingHttpHeaders; url: string },
    route: Route,
    { service, readers, known }: { service: string; readers: string; known: ServiceAnswer | undefined },
  ): Promise<ServiceAnswer> {
    const place = this.places.take(route);
    if (!place) throw new NoPlace();
    try {
      const { host: _, 'if-none-match': _known, 'if-modified-since': _since, ...given } = asked.headers;
      const { origin, pathname } = new URL(service);
      const { statusCode, headers, body } = await this.agent.request({
        origin,
        path: `${pathname.replace(/\/$/, '')}${asked.url}`,
        method: 'GET',
        headers: {
          ...forwardedHeaders(request, given, route, this.secret),
          ...(known?.headers.etag !== undefined && { 'if-none-match': known.headers.etag }),
        },
      });
      const bytes = Buffer.from(await body.arrayBuffer());
      return statusCode === 304 && known
        ? known
        : new ServiceAnswer(statusCode, answeredHeaders(headers), bytes, readers);
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
  const {
    'content-length': _length,
    [SHARED_WITH_HEADER]: _readers,
    'surrogate-control': _forHowLong,
    etag,
    ...headers
  } = answer.headers;
  reply.status(answer.status).headers({ ...headers, vary: 'accept-encoding, authorization' });
  // Customers' answers are never kept by the browser, so they need no ETag.
  if (answer.readers === 'visitors' && etag !== undefined) reply.header('etag', etag);
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    return reply.status(304).removeHeader('content-type').send();
  }
  const { body, encoding } = await answer.bodyFor(String(request.headers['accept-encoding'] ?? ''));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}
