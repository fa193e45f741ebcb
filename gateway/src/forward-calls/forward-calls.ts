import replyFrom from '@fastify/reply-from';
import { mayCall } from '@werkbank/contracts/caller';
import { isRefusal, refuse } from '@werkbank/contracts/errors';
import { type Domain, type Route, type RouteName, routeNames, routes } from '@werkbank/contracts/routes';
import { callerOf, type TokenCheck } from '@werkbank/platform/auth';
import { isOutage } from '@werkbank/platform/parts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayCompress, sendCompressed } from '../compress-answers/compress-answers.js';
import type { GatewayEnv } from '../env.js';
import { answerRefusal } from '../protect/answer-refusal.js';
import { limitOf } from '../protect/limit-rates.js';
import { forwardedHeaders } from './forwarded-headers.js';

const mebibyte = 1024 * 1024;
const bodyLimits = { json: mebibyte, file: 16 * mebibyte };

/** Opens exactly the calls of the contract, each to the service that owns it. Everything else below /api is 404. */
export async function forwardCalls(
  fastify: FastifyInstance,
  env: GatewayEnv,
  tokens: TokenCheck,
): Promise<void> {
  const services: Record<Domain, string> = {
    catalog: env.CATALOG_URL,
    checkout: env.CHECKOUT_URL,
    orders: env.ORDERS_URL,
    admin: env.ADMIN_URL,
  };
  await fastify.register(replyFrom, {
    undici: { connections: 64, headersTimeout: 30_000, bodyTimeout: 30_000, connectTimeout: 2_000 },
    // A call is never repeated by the gateway: whoever asks decides whether asking twice is safe.
    retryMethods: [],
    maxRetriesOn503: 0,
  });
  // Bodies pass through unread; the service that owns the call checks them.
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  for (const name of routeNames) openCall(fastify, name, services[routes[name].domain], env, tokens);
  fastify.all('/api/*', (request, reply) => answerRefusal(request, reply, refuse('NOT_FOUND')));
}

function openCall(
  fastify: FastifyInstance,
  name: RouteName,
  service: string,
  env: GatewayEnv,
  tokens: TokenCheck,
): void {
  const route: Route = routes[name];
  const bodyLimit = route.rawBody ? bodyLimits.file : bodyLimits.json;
  fastify.route({
    method: route.method,
    url: route.path,
    bodyLimit,
    config: { rateLimit: limitOf(name, env) },
    handler: async (request, reply) => {
      if (Number(request.headers['content-length'] ?? 0) > bodyLimit) {
        return answerRefusal(request, reply, refuse('BODY_TOO_LARGE'));
      }
      const refused = await refuseCaller(request, route, tokens);
      if (refused) return answerRefusal(request, reply, refused);
      return pass(request, reply, route, service);
    },
  });
}

/** The first of two checks: the service repeats it and decides whose object it is. */
async function refuseCaller(request: FastifyRequest, route: Route, tokens: TokenCheck) {
  try {
    const caller = await callerOf(request.headers, tokens);
    if (isRefusal(caller)) return caller;
    if (mayCall(route.who, caller)) return undefined;
    return refuse(caller.kind === 'visitor' ? 'AUTHENTICATION_REQUIRED' : 'FORBIDDEN');
  } catch (error) {
    if (isOutage(error)) return refuse('PART_UNAVAILABLE');
    throw error;
  }
}

function pass(request: FastifyRequest, reply: FastifyReply, route: Route, service: string) {
  const [path = '', ...query] = request.url.split('?');
  return reply.from(`${service}${path}`, {
    // Apart from the path, which is looked through for `..`: people may search for anything, broken escapes included.
    queryString: () => query.join('?'),
    rewriteRequestHeaders: (_request, headers) => forwardedHeaders(request, headers, route),
    rewriteHeaders: (headers) => ({ ...headers, 'cache-control': headers['cache-control'] ?? 'no-store' }),
    ...(mayCompress(route) && {
      onResponse: (_request, _reply, { stream }) => sendCompressed(reply, stream),
    }),
    onError: (_reply, { error }) => {
      request.log.warn({ service: route.domain, reason: error.message }, 'service does not answer');
      answerRefusal(request, reply, refuse('PART_UNAVAILABLE'));
    },
  });
}
