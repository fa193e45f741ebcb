import { BlockList, isIP } from 'node:net';
import { refuse } from '@werkbank/contracts/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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

/** Headers in which proxies name the original caller. */
const forwardings = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/** Only the connection's own address counts; a forwarding header disqualifies it. */
function comesFromOperator({ socket, headers }: FastifyRequest, known: BlockList): boolean {
  const address = socket.remoteAddress ?? '';
  const isForwarded = forwardings.some((name) => headers[name] !== undefined);
  return !isForwarded && isIP(address) !== 0 && known.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Metrics and health are for operators; for others these addresses do not exist. A call through a proxy never counts as an
 * operator's, whichever network the proxy is in.
 */
export function operatorsOnly(fastify: FastifyInstance, operators: string): void {
  const known = networks(operators);
  fastify.addHook('onRequest', (request, reply, done) => {
    // Compares the matched route, not the address: encoded addresses lead to the same route.
    if (!internal.has(request.routeOptions.url ?? '') || comesFromOperator(request, known)) done();
    else answerRefusal(request, reply, refuse('NOT_FOUND'));
  });
}
