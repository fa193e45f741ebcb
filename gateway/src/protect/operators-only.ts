import { BlockList, isIP } from 'node:net';
import { refuse } from '@werkbank/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { answerRefusal } from './answer-refusal.js';

const internal = new Set(['/metrics', '/health/ready']);

/** A list of addresses and networks such as `127.0.0.1, 10.0.0.0/8`. Throws on what is neither. */
export function networks(list: string): BlockList {
  const known = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return known;
}

/** Figures and the state of the parts are for operators: to everybody else these addresses do not exist. */
export function operatorsOnly(fastify: FastifyInstance, operators: string): void {
  const known = networks(operators);
  fastify.addHook('onRequest', (request, reply, done) => {
    // What answers, not how it was written: however an address is encoded, it leads to the same route.
    if (
      !internal.has(request.routeOptions.url ?? '') ||
      known.check(request.ip, isIP(request.ip) === 6 ? 'ipv6' : 'ipv4')
    )
      done();
    else answerRefusal(request, reply, refuse('NOT_FOUND'));
  });
}
