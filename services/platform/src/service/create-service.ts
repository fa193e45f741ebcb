import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { callLogger } from '../logging/service-logger.js';
import { EventServer } from '../messaging/event-server.js';
import { QueryServer } from '../messaging/query-server.js';
import { asRequestId, REQUEST_ID_HEADER } from '../request/request-id.js';
import { runInRequest } from '../request/request-scope.js';
import type { ServiceDefinition } from './service-definition.js';
import { traceCalls } from '../tracing/trace-calls.js';
import { serviceModule } from './service.module.js';
import { acceptBodies } from '../http/accept-bodies.js';
import { boundedServer } from '../http/bounded-server.js';
import { takeLargeBodies } from '../http/large-bodies.js';
import { closeDrained, closeUnavailable, Drain } from '../http/drain.js';
import { FailureFilter } from '../http/failure-filter.js';
import { observeCalls } from '../http/observe-calls.js';
import { onlyByGateway } from '../http/only-by-gateway.js';

const MIB = 1024 * 1024;

/** A service with its queries and events connected, not listening yet. */
export async function createService(definition: ServiceDefinition): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    logger: false,
    bodyLimit: MIB,
    // The gateway has added its headers to the ones that it takes, and lets files arrive more slowly than all else.
    ...boundedServer({ requestMs: 150_000, headerBytes: 32 * 1024 }),
    // Only the gateway is in front; it sets these headers itself.
    trustProxy: true,
    genReqId: (request: { headers: Record<string, unknown> }) =>
      asRequestId(request.headers[REQUEST_ID_HEADER]),
    // Idle connections must not hold up a shutdown.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 4096 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(serviceModule(definition), adapter, {
    bufferLogs: true,
    bodyParser: false,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.useGlobalFilters(new FailureFilter());
  const fastify = app.getHttpAdapter().getInstance();
  acceptBodies(fastify);
  observeCalls(fastify, callLogger(definition.domain, definition.env.LOG_LEVEL));
  traceCalls(fastify);
  fastify.addHook('preHandler', (request, _reply, done) =>
    runInRequest('call', request.id, done, request.span),
  );
  closeDrained(fastify, app.get(Drain));
  closeUnavailable(fastify);
  takeLargeBodies(fastify);
  onlyByGateway(fastify, definition.env);
  app.connectMicroservice({ strategy: app.get(QueryServer) });
  app.connectMicroservice({ strategy: app.get(EventServer) });
  await app.startAllMicroservices();
  await app.init();
  return app;
}
