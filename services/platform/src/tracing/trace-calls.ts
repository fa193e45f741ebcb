import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTracing, markFailed, startSpan, stopTracing, TRACEPARENT_HEADER } from './tracing.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set with tracing, for calls and pages. */
    span?: Span | undefined;
  }
}

/**
 * Gives every call and page a span with its route's pattern as name, because an address may name a person. No effect
 * without tracing.
 */
export function traceCalls(fastify: FastifyInstance): void {
  if (!isTracing()) return;
  fastify.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url;
    if (route !== undefined && isTold(request, route)) request.span = startCall(request, route);
    done();
  });
  fastify.addHook('onResponse', (request, { statusCode }, done) => {
    const { span } = request;
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500 && span) markFailed(span, String(statusCode));
    span?.end();
    done();
  });
  fastify.addHook('onClose', () => stopTracing());
}

const isTold = ({ headers }: FastifyRequest, route: string): boolean =>
  route.startsWith('/api') || (route === '/*' && headers.accept?.includes('text/html') === true);

function startCall(request: FastifyRequest, route: string): Span | undefined {
  const given = request.headers[TRACEPARENT_HEADER];
  return startSpan({
    role: 'server',
    name: `${request.method} ${route}`,
    attributes: {
      'http.request.method': request.method,
      'http.route': route,
      'url.scheme': request.protocol,
      'werkbank.request_id': request.id,
    },
    parent: typeof given === 'string' ? given : undefined,
  });
}
