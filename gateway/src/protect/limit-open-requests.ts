import { refuse } from '@werkbank/contracts/errors';
import { type Route, routeNames, routes } from '@werkbank/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { answerRefusal } from './answer-refusal.js';
import { callerAddress } from './caller-address.js';

const streamPaths = new Set<string>(
  routeNames.map((name): Route => routes[name]).flatMap(({ stream, path }) => (stream ? [path] : [])),
);

/**
 * Maximum of open calls of one address, however slowly it sends them or reads their answers. Streams stay open as long as a
 * page, so they are counted separately: a company's people may share one address.
 */
export function limitOpenRequests(fastify: FastifyInstance, most: { calls: number; streams: number }): void {
  const open = { calls: new Map<string, number>(), streams: new Map<string, number>() };
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) return done();
    const kind = streamPaths.has(request.routeOptions.url ?? '') ? 'streams' : 'calls';
    const ip = callerAddress(request.ip);
    const before = open[kind].get(ip) ?? 0;
    if (before >= most[kind]) {
      answerRefusal(request, reply, refuse('TOO_MANY_REQUESTS'));
      return;
    }
    open[kind].set(ip, before + 1);
    reply.raw.once('close', () => {
      const left = (open[kind].get(ip) ?? 1) - 1;
      if (left > 0) open[kind].set(ip, left);
      else open[kind].delete(ip);
    });
    done();
  });
}
