import { refuse } from '@werkbank/contracts/errors';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { tokenCheckFor } from '@werkbank/platform/auth';
import { asRequestId, REQUEST_ID_HEADER } from '@werkbank/platform/request';
import { boundedServer, closeDrained, Drain, observeCalls, takeLargeBodies } from '@werkbank/platform/http';
import { callLogger, serviceLogger } from '@werkbank/platform/logging';
import { traceCalls } from '@werkbank/platform/tracing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { compressAnswers } from './compress-answers/compress-answers.js';
import { describeCalls } from './describe-calls/describe-calls.js';
import type { GatewayEnv } from './env.js';
import { proxyCalls, reachServices } from './proxy/proxy-calls.js';
import { GatewayModule } from './gateway.module.js';
import { answerRefusal } from './protect/answer-refusal.js';
import { everyPageHasPolicy, securityHeaders } from './protect/content-security-policy.js';
import { limitOpenRequests } from './protect/limit-open-requests.js';
import { limitRates } from './protect/limit-rates.js';
import { refuseAmbiguousAddresses, rewriteAddress } from './protect/one-address.js';
import { operatorsOnly } from './protect/operators-only.js';
import { RefusalFilter } from './protect/refusal.filter.js';
import { takeSpans } from './browser-traces/take-spans.js';
import { Remotes } from './front-end/remotes/remotes.js';
import { serveFrontEnd } from './front-end/serve-front-end.js';

/** Logger of requests. Fastify's own lines would contain the address, and it may hold a token. */
const requestLogger = (level: string) =>
  serviceLogger('gateway', level).child(
    { context: 'request' },
    {
      level: level === 'silent' || level === 'error' || level === 'fatal' ? level : 'warn',
      serializers: { req: () => undefined, res: () => undefined },
    },
  );

/** The gateway, not listening yet. */
export async function createGateway(env: GatewayEnv): Promise<NestFastifyApplication> {
  const headers = securityHeaders(env.PUBLIC_URL);
  const adapter = new FastifyAdapter({
    loggerInstance: requestLogger(env.LOG_LEVEL),
    trustProxy: env.TRUSTED_PROXIES.length > 0 ? env.TRUSTED_PROXIES : false,
    genReqId: (request: { headers: Record<string, unknown> }) =>
      asRequestId(request.headers[REQUEST_ID_HEADER]),
    forceCloseConnections: 'idle',
    // A file may take as long as it needs on a slow line; its sender has been checked by then.
    ...boundedServer({ requestMs: 120_000, headerBytes: 16 * 1024 }),
    rewriteUrl: rewriteAddress,
    // Errors before any route or hook, such as an address with a broken escape.
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
      void answerRefusal(request, reply.headers(headers), refuse('MALFORMED_REQUEST'));
    },
    // An access token may stand in the address of a logout.
    routerOptions: { maxParamLength: 4096 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(GatewayModule.of(env), adapter, {
    bufferLogs: true,
    bodyParser: false,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.useGlobalFilters(new RefusalFilter());
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  refuseAmbiguousAddresses(fastify);
  everyPageHasPolicy(fastify);
  operatorsOnly(fastify, env.OPERATORS);
  observeCalls(fastify, callLogger('gateway', env.LOG_LEVEL));
  traceCalls(fastify);
  closeDrained(fastify, app.get(Drain));
  takeLargeBodies(fastify);
  limitOpenRequests(fastify, { calls: env.OPEN_CALLS_PER_ADDRESS, streams: env.OPEN_STREAMS_PER_ADDRESS });
  // Before the routes: they get the filter of refusals as their error handler only if it is there already.
  await app.init();
  await limitRates(fastify);
  await compressAnswers(fastify);
  const services = reachServices(fastify, env);
  const remotes = app.get(Remotes);
  remotes.start();
  fastify.addHook('onClose', () => remotes.stop());
  await serveFrontEnd(fastify, env, services, remotes);
  describeCalls(fastify, env.PUBLIC_URL);
  takeSpans(fastify);
  await proxyCalls(fastify, env, tokenCheckFor(env), {
    ...services,
    refusedReleases: () => remotes.refused(),
  });
  return app;
}
