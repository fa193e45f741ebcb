import type { IncomingMessage } from 'node:http';
import { type Route, routeNames, routes } from '@werkbank/contracts/routes';
import type { FastifyInstance } from 'fastify';

/** Time in which the rest of a body is read after its answer. */
const restMs = 30_000;

const largeBodies = new Set<string>(
  routeNames
    .map((name): Route => routes[name])
    .flatMap(({ largeBody, method, path }) => (largeBody ? [`${method} ${path}`] : [])),
);
const unhurried = new WeakSet<object>();

/** True for the connection of a request with a large body. The pace bounds it in place of the server's request timeout. */
export const takesItsTime = (socket: object): boolean => unhurried.has(socket);

/** Exempts the calls with a large body from the request timeout. A server that closes breaks them off. */
export function takeLargeBodies(fastify: FastifyInstance): void {
  const open = new Set<IncomingMessage>();
  fastify.addHook('onRequest', ({ method, routeOptions, raw }, reply, done) => {
    if (!largeBodies.has(`${method} ${routeOptions.url}`)) return done();
    const { socket } = raw;
    unhurried.add(socket);
    open.add(raw);
    reply.raw.once('close', () => {
      unhurried.delete(socket);
      open.delete(raw);
      if (!raw.complete) endSoon(raw);
    });
    done();
  });
  fastify.addHook('preClose', (done) => {
    for (const request of open) if (!request.complete) request.destroy();
    done();
  });
}

/** The request timeout may have passed already, and Node reports it once. */
function endSoon(request: IncomingMessage): void {
  setTimeout(() => request.complete || request.destroy(), restMs).unref();
}
