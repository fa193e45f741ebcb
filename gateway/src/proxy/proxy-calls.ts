import { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import { type Caller, mayCall, readersLike } from '@werkbank/contracts/access';
import { addressVariable, domains, forEachDomain } from '@werkbank/contracts/domains';
import type { RefusedRelease } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { type Route, type RouteName, routeNames, routes } from '@werkbank/contracts/routes';
import { callerOf, type TokenCheck } from '@werkbank/platform/auth';
import { REFUSED_RELEASES_HEADER } from '@werkbank/platform/http';
import { isOutage } from '@werkbank/platform/dependency-errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayCompress, sendCompressed } from '../compress-answers/compress-answers.js';
import { isShort, readShort, sendShort } from '../compress-answers/short-answer.js';
import type { GatewayEnv } from '../env.js';
import { answerRefusal } from '../protect/answer-refusal.js';
import { limitLogins, limitOf, limitUsers } from '../protect/limit-rates.js';
import { mayShare, CachingProxy } from '../response-cache/caching-proxy.js';
import { answeredHeaders, forwardedHeaders } from '../service-connections/forwarded-headers.js';
import { answerTimeout } from '../service-connections/answer-timeout.js';
import { FilePlaces } from './file-places.js';
import { BodyMemory, readBody } from './read-body.js';
import {
  idleConnection,
  type Services,
  serviceConnections,
  ServicePlaces,
} from '../service-connections/service-places.js';
import { StreamPassage } from './pass-stream.js';
import { UploadPassage } from './pass-upload.js';
import { takeAnswer } from './take-answer.js';
import { noteGivenUp, noteUnanswered, startCounting } from '../service-connections/unanswered-calls.js';

const mebibyte = 1024 * 1024;
/** Small bodies have to arrive at once, files at the pace of a slow line. */
const bodyBounds = { bytes: mebibyte, withinMs: 10_000 };
const fileBounds = { bytes: 16 * mebibyte, withinMs: 120_000 };
/** Only the minimum pace bounds the time. */
const largeFileBounds = { bytes: 2048 * mebibyte };
const answerBounds = {
  usual: { bytes: mebibyte, withinMs: 120_000 },
  /** A small buffer: it keeps the service's stream moving, so neither side takes the other for gone. */
  long: { bytes: mebibyte / 16, withinMs: 30 * 60_000 },
};

/** The services, and the limits and caches that all calls to them share. */
export interface ReachedServices {
  services: Services;
  places: ServicePlaces;
  shared: CachingProxy;
}

export function reachServices(fastify: FastifyInstance, env: GatewayEnv): ReachedServices {
  startCounting(domains);
  const places = new ServicePlaces(env.CALLS_PER_SERVICE);
  return {
    services: forEachDomain((domain) => env[addressVariable(domain)]),
    places,
    shared: new CachingProxy(fastify, places, {
      secret: env.GATEWAY_SECRET,
      timeoutMs: env.VISITORS_READ_MS,
    }),
  };
}

interface Forwarding extends ReachedServices {
  refusedReleases: () => RefusedRelease[];
  env: GatewayEnv;
  tokens: TokenCheck;
  /** Counts a signed-in user's call and returns whether it is within the limit per minute. */
  mayCallOnce: ReturnType<typeof limitUsers>;
  /** Counts a login; returns the retry delay in seconds if the login is over the limit. */
  loginWaits: ReturnType<typeof limitLogins>;
  memory: BodyMemory;
  streams: StreamPassage;
  uploads: UploadPassage;
  largeUploads: UploadPassage;
  exports: FilePlaces;
}

/** Opens exactly the calls of the contract, each to the service that owns it. Everything else below /api is 404. */
export async function proxyCalls(
  fastify: FastifyInstance,
  env: GatewayEnv,
  tokens: TokenCheck,
  reached: ReachedServices & Pick<Forwarding, 'refusedReleases'>,
): Promise<void> {
  await fastify.register(replyFrom, {
    undici: {
      connections: serviceConnections,
      ...idleConnection,
      connectTimeout: 2_000,
    },
    // The gateway never retries a call: only its caller knows whether a repetition is safe.
    retryMethods: [],
    maxRetriesOn503: 0,
  });
  // The gateway passes bodies on as bytes; the service that owns the call validates them.
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  const pace = { bytesPerSecond: env.UPLOAD_PACE, overMs: 10_000 };
  const serviceMs = 3 * env.VISITORS_READ_MS;
  const forwarding: Forwarding = {
    env,
    tokens,
    mayCallOnce: limitUsers(fastify, env),
    loginWaits: limitLogins(fastify, env),
    ...reached,
    memory: new BodyMemory(256 * mebibyte),
    streams: new StreamPassage(fastify, env.OPEN_STREAMS, env.GATEWAY_SECRET),
    uploads: new UploadPassage(
      { ...fileBounds, pace, serviceMs },
      new FilePlaces({
        ofService: env.UPLOADS_PER_SERVICE,
        ofPerson: env.UPLOADS_PER_PERSON,
        ofCompany: env.UPLOADS_PER_COMPANY,
      }),
      env.GATEWAY_SECRET,
    ),
    largeUploads: new UploadPassage(
      { ...largeFileBounds, pace, serviceMs },
      new FilePlaces({
        ofService: env.LARGE_UPLOADS_PER_SERVICE,
        ofPerson: env.LARGE_UPLOADS_PER_COMPANY,
        ofCompany: env.LARGE_UPLOADS_PER_COMPANY,
      }),
      env.GATEWAY_SECRET,
    ),
    exports: new FilePlaces(
      {
        ofService: env.EXPORTS_PER_SERVICE,
        ofPerson: env.EXPORTS_PER_PERSON,
        ofCompany: env.EXPORTS_PER_COMPANY,
      },
      'TOO_MANY_DOWNLOADS',
    ),
  };
  for (const name of routeNames) openCall(fastify, name, forwarding);
  fastify.all('/api/*', (request, reply) => answerRefusal(request, reply, refuse('NOT_FOUND')));
}

function openCall(fastify: FastifyInstance, name: RouteName, forwarding: Forwarding): void {
  const route: Route = routes[name];
  const bounds = { ...bodyBounds, memory: forwarding.memory };
  const fileBytes = route.largeBody ? largeFileBounds.bytes : fileBounds.bytes;
  const mostBytes = route.rawBody ? fileBytes : bodyBounds.bytes;
  fastify.route({
    method: route.method,
    url: route.path,
    bodyLimit: mostBytes,
    config: { rateLimit: limitOf(name, forwarding.env) },
    handler: async (request, reply) => {
      if (Number(request.headers['content-length'] ?? 0) > mostBytes) {
        return answerRefusal(request, reply, refuse('BODY_TOO_LARGE'));
      }
      const caller = await allowedCaller(request, route, forwarding.tokens);
      if (isRefusal(caller)) return answerRefusal(request, reply, caller);
      if (caller.kind === 'user' && !(await forwarding.mayCallOnce(request, caller))) {
        return answerRefusal(request, reply, refuse('TOO_MANY_REQUESTS'));
      }
      const service = forwarding.services[route.domain];
      if (!route.stream) noteGivenUp(request, reply, route);
      const readers = mayShare(route, request) ? readersLike(caller) : undefined;
      if (readers !== undefined) return forwarding.shared.pass(request, reply, route, { service, readers });
      if (route.stream) return forwarding.streams.pass(request, reply, route, service);
      const uploads = route.largeBody ? forwarding.largeUploads : forwarding.uploads;
      if (route.rawBody) return uploads.pass(request, reply, { route, service, caller });
      const body = request.body instanceof Readable ? await readBody(request.body, bounds) : undefined;
      if (isRefusal(body)) {
        // The rest of the body stays unread.
        return answerRefusal(request, reply.header('connection', 'close'), body);
      }
      const seconds = name === 'login' ? await forwarding.loginWaits(request, body?.bytes) : undefined;
      if (seconds !== undefined) {
        body?.letGo();
        return answerRefusal(request, reply.header('retry-after', seconds), refuse('TOO_MANY_REQUESTS'));
      }
      const places = takePlaces(route, caller, forwarding);
      if (isRefusal(places)) {
        body?.letGo();
        return answerRefusal(request, reply, places);
      }
      const done = (): void => {
        places();
        body?.letGo();
      };
      return pass(request, reply, { route, forwarding, body: body?.bytes, done });
    },
  });
}

/** Takes a place at the service, and for an export also one of its company. */
function takePlaces(route: Route, caller: Caller, { exports, places }: Forwarding): (() => void) | Refusal {
  const leave = route.export ? exports.take(route.domain, caller) : undefined;
  if (isRefusal(leave)) return leave;
  const place = places.take(route);
  if (!place) {
    leave?.();
    return refuse('TOO_BUSY');
  }
  return () => {
    place();
    leave?.();
  };
}

/** The first of two checks: the service repeats it and also checks the owner of the object. */
async function allowedCaller(request: FastifyRequest, route: Route, tokens: TokenCheck) {
  try {
    const caller = await callerOf(request.headers, tokens);
    if (isRefusal(caller) || mayCall(route.access, caller)) return caller;
    return refuse(caller.kind === 'visitor' ? 'AUTHENTICATION_REQUIRED' : 'FORBIDDEN');
  } catch (error) {
    if (isOutage(error)) return refuse('PART_UNAVAILABLE');
    throw error;
  }
}

interface Passing {
  route: Route;
  forwarding: Forwarding;
  body: Buffer | undefined;
  /** Called once the service has answered or failed. */
  done: () => void;
}

function pass(request: FastifyRequest, reply: FastifyReply, { route, forwarding, body, done }: Passing) {
  const service = forwarding.services[route.domain];
  const [path = '', ...query] = request.url.split('?');
  return reply.from(`${service}${path}`, {
    timeout: answerTimeout(route, forwarding.env.VISITORS_READ_MS),
    // The query is separate from the path, which is searched for `..`: a search text may contain anything, broken
    // escapes included.
    queryString: () => query.join('?'),
    ...(body && { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' }),
    rewriteRequestHeaders: (_request, headers) => ({
      ...forwardedHeaders(request, headers, route, forwarding.env.GATEWAY_SECRET),
      ...(route.path === routes.getOperations.path && {
        [REFUSED_RELEASES_HEADER]: refusedHeader(forwarding.refusedReleases()),
      }),
    }),
    rewriteHeaders: (headers) => {
      // The caller is gone, so the answer is dropped.
      if (request.raw.aborted) done();
      return answeredHeaders(headers);
    },
    onResponse: (_request, _reply, { stream }) => {
      if (route.domain === 'catalog' && route.method !== 'GET') forwarding.shared.changed();
      if (route.domain === 'admin' && route.method !== 'GET') forwarding.shared.mayHaveEnded();
      if (!route.longAnswer && isShort(request, reply)) {
        void passShort(request, reply, { route, stream, done });
        return;
      }
      const answer = takeAnswer(stream, route.longAnswer ? answerBounds.long : answerBounds.usual, done);
      if (mayCompress(route)) sendCompressed(reply, answer);
      else void reply.send(answer);
    },
    onError: (_reply, { error }) => {
      done();
      noteUnanswered(request, route, error);
      answerRefusal(request, reply, refuse('PART_UNAVAILABLE'));
    },
  });
}

/** As many as fit into a header. */
const refusedHeader = (refused: readonly RefusedRelease[]): string =>
  Buffer.from(JSON.stringify(refused.slice(0, 8))).toString('base64url');

/** The place at the service is free as soon as the answer has arrived. */
async function passShort(
  request: FastifyRequest,
  reply: FastifyReply,
  { route, stream, done }: Pick<Passing, 'route' | 'done'> & { stream: Readable },
): Promise<void> {
  try {
    const body = await readShort(stream);
    if (mayCompress(route)) await sendShort(request, reply, body);
    else void reply.send(body);
  } catch (error) {
    noteUnanswered(request, route, error);
    answerRefusal(request, reply.removeHeader('content-length'), refuse('PART_UNAVAILABLE'));
  } finally {
    done();
  }
}
