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

/** Headers by which proxies name whom they ask for. */
const forwardings = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/** Whether the connection itself comes from an operator. What a header says of an address counts for nothing. */
function comesFromOperator({ socket, headers }: FastifyRequest, known: BlockList): boolean {
  const address = socket.remoteAddress ?? '';
  const isForwarded = forwardings.some((name) => headers[name] !== undefined);
  return !isForwarded && isIP(address) !== 0 && known.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Figures and the state of the parts are for operators: to everybody else these addresses do not exist. What came through a
 * proxy is for everybody else, whichever network the proxy is in.
 */
export function operatorsOnly(fastify: FastifyInstance, operators: string): void {
  const known = networks(operators);
  fastify.addHook('onRequest', (request, reply, done) => {
    // What answers, not how it was written: however an address is encoded, it leads to the same route.
    if (!internal.has(request.routeOptions.url ?? '') || comesFromOperator(request, known)) done();
    else answerRefusal(request, reply, refuse('NOT_FOUND'));
  });
}
