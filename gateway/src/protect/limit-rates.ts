import rateLimit, { type CreateRateLimitOptions } from '@fastify/rate-limit';
import type { SignedInUser } from '@werkbank/contracts/caller';
import { refuse } from '@werkbank/contracts/errors';
import type { RouteName } from '@werkbank/contracts/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../env.js';
import { callerAddress } from './caller-address.js';

/** Calls with which secrets are guessed, or strangers' mailboxes filled; they have a tighter limit than the rest. */
const guessing: ReadonlySet<RouteName> = new Set([
  'login',
  'setUserPassword',
  'requestPasswordReset',
  'checkPasswordReset',
  'resetPassword',
  'registerCustomer',
  'confirmRegistration',
  'confirmEmailChange',
]);

export async function limitRates(fastify: FastifyInstance): Promise<void> {
  await fastify.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => callerAddress(ip),
    // The plugin throws this; the filter of refusals answers it.
    errorResponseBuilder: () => refuse('TOO_MANY_REQUESTS'),
  });
}

/** Whether what a page says of itself may be asked for once more: as often as calls are, and counted beside them. */
export function limitPages(
  fastify: FastifyInstance,
  { CALLS_PER_MINUTE }: Pick<GatewayEnv, 'CALLS_PER_MINUTE'>,
): (request: FastifyRequest) => Promise<boolean> {
  return countIn(fastify, { max: CALLS_PER_MINUTE });
}

/**
 * Whether somebody may make one more call this minute, from whichever addresses; counts it. A company's people may share one
 * address, so that the limit of addresses alone would either stop them all or let one of them take everything.
 */
export function limitUsers(
  fastify: FastifyInstance,
  { CALLS_PER_USER_PER_MINUTE: max }: Pick<GatewayEnv, 'CALLS_PER_USER_PER_MINUTE'>,
): (request: FastifyRequest, user: SignedInUser) => Promise<boolean> {
  const users = new WeakMap<FastifyRequest, SignedInUser>();
  const count = countIn(fastify, { max, keyGenerator: (request) => `user ${users.get(request)?.userId}` });
  return (request, user) => {
    users.set(request, user);
    return count(request);
  };
}

/** Counts a request, and answers whether it is within the limit. */
function countIn(
  fastify: FastifyInstance,
  limit: CreateRateLimitOptions,
): (request: FastifyRequest) => Promise<boolean> {
  const count = fastify.createRateLimit(limit);
  return async (request) => {
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded;
  };
}

/** The limit of one call, for its route's configuration. Each guessing call is counted by itself, all others together. */
export function limitOf(name: RouteName, env: Pick<GatewayEnv, 'CALLS_PER_MINUTE' | 'LOGINS_PER_MINUTE'>) {
  return guessing.has(name)
    ? { max: env.LOGINS_PER_MINUTE, groupId: name }
    : { max: env.CALLS_PER_MINUTE, groupId: 'calls' };
}
