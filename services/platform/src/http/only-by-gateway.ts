import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { Logger } from '@nestjs/common';
import { errorBody, errorStatus, refuse } from '@werkbank/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { preferredLanguage } from '../auth/preferred-language.js';
import type { ServiceEnv } from '../env/service-env.js';

/** By it a service knows the gateway, which alone counts calls and says truly from where they come. */
export const GATEWAY_SECRET_HEADER = 'x-werkbank-gateway';
/** What the gateway says of itself, for operators. */
export const GATEWAY_VERSION_HEADER = 'x-werkbank-gateway-version';
/** Releases of remotes that it refused, as JSON in base64url; with the call that shows operators how everything does. */
export const REFUSED_RELEASES_HEADER = 'x-werkbank-refused-releases';

/**
 * Refuses calls that did not come through the gateway: past it nobody limits how often a password is tried, and an
 * address that a caller claims would be believed. Health and figures are for whoever runs the service.
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
  const expected = digest(GATEWAY_SECRET);
  fastify.addHook('onRequest', (request, reply, done) => {
    const given = request.headers[GATEWAY_SECRET_HEADER];
    const isCall = request.routeOptions.url?.startsWith('/api/') ?? false;
    if (!isCall || (typeof given === 'string' && timingSafeEqual(digest(given), expected))) return done();
    const refusal = refuse('FORBIDDEN');
    void reply
      .status(errorStatus(refusal.code))
      .send(errorBody(refusal, preferredLanguage(request.headers['accept-language'])));
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function isLoopback(host: string): boolean {
  const family = isIP(host);
  return host === 'localhost' || (family !== 0 && loopback.check(host, family === 6 ? 'ipv6' : 'ipv4'));
}
