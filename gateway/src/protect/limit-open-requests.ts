import { refuse } from '@werkbank/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { answerRefusal } from './answer-refusal.js';
import { callerAddress } from './caller-address.js';

/** So many calls one address may have open at a time, however slowly it sends them or reads their answers. */
export function limitOpenRequests(fastify: FastifyInstance, most: number): void {
  const open = new Map<string, number>();
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) return done();
    const ip = callerAddress(request.ip);
    const before = open.get(ip) ?? 0;
    if (before >= most) {
      answerRefusal(request, reply, refuse('TOO_MANY_REQUESTS'));
      return;
    }
    open.set(ip, before + 1);
    reply.raw.once('close', () => {
      const left = (open.get(ip) ?? 1) - 1;
      if (left > 0) open.set(ip, left);
      else open.delete(ip);
    });
    done();
  });
}
