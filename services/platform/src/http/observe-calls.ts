import type { FastifyInstance } from 'fastify';
import { noteCall } from '../schedule/index.js';
import type { CallLogger } from '../logging/service-logger.js';
import { callDuration } from '../metrics/call-metrics.js';
import { REQUEST_ID_HEADER } from '../request/request-id.js';

/** Echoes the request id, measures every call by its route's pattern and logs a line about it. */
export function observeCalls(fastify: FastifyInstance, log: CallLogger): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const seconds = reply.elapsedTime / 1000;
    callDuration.observe({ method: request.method, route, status: reply.statusCode }, seconds);
    if (route.startsWith('/api')) {
      noteCall();
      log.answered({
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      });
    }
    done();
  });
}
