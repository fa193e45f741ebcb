import type { FastifyInstance } from 'fastify';

/** JSON is parsed; every other body is handed on as the stream that it is, for calls with a raw body. */
export function acceptBodies(fastify: FastifyInstance): void {
  fastify.removeContentTypeParser('text/plain');
  fastify.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
}
