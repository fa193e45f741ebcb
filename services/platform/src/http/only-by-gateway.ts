import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { Logger } from '@nestjs/common';
import { errorBody, errorStatus, refuse } from '@werkbank/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { preferredLanguage } from '../auth/preferred-language.js';
import type { ServiceEnv } from '../env/service-env.js';

/** The gateway's secret. Only the gateway counts calls and states the caller's address truthfully. */
export const GATEWAY_SECRET_HEADER = 'x-werkbank-gateway';
export const GATEWAY_VERSION_HEADER = 'x-werkbank-gateway-version';
/** Releases of remotes that the gateway refused, as JSON in base64url; sent with the call for the operators' overview. */
export const REFUSED_RELEASES_HEADER = 'x-werkbank-refused-releases';

/**
 * Refuses calls that bypass the gateway: without it, password attempts are unlimited and a caller could claim any
 * address. Health and metrics stay open for operators.
 */
export function onlyByGateway(
  fastify: FastifyInstance,
  { GATEWAY_SECRET, HOST }: Pick<ServiceEnv, 'GATEWAY_SECRET' | 'HOST'>,
): void {
  if (GATEWAY_SECRET === undefined) {
    if (!isLoopback(HOST)) {
      new Logger('http').warn(
        `Without GATEWAY_SECRET whoever reaches ${HOST} calls past the gateway's limits`,
      );
    }
    return;
  }
  const expected = Buffer.from(GATEWAY_SECRET);
  fastify.addHook('onRequest', (request, reply, done) => {
    const given = request.headers[GATEWAY_SECRET_HEADER];
    const isCall = request.routeOptions.url?.startsWith('/api/') ?? false;
    if (!isCall || (typeof given === 'string' && isEqual(Buffer.from(given), expected))) return done();
    const refusal = refuse('FORBIDDEN');
    void reply
      .status(errorStatus(refusal.code))
      .send(errorBody(refusal, preferredLanguage(request.headers['accept-language'])));
  });
}

/** Takes the same time for all values of the expected length. */
const isEqual = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function isLoopback(host: string): boolean {
  const family = isIP(host);
  return host === 'localhost' || (family !== 0 && loopback.check(host, family === 6 ? 'ipv6' : 'ipv4'));
}
